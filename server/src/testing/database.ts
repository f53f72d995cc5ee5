import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../platform/db/database.ts';

/** Where tests find PostgreSQL: a folder with a socket, or an address. */
export type TestServer = { socket: { host: string; port: number; user: string } } | { url: string };

export function connectionTo(server: TestServer, database: string): pg.PoolConfig {
  if ('socket' in server) return { ...server.socket, database };
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  return { connectionString: url.toString() };
}

export type TestDatabase = {
  db: Database;
  connection: pg.PoolConfig;
  /** Throws everybody out and lets nobody in, like a server that is gone. */
  refuse(): Promise<void>;
  /** Lets people in again. */
  admit(): Promise<void>;
  drop(): Promise<void>;
};

/** A database of its own, cloned from the migrated template (about 100 ms). */
export async function createTestDatabase(poolSize = 10): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `cafune_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, `CREATE DATABASE ${name} TEMPLATE ${inject('templateDatabase')}`);
  const connection = connectionTo(server, name);
  const db = openDatabase(connection, { poolSize, onIdleError: () => undefined });
  return {
    db,
    connection,
    refuse: async () => {
      await asAdmin(server, `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
      await asAdmin(server, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    },
    admit: () => asAdmin(server, `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`),
    drop: async () => {
      await db.close();
      await asAdmin(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** One statement on the server's own database. */
export async function asAdmin(server: TestServer, sql: string): Promise<void> {
  const client = new pg.Client(connectionTo(server, 'postgres'));
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: TestServer;
    templateDatabase: string;
  }
}
