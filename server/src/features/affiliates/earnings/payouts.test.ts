import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentProvider, PaymentProviderUnavailable } from '../../../providers/payments/port.ts';
import { makeAdministrator, readLog } from '../../../testing/admin.ts';
import {
  type AffiliatePerson,
  givePixKey,
  makeAffiliate,
  makeReferred,
  readPanel,
} from '../../../testing/affiliates.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { actAtBank, buyCoins, untilStatus } from '../../../testing/coin-orders.ts';
import { GOOD_PASSWORD, type Person } from '../../../testing/factories.ts';
import { until } from '../../../testing/until.ts';
import { makePayouts } from './payouts.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Most coins for one purchase: a commission above the least that is sent. */
const BIG = { packId: 'coins-10000' };
let app: TestApp;
const bank = { paysOut: true, isDown: false, asked: 0 };
beforeAll(async () => {
  app = await startTestApp({ wrapPayments });
});
afterAll(() => app.stop());

function wrapPayments(provider: PaymentProvider): PaymentProvider {
  const payOut: PaymentProvider['payOut'] = async (payout) => {
    bank.asked += 1;
    const answer = await provider.payOut(payout);
    // The money went, and nobody heard of it.
    if (bank.isDown) throw new PaymentProviderUnavailable();
    return answer;
  };
  return {
    ...provider,
    payOut,
    get capabilities() {
      return { ...provider.capabilities, paysOut: bank.paysOut };
    },
  };
}

const query = async (text: string, values: unknown[] = []) => (await app.database.db.pool.query(text, values)).rows;
const sentTo = (pixKey: string) => query('SELECT amount_cents FROM sandbox_payouts WHERE pix_key = $1', [pixKey]);
const commission = async ({ client }: AffiliatePerson) => (await readPanel(client)).commission;

/** Moves the clock to the fifth of the month after what is held now is released, past ten o'clock. */
async function moveToPayday(affiliate: AffiliatePerson): Promise<void> {
  app.clock.advance(31 * DAY_MS);
  await signIn(affiliate);
  const { nextPayout } = await readPanel(affiliate.client);
  app.clock.advance(Math.max(0, Date.parse(`${nextPayout.on}T13:00:30Z`) - app.clock.now().getTime()));
  await signIn(affiliate);
}
const signIn = ({ client, email }: AffiliatePerson) =>
  client.post('/api/affiliate/login', { email, password: GOOD_PASSWORD });

async function earning(pixKey: string | null): Promise<{ affiliate: AffiliatePerson; buyer: Person; orderId: string }> {
  const affiliate = await makeAffiliate(app);
  if (pixKey !== null) expect((await givePixKey(affiliate.client, pixKey)).status).toBe(200);
  const { code } = await readPanel(affiliate.client);
  const buyer = await makeReferred(app, [`${app.url}/r/${code}`]);
  const orderId = await buyCoins(buyer.client, BIG);
  await until(async () => (await commission(affiliate)).heldCents > 0);
  return { affiliate, buyer, orderId };
}
const pay = () => makePayouts(app.application.deps);
const newKey = () => `${randomUUID()}@banco.com`;

