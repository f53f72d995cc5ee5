import { beforeEach, describe, expect, it } from 'vitest';
import { momentInWords } from '../../platform/calendar-day.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { actAtBank } from '../../testing/coin-orders.ts';
import { makePerson } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import { buyVip, CARD, DAY_MS, moveToAfternoon, passTime, readVip, settlePayments } from '../../testing/vip.ts';

let app: TestApp;
/** How many charges the bank was asked for. */
const charges = { count: 0 };
beforeEach(async () => {
  charges.count = 0;
  app = await startTestApp({
    wrapPayments: (payments) => ({
      ...payments,
      chargeCard: async (charge) => {
        charges.count += 1;
        return payments.chargeCard(charge);
      },
    }),
  });
  moveToAfternoon(app);
  return () => app.stop();
});

const receipts = (email: string) =>
  app.mails.filter(({ to, subject }) => to === email && subject === 'Seu VIP foi cancelado');

describe('I04: canceling VIP', () => {
  it('is answered the first time with 200 and a receipt, which comes by mail as well, once', async () => {
    const { client, email } = await makePerson(app);
    await buyVip(client, CARD);
    const { endsAt } = await readVip(client);
    const at = app.clock.now().toISOString();
    const { status, body } = await client.post('/api/vip/cancel');
    expect([status, body.isCanceled, body.isMember, body.renewal]).toEqual([200, true, true, null]);
    expect(body.cancellation).toEqual({ at: expect.any(String), holdsUntil: endsAt, chargeCents: 0 });
    expect(Date.parse(body.cancellation.at) - Date.parse(at)).toBeLessThan(5_000);
    for (let time = 0; time < 3; time += 1) {
      const again = await client.post('/api/vip/cancel');
      expect([again.status, again.body.cancellation]).toEqual([200, body.cancellation]);
    }
    await until(() => receipts(email).length > 0);
    await passTime(app, 40 * DAY_MS, () => readVip(client));
    expect(charges.count).toBe(0);
    const [receipt, ...others] = receipts(email);
    expect(others).toEqual([]);
    expect(receipt?.text).toContain(
      `Você cancelou a renovação do VIP ${momentInWords(new Date(body.cancellation.at))}. Nenhuma cobrança vem depois.`,
    );
    expect(receipt?.text).toContain(`O VIP continua seu até ${momentInWords(new Date(endsAt))}`);
  });

  it('while a refused card is being tried ends VIP there, and the receipt says so', async () => {
    const { client, email } = await makePerson(app);
    await actAtBank(client, await buyVip(client, CARD), 'refuse-card');
    const { endsAt } = await readVip(client);
    await passTime(app, Date.parse(endsAt) - app.clock.now().getTime() + DAY_MS, () => readVip(client));
    const { status, body } = await client.post('/api/vip/cancel');
    expect([status, body.state, body.cancellation.holdsUntil]).toEqual([200, 'ended', null]);
    await until(() => receipts(email).length === 1);
    expect(receipts(email)[0]?.text).toContain('Seu tempo de VIP já tinha acabado, então o VIP terminou ali');
  });

  it('leaves the money of the purchase: within seven days it goes back with 200, canceled or not', async () => {
    const { client } = await makePerson(app);
    const orderId = await buyVip(client, CARD);
    expect((await client.post('/api/vip/cancel')).status).toBe(200);
    app.clock.advance(6 * DAY_MS);
    const { status, body } = await client.post(`/api/orders/${orderId}/withdraw`);
    expect([status, body.refundCents]).toEqual([200, 2_990]);
    await until(async () => !(await readVip(client)).isMember);
    await settlePayments(app);
  });

  it('on day 8 is still 200, and the money is refused with 403 and its reason', async () => {
    const { client } = await makePerson(app);
    const orderId = await buyVip(client, CARD);
    app.clock.advance(7 * DAY_MS);
    expect((await client.post('/api/vip/cancel')).status).toBe(200);
    const { status, body } = await client.post(`/api/orders/${orderId}/withdraw`);
    expect([status, body.error]).toEqual([403, 'payments.withdrawal-over']);
    expect(body.message).toMatch(/7 dias/u);
  });

  it('where nothing renews is 409 with its reason', async () => {
    const { client } = await makePerson(app);
    await buyVip(client);
    const { status, body } = await client.post('/api/vip/cancel');
    expect([status, body.error]).toEqual([409, 'vip.nothing-to-cancel']);
  });
});
