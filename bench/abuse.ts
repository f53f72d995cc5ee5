import { seededRandom } from '../dialogue/src/dialogue/hash.ts';
import { startTestApp } from '../server/src/testing/app.ts';
import { playAbuse } from '../server/src/testing/grant-abuse.ts';
import { openBenchDatabase } from './payments.ts';
import type { Row } from './table.ts';

/** A thousand attempts to have trial, welcome coins and daily reward again, with four accounts for each person that are verified while they try. */
export async function benchAbuse(): Promise<Row[]> {
  const database = await openBenchDatabase();
  const app = await startTestApp({ database, env: { RATE_LIMIT_FACTOR: 1_000_000, LOG_LEVEL: 'fatal' } });
  try {
    const played = await playAbuse(app, { attempts: 1_000, people: 12, random: seededRandom(1, 'abuse') });
    const { trials, welcomes, rewards } = played.granted;
    return [
      { name: 'attempts', value: String(played.attempts), goal: '1.000' },
      { name: '  people, each with four accounts', value: String(played.subjects), goal: '' },
      { name: '  trials, welcomes, rewards given', value: `${trials}, ${welcomes}, ${rewards}`, goal: '' },
      { name: 'second grants for the same person', value: String(played.secondGrants), goal: '0' },
      { name: '  coins of them that stay', value: String(played.secondCoins), goal: '0' },
    ];
  } finally {
    await app.stop();
    await database.drop();
  }
}
