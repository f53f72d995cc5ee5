/** Who takes payments is another one now: a card that the one before keeps can be charged by nobody. */
import { beforeEach, expect, it } from 'vitest';
import { momentInWords } from '../../platform/calendar-day.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { makePerson } from '../../testing/factories.ts';
import { readNotices } from '../../testing/notifications.ts';
import { until } from '../../testing/until.ts';
import { buyVip, CARD, DAY_MS, moveToAfternoon, passTime, readVip } from '../../testing/vip.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
  moveToAfternoon(app);
  return () => app.stop();
});

/** Somebody whose card was kept by a provider that is not ours any more. */
async function makeLeftBehind() {
  const { client, id, email } = await makePerson(app);
  await buyVip(client, CARD);
  await app.database.db.pool.query("UPDATE vip_members SET provider = 'before' WHERE account_id = $1", [id]);
  const { endsAt } = await readVip(client);
  const pass = (ms: number) => passTime(app, ms, () => readVip(client));
  const passToEnd = (ms: number) => pass(Date.parse(endsAt) - app.clock.now().getTime() + ms);
  const titles = async () => (await readNotices(client)).map(({ title }) => title);
  return { client, email, endsAt, pass, passToEnd, titles };
}

it('its owner is told that VIP ends, then once that the card was not charged, and has the same days to pay otherwise', async () => {
  const { client, email, endsAt, pass, passToEnd, titles } = await makeLeftBehind();
  const failures = async () => (await titles()).filter((title) => title === 'Não deu pra cobrar seu cartão');
  await passToEnd(-1);
  expect((await titles()).filter((title) => title.startsWith('Seu VIP'))).toEqual(
    [1, 2].map(() => `Seu VIP termina ${momentInWords(new Date(endsAt))}`),
  );
  await passToEnd(DAY_MS);
  const { state, isMember, renewal, graceUntil } = await readVip(client);
  expect([state, isMember, renewal]).toEqual(['past_due', true, null]);
  expect(Date.parse(graceUntil) - Date.parse(endsAt)).toBe(3 * DAY_MS);
  expect(await failures()).toHaveLength(1);
  await pass(3 * DAY_MS);
  expect(await failures()).toHaveLength(1);
  expect(await readVip(client)).toMatchObject({ state: 'ended', renewal: null });
  expect(await titles()).toContain('Seu VIP terminou');
  const about = () => app.mails.filter(({ to, subject }) => to === email && subject.includes('VIP'));
  await until(() => about().length > 0);
  expect(about().map(({ subject }) => subject)).toEqual(['Não deu pra cobrar seu VIP']);
  // Nothing is tried again, and the mail does not say so.
  expect(about()[0]?.text).toContain('Se nada for pago até lá, ele termina, e nenhuma cobrança vem depois.');
  expect((await client.get('/api/orders')).body.items).toHaveLength(1);
});

it('another card can be kept before that one is given up, and renews alone', async () => {
  const { client, passToEnd } = await makeLeftBehind();
  await passToEnd(-DAY_MS);
  expect(await readVip(client)).toMatchObject({ state: 'active', isMember: true, isCanceled: false, renewal: null });
  await buyVip(client, CARD);
  await until(async () => (await client.get('/api/orders')).body.items[0].status === 'paid');
  await passToEnd(40 * DAY_MS);
  expect((await client.get('/api/orders')).body.items).toHaveLength(3);
  expect(await readVip(client)).toMatchObject({ state: 'active', renewal: { hasFailed: false } });
});
