import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMonths } from '../../../platform/calendar-day.ts';
import { makeAdministrator } from '../../../testing/admin.ts';
import {
  type AffiliatePerson,
  follow,
  givePixKey,
  makeAffiliate,
  makeReferred,
  readPanel,
  readStatement,
} from '../../../testing/affiliates.ts';
import { checkAge } from '../../../testing/age.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { actAtBank, buyCoins, untilStatus } from '../../../testing/coin-orders.ts';
import { GOOD_PASSWORD, makeGuest, makePerson } from '../../../testing/factories.ts';
import { runJob } from '../../../testing/jobs.ts';
import { until } from '../../../testing/until.ts';
import { buyVip, orderVip } from '../../../testing/vip.ts';
import { settleCommission } from './commissions.ts';

const DAY_MS = 24 * 60 * 60_000;
let app: TestApp;
let bia: AffiliatePerson;
let link: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Somebody new with a link of their own, so that nothing of one test is in the figures of another. */
async function newAffiliate(email?: string): Promise<AffiliatePerson & { link: string; code: string }> {
  const affiliate = await makeAffiliate(app, email);
  const panel = await readPanel(affiliate.client);
  return { ...affiliate, link: `${app.url}/r/${panel.code}`, code: panel.code };
}
beforeAll(async () => {
  const made = await newAffiliate();
  bia = made;
  link = made.link;
});

const amounts = async ({ client }: { client: TestClient }) =>
  (await readStatement(client)).map((entry: { amountCents: number }) => entry.amountCents).reverse();
const untilAmounts = (affiliate: { client: TestClient }, wanted: readonly number[]) =>
  until(async () => JSON.stringify(await amounts(affiliate)) === JSON.stringify(wanted));
const enter = (client: TestClient, code: string) => client.post('/api/referral', { code });

