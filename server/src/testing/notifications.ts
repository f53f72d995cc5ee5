import { type NotifyInput, notify } from '../features/notifications/notify.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import { until } from './until.ts';

/** Tells an account something, as a later feature would. */
export async function makeNotice(app: TestApp, input: NotifyInput): Promise<void> {
  const { deps } = app.application;
  await deps.db.transaction((tx) => notify(deps, tx, input));
  deps.outbox.kick();
}

// biome-ignore lint/suspicious/noExplicitAny: tests assert on whatever came
export async function readNotices(client: TestClient, query = ''): Promise<any[]> {
  return (await client.get(`/api/user/notifications${query}`)).body;
}

/** Waits for a notice with this title. */
// biome-ignore lint/suspicious/noExplicitAny: tests assert on whatever came
export async function waitForNotice(client: TestClient, title: string): Promise<any> {
  let found: unknown;
  await until(async () => {
    found = (await readNotices(client)).find((notice) => notice.title === title);
    return found !== undefined;
  });
  return found;
}

const DAY_MS = 24 * 60 * 60_000;

/** Moves the application's clock forward to the next time (HH:MM) in São Paulo, which is UTC−3 all year. */
export function advanceTo(app: TestApp, time: string): void {
  const now = app.clock.now().getTime();
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const wanted = ((hours + 3) * 60 + minutes) * 60_000;
  app.clock.advance((((wanted - (now % DAY_MS)) % DAY_MS) + DAY_MS) % DAY_MS);
}
