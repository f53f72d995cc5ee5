import { SANDBOX_NOTICES } from '@cafune/contract/payments';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refOf } from '../../testing/admin.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { readBalance } from '../../testing/chat.ts';
import { orderCoins, readOrder, untilStatus } from '../../testing/coin-orders.ts';
import { makePerson } from '../../testing/factories.ts';
import { runJob } from '../../testing/jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function payTold(notice: string) {
  const { client } = await makePerson(app);
  const { body } = await orderCoins(client);
  const paid = await client.post(`/api/payment-sandbox/${refOf(body.id)}`, { action: 'pay', notice });
  expect([paid.status, paid.body.status]).toEqual([200, 'paid']);
  return { client, orderId: body.id as string };
}

describe('the test bank', () => {
  it.each(SANDBOX_NOTICES)('tells of a payment %s, and the coins are there once', async (notice) => {
    const { client, orderId } = await payTold(notice);
    if (notice === 'lost' || notice === 'forged') {
      app.clock.advance(61_000);
      expect((await readOrder(client, orderId)).status).toBe('waiting');
      await runJob(app, 'payments-poll');
    }
    if (notice === 'late') expect((await readOrder(client, orderId)).status).toBe('waiting');
    await untilStatus(client, orderId, 'paid');
    expect(await readBalance(client)).toBe(1_200);
  });

  it('tells in no other way', async () => {
    const { client } = await makePerson(app);
    const { body } = await orderCoins(client);
    const answer = await client.post(`/api/payment-sandbox/${refOf(body.id)}`, { action: 'pay', notice: 'by-mail' });
    expect(answer.status).toBe(422);
  });
});

it.each([
  ['production', 1],
  ['test', 0],
] as const)('in %s is warned of at the start %i time(s)', async (environment, times) => {
  const lines: { level: number; msg: string }[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const other = await startTestApp({ env: { NODE_ENV: environment }, log });
  await other.stop();
  expect(lines.filter(({ level, msg }) => level === 40 && msg.includes('PAYMENT_PROVIDER'))).toHaveLength(times);
});
