/** What goes by mail: before a card is charged, when it was not, and when somebody cancels; each once. */
import { beforeEach, describe, expect, it } from 'vitest';
import { momentInWords } from '../../platform/calendar-day.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { actAtBank } from '../../testing/coin-orders.ts';
import { makePerson } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import { buyVip, CARD, DAY_MS, moveToAfternoon, passTime, readVip } from '../../testing/vip.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
  moveToAfternoon(app);
  return () => app.stop();
});

const SUBJECTS = [
  'Seu teste de VIP está terminando',
  'Seu VIP vai renovar',
  'Não deu pra cobrar seu VIP',
  'Seu VIP foi cancelado',
];

/** Their mails about VIP, once none waits. */
async function readMails(email: string) {
  await until(async () => {
    const sql = "SELECT 1 FROM graphile_worker.jobs WHERE task_identifier LIKE 'vip-mail%'";
    return (await app.database.db.pool.query(sql)).rows.length === 0;
  });
  return app.mails.filter(({ to, subject }) => to === email && SUBJECTS.includes(subject));
}
const inWords = (instant: string) => momentInWords(new Date(instant));
const untilEnd = async (client: TestClient) => Date.parse((await readVip(client)).endsAt) - app.clock.now().getTime();

describe('the reminder of a charge by mail', () => {
  it('comes before the seven days with a card are over, with the day, the hour and the price', async () => {
    const { client, email } = await makePerson(app);
    await buyVip(client, { ...CARD, isTrial: true });
    const { endsAt, renewal } = await readVip(client);
    await passTime(app, 6.9 * DAY_MS, () => readVip(client));
    const mails = await readMails(email);
    expect(mails.map(({ subject }) => subject)).toEqual([SUBJECTS[0], SUBJECTS[0]]);
    expect(mails[0]?.text).toContain(`Seu teste de VIP termina ${inWords(endsAt)}.`);
    expect(mails[0]?.text).toContain(`vamos cobrar R$ 29,90 por mês no seu cartão, ${inWords(renewal.at)}.`);
    expect(mails[0]?.text).toContain('/vip-plans');
  });

  it('comes three days and one day before a plan renews, and not where nothing is charged', async () => {
    const [renews, ends] = [await makePerson(app), await makePerson(app)];
    await buyVip(renews.client, CARD);
    await buyVip(ends.client);
    await passTime(app, (await untilEnd(renews.client)) - 1, () => readVip(renews.client));
    expect((await readMails(renews.email)).map(({ subject }) => subject)).toEqual([SUBJECTS[1], SUBJECTS[1]]);
    expect(await readMails(ends.email)).toEqual([]);
  });

  it('is not sent any more to whoever canceled while it waited', async () => {
    const { client, email } = await makePerson(app);
    await buyVip(client, CARD);
    await passTime(app, (await untilEnd(client)) - 3.9 * DAY_MS, () => readVip(client));
    await app.application.deps.queue.stop();
    await passTime(app, DAY_MS, () => readVip(client));
    await client.post('/api/vip/cancel');
    await app.application.deps.queue.start();
    expect((await readMails(email)).map(({ subject }) => subject)).toEqual([SUBJECTS[3]]);
  });
});

it('a charge that does not pass is told by mail, once for each try, however often the order is told', async () => {
  const { client, id, email } = await makePerson(app);
  await actAtBank(client, await buyVip(client, CARD), 'refuse-card');
  await passTime(app, (await untilEnd(client)) + DAY_MS, () => readVip(client));
  const [charge] = (await client.get('/api/orders')).body.items;
  expect(charge.status).toBe('failed');
  const { outbox } = app.application.deps;
  const told = { accountId: id, orderId: charge.id, product: 'vip', status: 'failed' } as const;
  for (let time = 0; time < 3; time += 1) await outbox.add(app.database.db, 'payments.order-changed', told);
  await outbox.drain();
  const failed = async () => (await readMails(email)).filter(({ subject }) => subject === SUBJECTS[2]);
  expect(await failed()).toHaveLength(1);
  const { graceUntil } = await readVip(client);
  expect((await failed())[0]?.text).toContain(`Seu VIP continua até ${inWords(graceUntil)}.`);
  await passTime(app, 4 * DAY_MS);
  expect(await failed()).toHaveLength(3);
});