describe('somebody who comes by an affiliate’s link', () => {
  it('is counted, becomes theirs on registering, and a quarter of what they pay is held for fourteen days on Pix', async () => {
    const browser = app.client();
    expect(await follow(browser, `${link}/podcast`)).toBe('/');
    expect(await follow(browser, `${link}/podcast`)).toBe('/');
    const cookie = browser.cookies.get('cafune_visitor');
    expect(cookie).toMatch(/^[0-9a-f-]{36}$/u);
    const buyer = await makePerson({ ...app, client: () => browser });
    await buyCoins(buyer.client);
    await untilAmounts(bia, [497]);
    const panel = await readPanel(bia.client);
    expect(panel).toMatchObject({
      link: expect.stringMatching(/\/r\/[0-9a-f]{10}$/u),
      people: { clicks: 2, visitors: 1, signUps: 1, trials: 0, buyers: 1 },
      revenueCents: 1_990,
      commission: { heldCents: 497, payableCents: 0, sendingCents: 0, paidCents: 0 },
      links: [{ label: 'podcast', clicks: 2, visitors: 1, signUps: null, buyers: null }],
    });
    expect(panel.days).toHaveLength(30);
    expect(panel.days.at(-1)).toMatchObject({ clicks: 2, signUps: 1, commissionCents: 497 });
    const heldMs = Date.parse(panel.commission.nextReleaseAt) - app.clock.now().getTime();
    expect(Math.round(heldMs / DAY_MS)).toBe(14);
  });

  it('B05: is nobody in the statement: no name, no address, no account, no order', async () => {
    const affiliate = await newAffiliate();
    const buyer = await makeReferred(app, [affiliate.link], { firstName: 'Valdomira' });
    const orderId = await buyCoins(buyer.client);
    await untilAmounts(affiliate, [497]);
    const paths = ['panel', 'statement', 'statement.csv', 'payouts'];
    const answers = await Promise.all(paths.map((path) => affiliate.client.get(`/api/affiliate/${path}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const told = answers.map(({ text }) => text).join();
    for (const word of ['Valdomira', buyer.email, buyer.id, orderId]) expect(told).not.toContain(word);
    expect(answers[2]?.text).toContain('coins,purchase,1990,497,held,');
  });

  it('A05: signed out, and with the cookie of a person, none of it is there', async () => {
    const person = await makePerson(app);
    for (const client of [app.client(), person.client]) {
      for (const path of ['panel', 'statement', 'statement.csv', 'payouts']) {
        const answer = await client.get(`/api/affiliate/${path}`);
        expect([answer.status, answer.body.error]).toEqual([401, 'affiliates.signed-out']);
      }
      expect((await givePixKey(client)).status).toBe(401);
    }
    expect((await enter(bia.client, '0123456789')).status).toBe(401);
    expect((await enter((await makeGuest(app)).client, '0123456789')).status).toBe(401);
  });

  it('arrives whatever is wrong with the link, and nothing is counted', async () => {
    const browser = app.client();
    for (const code of ['nada', '0123456789', '..', 'ABCDEF0123/../x'])
      expect((await fetch(`${app.url}/r/${code}`, { redirect: 'manual' })).status).toBeLessThan(500);
    expect(await follow(browser, `${app.url}/r/0123456789`)).toBe('/');
    expect(browser.cookies.size).toBe(0);
    const odd = await newAffiliate();
    await follow(browser, `${odd.link}/Não%20é%20isso`);
    expect((await readPanel(odd.client)).links).toMatchObject([{ label: null, clicks: 1 }]);
  });

  it('belongs to the last one whose link they followed, for sixty days', async () => {
    const [first, second] = [await newAffiliate(), await newAffiliate()];
    await makeReferred(app, [first.link, second.link]);
    expect((await readPanel(second.client)).people.signUps).toBe(1);
    expect((await readPanel(first.client)).people.signUps).toBe(0);
    const late = app.client();
    await follow(late, first.link);
    app.clock.advance(60 * DAY_MS + 1_000);
    const { client } = await makePerson({ ...app, client: () => late });
    expect((await client.get('/api/referral')).body).toEqual({ standing: 'open' });
  });

  it('keeps a trial and a plan of VIP for who brought them: nothing of the free days, a quarter of what is paid', async () => {
    const affiliate = await newAffiliate();
    const buyer = await makeReferred(app, [affiliate.link]);
    const trial = await orderVip(buyer.client, { isTrial: true, method: 'card', renews: true });
    await actAtBank(buyer.client, trial.body.id, 'pay');
    await until(async () => (await readPanel(affiliate.client)).people.trials === 1);
    expect((await readPanel(affiliate.client)).people.buyers).toBe(0);
    expect(await amounts(affiliate)).toEqual([]);
    const other = await makeReferred(app, [affiliate.link]);
    const orderId = await buyVip(other.client);
    const { priceCents } = (await other.client.get(`/api/orders/${orderId}`)).body;
    await untilAmounts(affiliate, [Math.floor(priceCents / 4)]);
    expect((await readStatement(affiliate.client))[0]).toMatchObject({ product: 'vip', cause: 'purchase' });
  });

  it('is worth something for twelve months, and no day longer', async () => {
    const affiliate = await newAffiliate();
    const buyer = await makeReferred(app, [affiliate.link]);
    const end = addMonths(app.clock.now(), 12).getTime();
    app.clock.advance(end - app.clock.now().getTime() - 60_000);
    const { client } = buyer;
    await client.post('/api/auth/login', { email: buyer.email, password: GOOD_PASSWORD });
    await affiliate.client.post('/api/affiliate/login', { email: affiliate.email, password: GOOD_PASSWORD });
    await buyCoins(client);
    await untilAmounts(affiliate, [497]);
    app.clock.advance(120_000);
    await buyCoins(client);
    await app.application.deps.outbox.drain();
    expect(await amounts(affiliate)).toEqual([497]);
  });
});

describe('J07: nobody is paid for themselves', () => {
  it('their own code is refused with 422, in another spelling of their mailbox and by another account of theirs', async () => {
    const name = randomUUID();
    const affiliate = await newAffiliate(`${name}@correio.com`);
    const spelled = await makePerson(app, { email: `${name}+eu@correio.com` });
    const known = await makePerson(app, { email: `${name}@correio.com` });
    const other = await makePerson(app);
    const person = randomUUID();
    await checkAge(known.client, 'adult', person);
    await checkAge(other.client, 'adult', person);
    for (const { client } of [spelled, known, other]) {
      const answer = await enter(client, affiliate.code);
      expect([answer.status, answer.body.error, answer.body.message]).toEqual([
        422,
        'affiliates.own-code',
        'Esse código é seu. Ele vale pra quem você indicar.',
      ]);
      expect((await client.get('/api/referral')).body).toEqual({ standing: 'open' });
    }
  });

  it('their own link leaves the account to who brought them before, or to nobody', async () => {
    const name = randomUUID();
    const [before, affiliate] = [await newAffiliate(), await newAffiliate(`${name}@correio.com`)];
    const own = await makeReferred(app, [before.link, affiliate.link], { email: `${name}+eu@correio.com` });
    await buyCoins(own.client);
    await untilAmounts(before, [497]);
    expect(await amounts(affiliate)).toEqual([]);
    const { rows } = await app.database.db.pool.query(
      `SELECT decision FROM affiliate_touches WHERE account_id = $1 ORDER BY id`,
      [own.id],
    );
    expect(rows.map(({ decision }) => decision)).toEqual(['own', 'bound']);
  });

  it('what was held is taken back when it becomes known that they are the same person', async () => {
    const email = `${randomUUID()}@correio.com`;
    const affiliate = await newAffiliate(email);
    const own = await makePerson(app, { email });
    const hidden = await makeReferred(app, [affiliate.link]);
    await buyCoins(hidden.client);
    await untilAmounts(affiliate, [497]);
    const person = randomUUID();
    await checkAge(own.client, 'adult', person);
    await checkAge(hidden.client, 'adult', person);
    await untilAmounts(affiliate, [497, -497]);
    expect((await readStatement(affiliate.client))[0]).toMatchObject({ cause: 'own' });
    // Another address afterwards changes nothing.
    await app.database.db.pool.query('UPDATE affiliates SET email = $2 WHERE email = $1', [
      email,
      `${randomUUID()}@a.com`,
    ]);
    await buyCoins(hidden.client);
    await app.application.deps.outbox.drain();
    expect(await amounts(affiliate)).toEqual([497, -497]);
  });
});

describe('J07: two affiliates, one account', () => {
  it('twenty codes of two at once: one counts, the others hear that somebody did, and it stays', async () => {
    const [first, second] = [await newAffiliate(), await newAffiliate()];
    const { client, id } = await makePerson(app);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => enter(client, at % 2 === 0 ? first.code : second.code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    expect(new Set(others.map(({ body }) => body.error))).toEqual(new Set(['affiliates.already-referred']));
    const { rows } = await app.database.db.pool.query(
      'SELECT count(*)::int AS bound FROM affiliate_touches WHERE account_id = $1 AND decision = $2',
      [id, 'bound'],
    );
    expect(rows).toEqual([{ bound: 1 }]);
    expect((await client.get('/api/referral')).body).toEqual({ standing: 'referred' });
    const signUps = [first, second].map(async (one) => (await readPanel(one.client)).people.signUps);
    expect((await Promise.all(signUps)).toSorted()).toEqual([0, 1]);
  });

  it('J05: the same code twenty times at once counts once', async () => {
    const affiliate = await newAffiliate();
    const { client } = await makePerson(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(client, affiliate.code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await readPanel(affiliate.client)).people.signUps).toBe(1);
  });

  it('a code does not take who came by a link, counts no more after a purchase, and has to exist', async () => {
    const [first, second] = [await newAffiliate(), await newAffiliate()];
    const referred = await makeReferred(app, [first.link]);
    expect((await enter(referred.client, second.code)).body.error).toBe('affiliates.already-referred');
    const buyer = await makePerson(app);
    await buyCoins(buyer.client);
    const late = await enter(buyer.client, second.code);
    expect([late.status, late.body.error]).toEqual([409, 'affiliates.too-late']);
    expect((await buyer.client.get('/api/referral')).body).toEqual({ standing: 'too-late' });
    const unknown = await enter((await makePerson(app)).client, '0123456789');
    expect([unknown.status, unknown.body.error]).toEqual([404, 'affiliates.unknown-code']);
  });
});

describe('J07: a commission goes where its money goes', () => {
  async function sold() {
    const affiliate = await newAffiliate();
    const buyer = await makeReferred(app, [affiliate.link]);
    const orderId = await buyCoins(buyer.client);
    await untilAmounts(affiliate, [497]);
    return { affiliate, buyer, orderId };
  }

  it('back with a refund, and nothing is left to pay', async () => {
    const { affiliate, buyer, orderId } = await sold();
    const withdrawn = await buyer.client.post(`/api/orders/${orderId}/withdraw`);
    expect(withdrawn.status).toBe(200);
    await untilAmounts(affiliate, [497, -497]);
    const panel = await readPanel(affiliate.client);
    expect([panel.commission.heldCents, panel.revenueCents]).toEqual([0, 0]);
    expect((await readStatement(affiliate.client))[0]).toMatchObject({ cause: 'refund', baseCents: -1_990 });
  });

  it('in proportion with a part of it, to the centavo', async () => {
    const { affiliate, orderId } = await sold();
    const admin = await makeAdministrator(app);
    const refund = { amountCents: 991, seenRefundedCents: 0, reason: 'Metade da compra', clientId: randomUUID() };
    expect((await admin.client.post(`/api/admin/orders/${orderId}/refund`, refund)).status).toBe(200);
    // A quarter of the 999 centavos that stay is 249.
    await untilAmounts(affiliate, [497, -248]);
    expect((await readPanel(affiliate.client)).commission.heldCents).toBe(249);
  });

  it('away while a purchase is contested, and here again when that is won', async () => {
    const { affiliate, buyer, orderId } = await sold();
    await actAtBank(buyer.client, orderId, 'dispute');
    await untilStatus(buyer.client, orderId, 'disputed');
    await untilAmounts(affiliate, [497, -497]);
    await actAtBank(buyer.client, orderId, 'win-dispute');
    await untilAmounts(affiliate, [497, -497, 497]);
    const [last] = await readStatement(affiliate.client);
    expect(last).toMatchObject({ cause: 'return', state: 'held' });
  });

  it('away as soon as the money is to go back, not when it has', async () => {
    const { affiliate, buyer, orderId } = await sold();
    const accountId = buyer.id;
    await app.database.db.pool.query(
      `INSERT INTO refunds (id, order_id, asked_by, account_id, request_key, provider_key, amount_cents, coins, status, asked_at)
       VALUES (gen_random_uuid(), $1, 'team', $2, $3, $3, 1990, 700, 'asked', now())`,
      [orderId, accountId, `test:${orderId}`],
    );
    await settleCommission(app.application.deps, { accountId, orderId });
    expect(await amounts(affiliate)).toEqual([497, -497]);
  });

  it('is reckoned once where twenty reckon at the same moment', async () => {
    const affiliate = await newAffiliate();
    const buyer = await makePerson(app);
    const orderId = await buyCoins(buyer.client);
    await app.application.deps.outbox.drain();
    await app.database.db.pool.query(
      `INSERT INTO affiliate_referrals (account_id, affiliate_id, via, bound_at)
       SELECT $1, id, 'link', $3 FROM affiliates WHERE email = $2`,
      [buyer.id, affiliate.email, new Date(app.clock.now().getTime() - DAY_MS)],
    );
    const settle = () => settleCommission(app.application.deps, { accountId: buyer.id, orderId });
    await Promise.all(Array.from({ length: 20 }, settle));
    expect(await amounts(affiliate)).toEqual([497]);
  });
});

describe('a click', () => {
  it('stays with a visitor who talks first and registers later', async () => {
    const affiliate = await newAffiliate();
    const browser = app.client();
    await follow(browser, affiliate.link);
    await browser.post('/api/auth/guest');
    await makePerson({ ...app, client: () => browser });
    expect((await readPanel(affiliate.client)).people.signUps).toBe(1);
  });

  it('of the affiliate’s own browser is none, and nor is their code there', async () => {
    const affiliate = await newAffiliate();
    await follow(affiliate.client, affiliate.link);
    expect((await readPanel(affiliate.client)).people.clicks).toBe(0);
    const own = await makePerson({ ...app, client: () => affiliate.client });
    expect((await enter(own.client, affiliate.code)).body.error).toBe('affiliates.own-code');
  });

  it('is a person’s: neither a picture with the address nor a page that is read ahead counts', async () => {
    const affiliate = await newAffiliate();
    const browser = app.client();
    await follow(browser, affiliate.link, { 'sec-fetch-dest': 'image' });
    await follow(browser, affiliate.link, { 'sec-purpose': 'prefetch' });
    expect(browser.cookies.size).toBe(0);
    await follow(browser, affiliate.link, { 'sec-fetch-dest': 'document' });
    expect((await readPanel(affiliate.client)).people.clicks).toBe(1);
  });

  it('tells of a label what became of people only where they are five', async () => {
    const affiliate = await newAffiliate();
    for (let times = 0; times < 4; times += 1) await makeReferred(app, [`${affiliate.link}/maria`]);
    const read = async () => (await readPanel(affiliate.client)).links[0];
    // Whoever clicks themselves makes no crowd.
    for (let times = 0; times < 3; times += 1) await follow(app.client(), `${affiliate.link}/maria`);
    expect(await read()).toEqual({ label: 'maria', clicks: 7, visitors: 7, signUps: null, buyers: null });
    await makeReferred(app, [`${affiliate.link}/maria`]);
    expect(await read()).toEqual({ label: 'maria', clicks: 8, visitors: 8, signUps: 5, buyers: 0 });
  });

  it('is forgotten when it counts for nothing any more', async () => {
    const affiliate = await newAffiliate();
    await follow(app.client(), affiliate.link);
    app.clock.advance(91 * DAY_MS + 60_000);
    await follow(app.client(), affiliate.link);
    await runJob(app, 'affiliates-delete-dead');
    const { rows } = await app.database.db.pool.query(
      `SELECT count(*)::int AS left FROM affiliate_touches t JOIN affiliates a ON a.id = t.affiliate_id WHERE a.email = $1`,
      [affiliate.email],
    );
    expect(rows).toEqual([{ left: 1 }]);
  });

  it('that cannot be counted still leads on', async () => {
    const affiliate = await newAffiliate();
    const { pool } = app.database.db;
    await pool.query('ALTER TABLE affiliate_touches RENAME TO away');
    expect(await follow(app.client(), affiliate.link)).toBe('/');
    await pool.query('ALTER TABLE away RENAME TO affiliate_touches');
  });
});
