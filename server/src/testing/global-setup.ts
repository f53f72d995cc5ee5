import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { seedCatalogue } from '../features/avatars/index.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/index.ts';
import { migrateQueue } from '../platform/queue/queue.ts';
import { asAdmin, connectionTo, type TestServer } from './database.ts';

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'migrations');

/** One PostgreSQL for all tests, with a migrated and seeded template: the embedded one, or that of TEST_DATABASE_URL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // biome-ignore lint/style/noProcessEnv: says which server to test on
  const url = process.env.TEST_DATABASE_URL;
  const opened = url === undefined ? await startOwnServer() : { server: { url }, stop: async () => undefined };
  // Runs that share a server do not share a template.
  const template = `cafune_template_${randomBytes(6).toString('hex')}`;
  await makeTemplate(opened.server, template);
  project.provide('databaseServer', opened.server);
  project.provide('templateDatabase', template);
  return async () => {
    await asAdmin(opened.server, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await opened.stop();
  };
}

async function startOwnServer(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cafune-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, maxConnections: 200 });
  const { host, port, user } = postgres.connection('postgres');
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { server: { socket: { host: String(host), port: Number(port), user: String(user) } }, stop };
}

async function makeTemplate(server: TestServer, name: string): Promise<void> {
  await asAdmin(server, `CREATE DATABASE ${name}`);
  const template = open(connectionTo(server, name));
  await migrate(template.pool, MIGRATIONS);
  await migrateQueue(template);
  await seedCatalogue({ db: template, clock: systemClock });
  await template.close();
}

function open(connection: pg.PoolConfig) {
  return openDatabase(connection, { poolSize: 4, onIdleError: () => undefined });
}
