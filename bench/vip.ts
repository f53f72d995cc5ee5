import { seededRandom } from '../dialogue/src/dialogue/hash.ts';
import { startTestApp } from '../server/src/testing/app.ts';
import { playVip } from '../server/src/testing/vip-clock.ts';
import { openBenchDatabase } from './payments.ts';
import type { Row } from './table.ts';

/** `VIP_SUBSCRIPTIONS=5000` for a shorter run. */
const COUNT = Number(process.env.VIP_SUBSCRIPTIONS ?? 100_000);
const DAYS = 120;

/** Subscriptions under a simulated clock, with cards that are refused and people who cancel, against what should have happened. */
export async function benchVip(): Promise<Row[]> {
  const database = await openBenchDatabase();
  const app = await startTestApp({ database, env: { LOG_LEVEL: 'error' } });
  await app.application.deps.queue.stop();
  try {
    const { deps } = app.application;
    const played = await playVip(
      { deps, pool: database.db.pool },
      { count: COUNT, days: DAYS, random: seededRandom(1, 'vip') },
    );
    // Which they are, so that a figure that is not 0 can be looked into; a turn that failed stands in the log.
    for (const one of [...played.missing, ...played.unexpected].slice(0, 10))
      console.error(`${one.accountId} ${one.what} ${new Date(one.at).toISOString()}`);
    return [
      { name: `subscriptions × ${DAYS} days`, value: String(played.subscriptions), goal: '100.000' },
      { name: '  charges', value: String(played.charges), goal: '' },
      { name: '  reminders', value: String(played.reminders), goal: '' },
      { name: '  refused cards told', value: String(played.refusals), goal: '' },
      { name: '  ends', value: String(played.ends), goal: '' },
      { name: '  who came back after their end', value: String(played.returns), goal: '' },
      { name: 'charges after a cancel', value: String(played.chargedAfterCancel), goal: '0' },
      { name: 'reminders, refusals, charges or ends missing', value: String(played.missing.length), goal: '0' },
      { name: 'repeated or out of place', value: String(played.unexpected.length), goal: '0' },
    ];
  } finally {
    await app.stop();
    await database.drop();
  }
}
