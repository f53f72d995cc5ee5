import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '../dialogue/src/dialogue/hash.ts';
import { openDatabase } from '../server/src/platform/db/database.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/index.ts';
import { migrateQueue } from '../server/src/platform/queue/queue.ts';
import { startTestApp } from '../server/src/testing/app.ts';
import type { TestDatabase } from '../server/src/testing/database.ts';
import { startPaymentFakes } from '../server/src/testing/payment-fakes.ts';
import { playSchedules } from '../server/src/testing/payment-schedules.ts';
import type { Row } from './table.ts';

/** `PAYMENT_SCHEDULES=1000` for a shorter run. */
const COUNT = Number(process.env.PAYMENT_SCHEDULES ?? 10_000);

/** `PAYMENT_PROVIDERS=sandbox` for one alone; all but the test bank are asked at servers that stand in for them. */
const PROVIDERS = (process.env.PAYMENT_PROVIDERS ?? 'sandbox,stripe,mercadopago').split(',');

export async function benchPayments(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of PROVIDERS) rows.push(...(await benchProvider(name)));
  return rows;
}

/** Random orders of webhooks over a provider: what differs from its bank in the end, and what was forged and taken. */
async function benchProvider(name: string): Promise<Row[]> {
  const provider = (['sandbox', 'stripe', 'mercadopago'] as const).find((known) => known === name);
  if (provider === undefined) throw new Error(`PAYMENT_PROVIDERS: nobody knows ${name}`);
  const database = await openBenchDatabase();
  const fakes = await startPaymentFakes({ now: () => new Date() });
  const app = await startTestApp({
    database,
    env: { RATE_LIMIT_FACTOR: 1_000_000, LOG_LEVEL: 'fatal', ...fakes.env(provider) },
    wrapPayments: fakes.withBank,
  });
  try {
    const began = performance.now();
    const played = await playSchedules(app, { count: COUNT, random: (index) => seededRandom(index, 'schedule') });
    const seconds = (performance.now() - began) / 1_000;
    return [
      { name: `schedules over ${provider}`, value: String(played.schedules), goal: '10.000' },
      { name: '  a second, until nothing is left to do', value: (played.schedules / seconds).toFixed(1), goal: '' },
      { name: '  webhooks delivered', value: String(played.webhooks), goal: '' },
      { name: '  of them forged', value: String(played.forged), goal: '' },
      { name: '  ended otherwise than at the bank', value: String(played.different.length), goal: '0' },
      { name: '  forged and taken', value: String(played.forgedAccepted), goal: '0' },
    ];
  } finally {
    await app.stop();
    await fakes.close();
    await database.drop();
  }
}

/** An embedded server of its own, empty. */
export async function openBenchDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cafune-payments-'));
  const postgres = await startEmbeddedPostgres({ dataDir, maxConnections: 60 });
  const connection = postgres.connection();
  const db = openDatabase(connection, { poolSize: 20, onIdleError: () => undefined });
  await migrate(db.pool, join(import.meta.dirname, '../server/migrations'));
  await migrateQueue(db);
  return {
    db,
    connection,
    refuse: () => Promise.reject(new Error('not here')),
    admit: () => Promise.resolve(),
    drop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