describe('what affiliates are paid', () => {
  it('goes out once, on the fifth at ten, when it is no longer held; the statement says so, and a mail', async () => {
    const key = newKey();
    const { affiliate } = await earning(key);
    const { heldCents } = await commission(affiliate);
    await pay();
    expect(await sentTo(key)).toEqual([]);
    await moveToPayday(affiliate);
    await Promise.all([pay(), pay(), pay()]);
    expect((await commission(affiliate)).paidCents).toBe(heldCents);
    await pay();
    expect(await sentTo(key)).toEqual([{ amount_cents: heldCents }]);
    const [payout] = (await affiliate.client.get('/api/affiliate/payouts')).body.items;
    expect(payout).toMatchObject({ status: 'paid', amountCents: heldCents, pixKey: `${key.slice(0, 2)}•••@banco.com` });
    const lines = await affiliate.client.get(`/api/affiliate/statement?payout=${payout.id}`);
    expect(lines.body.items).toMatchObject([{ amountCents: heldCents, state: 'paid' }]);
    await until(() =>
      app.mails.some(({ to, subject }) => to === affiliate.email && subject === 'Sua comissão foi paga'),
    );
  });

  it('B05: the payout of another is not found', async () => {
    const { affiliate } = await earning(newKey());
    await moveToPayday(affiliate);
    await pay();
    await until(async () => (await commission(affiliate)).paidCents > 0);
    const [payout] = (await affiliate.client.get('/api/affiliate/payouts')).body.items;
    const other = await makeAffiliate(app);
    const answer = await other.client.get(`/api/affiliate/statement?payout=${payout.id}`);
    expect([answer.status, answer.body.error]).toEqual([404, 'request.not-found']);
  });

  it('is one Pix for a payout whose answer was lost', async () => {
    const key = newKey();
    const { affiliate } = await earning(key);
    await moveToPayday(affiliate);
    bank.isDown = true;
    const before = bank.asked;
    await pay();
    expect((await commission(affiliate)).sendingCents).toBeGreaterThan(0);
    bank.isDown = false;
    await pay();
    expect((await commission(affiliate)).paidCents).toBeGreaterThan(0);
    expect(bank.asked).toBe(before + 2);
    expect(await sentTo(key)).toHaveLength(1);
  });

  it('J07: what is taken back after it was paid is taken from the next one; what was paid stays as it was', async () => {
    const key = newKey();
    const { affiliate, buyer, orderId } = await earning(key);
    await moveToPayday(affiliate);
    await pay();
    await until(async () => (await commission(affiliate)).paidCents > 0);
    const { paidCents } = await commission(affiliate);
    const again = await againAs(buyer);
    await actAtBank(again.client, orderId, 'dispute');
    await untilStatus(again.client, orderId, 'disputed');
    await until(async () => (await commission(affiliate)).payableCents === -paidCents);
    expect((await commission(affiliate)).paidCents).toBe(paidCents);
    await moveToPayday(affiliate);
    await pay();
    expect(await sentTo(key)).toHaveLength(1);
    const second = await againAs(buyer);
    await buyCoins(second.client, BIG);
    await buyCoins(second.client, BIG);
    await until(async () => (await commission(affiliate)).heldCents === 2 * paidCents);
    await moveToPayday(affiliate);
    await pay();
    await until(async () => (await sentTo(key)).length === 2);
    expect(await sentTo(key)).toEqual([{ amount_cents: paidCents }, { amount_cents: paidCents }]);
  });

  it('waits for R$ 20,00 and for a key', async () => {
    const keyless = await earning(null);
    const key = newKey();
    const little = await makeAffiliate(app);
    await givePixKey(little.client, key);
    const buyer = await makeReferred(app, [`${app.url}/r/${(await readPanel(little.client)).code}`]);
    await buyCoins(buyer.client);
    await until(async () => (await commission(little)).heldCents === 497);
    await moveToPayday(little);
    await pay();
    await signIn(keyless.affiliate);
    expect((await commission(keyless.affiliate)).payableCents).toBeGreaterThan(2_000);
    expect(await sentTo(key)).toEqual([]);
    const { nextPayout } = await readPanel(little.client);
    expect(nextPayout).toMatchObject({ amountCents: 497, isEnough: false });
  });

  it('is kept where the bank knows no such key: it is asked for again, and the next payout goes to the new one', async () => {
    const { affiliate } = await earning('recusada@cafune.example');
    await moveToPayday(affiliate);
    await pay();
    await until(async () => (await readPanel(affiliate.client)).pixKey === null);
    const { payableCents } = await commission(affiliate);
    expect(payableCents).toBeGreaterThan(2_000);
    expect((await affiliate.client.get('/api/affiliate/payouts')).body.items).toMatchObject([{ status: 'refused' }]);
    await until(() =>
      app.mails.some(({ to, subject }) => to === affiliate.email && subject.includes('não pôde ser paga')),
    );
    const key = newKey();
    await givePixKey(affiliate.client, key);
    await pay();
    await until(async () => (await commission(affiliate)).paidCents === payableCents);
    expect(await sentTo(key)).toEqual([{ amount_cents: payableCents }]);
  });

  it('waits for nobody where one cannot be opened, and for the next round where the bank is away', async () => {
    const [broken, whole] = [await earning(newKey()), await earning(newKey())];
    await moveToPayday(whole.affiliate);
    await query(
      `CREATE FUNCTION refuse_one() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'not this one'; END $$`,
    );
    const [{ id }] = await query('SELECT id FROM affiliates WHERE email = $1', [broken.affiliate.email]);
    await query(
      `CREATE TRIGGER refuse_one BEFORE INSERT ON affiliate_payouts FOR EACH ROW WHEN (NEW.affiliate_id = '${id}') EXECUTE FUNCTION refuse_one()`,
    );
    await pay();
    expect((await commission(whole.affiliate)).paidCents).toBeGreaterThan(0);
    await query('DROP TRIGGER refuse_one ON affiliate_payouts');
    await pay();
    await signIn(broken.affiliate);
    expect((await commission(broken.affiliate)).paidCents).toBeGreaterThan(0);
  });

  it('is not what turned out to be their own meanwhile', async () => {
    const email = `${randomUUID()}@correio.com`;
    const key = newKey();
    const { affiliate, buyer } = await earning(key);
    await moveToPayday(affiliate);
    // Nobody heard of it: neither an order nor an age changed.
    await query('UPDATE affiliates SET email = $2 WHERE email = $1', [affiliate.email, email]);
    await query('UPDATE accounts SET email = $2 WHERE id = $1', [buyer.id, email]);
    await pay();
    expect(await sentTo(key)).toEqual([]);
    expect((await commission(affiliate)).payableCents).toBe(0);
  });

  it('is sent by hand where the provider does not pay out, and an administrator says so, once', async () => {
    bank.paysOut = false;
    const { affiliate } = await earning(newKey());
    await moveToPayday(affiliate);
    const admin = await makeAdministrator(app);
    await pay();
    const { body } = await admin.client.get('/api/admin/payouts');
    const payout = body.items.find(({ email }: { email: string }) => email === affiliate.email);
    expect(payout).toMatchObject({ status: 'sending', pixKey: expect.stringContaining('@banco.com') });
    const settle = (client = admin.client, status = 'paid') =>
      client.post(`/api/admin/payouts/${payout.id}/settle`, { status, reason: 'Pix enviado pelo banco' });
    const hasty = await makeAdministrator(app, false);
    expect((await settle(hasty.client)).body.error).toBe('admin.step-up-needed');
    const answers = await Promise.all(Array.from({ length: 5 }, () => settle()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect((await settle(admin.client, 'refused')).body.error).toBe('affiliates.payout-ended');
    expect((await commission(affiliate)).paidCents).toBe(payout.amountCents);
    expect((await readLog(app, 'payout.paid')).at(-1)).toMatchObject({
      actor_id: admin.id,
      subject: `payout:${payout.id}`,
    });
    bank.paysOut = true;
  });

  it('that a person refuses is not opened again to the same key', async () => {
    bank.paysOut = false;
    const { affiliate } = await earning(newKey());
    await moveToPayday(affiliate);
    const admin = await makeAdministrator(app);
    await pay();
    const { body } = await admin.client.get('/api/admin/payouts');
    const { id } = body.items.find(({ email }: { email: string }) => email === affiliate.email);
    const refusal = { status: 'refused', reason: 'O banco não conhece a chave' };
    expect((await admin.client.post(`/api/admin/payouts/${id}/settle`, refusal)).status).toBe(200);
    bank.paysOut = true;
    await pay();
    const payouts = (await affiliate.client.get('/api/affiliate/payouts')).body.items;
    expect(payouts).toMatchObject([{ id, status: 'refused' }]);
    const panel = await readPanel(affiliate.client);
    expect([panel.pixKey, panel.commission.payableCents > 2_000]).toEqual([null, true]);
  });

  it('J07: the database itself keeps paid rows, what an entry says, and that a payout is the sum of its entries', async () => {
    const { affiliate } = await earning(newKey());
    await moveToPayday(affiliate);
    await pay();
    await until(async () => (await commission(affiliate)).paidCents > 0);
    const [{ id, payout_id: payoutId }] = await query(
      'SELECT e.id, e.payout_id FROM affiliate_entries e JOIN affiliates a ON a.id = e.affiliate_id WHERE a.email = $1',
      [affiliate.email],
    );
    await expect(query('UPDATE affiliate_entries SET amount_cents = 1 WHERE id = $1', [id])).rejects.toThrow(
      /cannot be changed/u,
    );
    await expect(query('UPDATE affiliate_entries SET payout_id = NULL WHERE id = $1', [id])).rejects.toThrow(
      /was paid/u,
    );
    await expect(query('DELETE FROM affiliate_entries WHERE id = $1', [id])).rejects.toThrow(/cannot be deleted/u);
    await expect(query(`UPDATE affiliate_payouts SET status = 'refused' WHERE id = $1`, [payoutId])).rejects.toThrow(
      /has ended/u,
    );
    const { affiliate: other } = await earning(newKey());
    const theirs = `SELECT e.id FROM affiliate_entries e JOIN affiliates a ON a.id = e.affiliate_id WHERE a.email = $2`;
    await expect(
      query(`UPDATE affiliate_entries SET payout_id = $1 WHERE id IN (${theirs})`, [payoutId, other.email]),
    ).rejects.toThrow(/foreign key|not the sum/u);
    await expect(
      query('UPDATE affiliate_payouts SET amount_cents = amount_cents + 1 WHERE id = $1', [payoutId]),
    ).rejects.toThrow(/has ended/u);
  });
});

describe('a Pix key', () => {
  it('needs the password, is shown only at its ends, and its change is told by mail', async () => {
    const { client, email } = await makeAffiliate(app);
    const wrong = await givePixKey(client, 'bia@banco.com', { password: 'não é esta senha' });
    expect([wrong.status, wrong.body.error, wrong.body.message]).toEqual([
      422,
      'affiliates.wrong-password',
      'Senha incorreta.',
    ]);
    expect((await readPanel(client)).pixKey).toBeNull();
    expect((await givePixKey(client, '529.982.247-25', { kind: 'cpf' })).body).toEqual({ pixKey: '529•••25' });
    expect((await readPanel(client)).pixKey).toBe('529•••25');
    const isTold = (mail: { to: string; subject: string; text: string }) =>
      mail.to === email && mail.subject === 'Sua chave Pix de afiliado mudou' && mail.text.includes('529•••25');
    await until(() => app.mails.some(isTold));
    const bad = await givePixKey(client, '529.982.247-26', { kind: 'cpf' });
    expect([bad.status, bad.body.error]).toEqual([422, 'affiliates.invalid-pix-key']);
  });
});

/** The same person, signed in again after a long time. */
async function againAs(person: Person): Promise<Person> {
  const client = app.client();
  await client.post('/api/auth/login', { email: person.email, password: GOOD_PASSWORD });
  return { ...person, client };
}
