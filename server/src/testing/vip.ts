/** What somebody does who buys VIP at the test bank, and time that passes for all of them. */
import { randomUUID } from 'node:crypto';
import { lookAtMembers } from '../features/vip/look.ts';
import { atHour, calendarDay } from '../platform/calendar-day.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import { actAtBank } from './coin-orders.ts';
import { until } from './until.ts';

export const DAY_MS = 24 * 60 * 60_000;
const STEP_MS = DAY_MS / 8;
/** A card that is kept and charged when the time is over. */
export const CARD = { method: 'card', renews: true };

export const readVip = async (client: TestClient) => (await client.get('/api/vip')).body;

/** A month by Pix, unless something else is said. */
export const orderVip = (client: TestClient, changes: Record<string, unknown> = {}) =>
  client.post('/api/vip/orders', {
    planId: 'mensal',
    method: 'pix',
    renews: false,
    isTrial: false,
    clientId: randomUUID(),
    ...changes,
  });

export async function buyVip(client: TestClient, changes: Record<string, unknown> = {}): Promise<string> {
  const { body } = await orderVip(client, changes);
  await actAtBank(client, body.id, 'pay');
  await until(async () => (await readVip(client)).isMember);
  return body.id;
}

/** Away from ten o'clock, when things happen, whatever the time is where this runs: steps of three hours may jump over it. */
export function moveToAfternoon({ clock }: Pick<TestApp, 'clock'>): void {
  const ms = atHour(calendarDay(clock.now()), 15).getTime() - clock.now().getTime();
  clock.advance(ms > 0 ? ms : ms + DAY_MS);
}

/** Moves the clock on in steps, and does what is due; somebody who looks in keeps their session. */
export async function passTime(
  app: TestApp,
  ms: number,
  look: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    app.clock.advance(Math.min(STEP_MS, left));
    await lookAtMembers(app.application.deps);
    await settlePayments(app);
    await look();
  }
}

/** Waits for jobs and events that follow. */
export async function settlePayments(app: TestApp): Promise<void> {
  await until(async () => {
    await app.application.deps.outbox.drain();
    const { rows } = await app.database.db.pool.query(
      `SELECT 1 FROM graphile_worker.jobs WHERE task_identifier LIKE 'payments-%' AND task_identifier NOT LIKE '%mail%' AND task_identifier NOT IN ('payments-poll', 'payments-reconcile')`,
    );
    return rows.length === 0;
  });
  await app.application.deps.outbox.drain();
}
