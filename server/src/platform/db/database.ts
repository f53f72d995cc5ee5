import pg from 'pg';

/**
 * A prepared statement: planned once per connection under its name. Values are positional.
 * `Row` is what one row looks like; 64-bit integers arrive as numbers, timestamps as `Date`.
 */
export type Statement<Row> = {
  readonly name: string;
  readonly text: string;
  readonly isPlannedEachTime?: true;
  readonly row?: Row;
};

export function statement<Row = never>(name: string, text: string): Statement<Row> {
  return { name, text };
}

/** A statement whose best plan hangs on its values (filters that may be absent): planned anew for each use, which costs about a millisecond. */
export function statementPlannedEachTime<Row = never>(name: string, text: string): Statement<Row> {
  return { name, text, isPlannedEachTime: true };
}

/** Anything statements can run on: the pool, or one transaction. */
export type Queryable = {
  all<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>;
  /** The first row, or undefined. */
  find<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row | undefined>;
  /** The first row. @throws when there is none: a broken invariant, not a missing item. */
  get<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row>;
  /** Runs and answers how many rows were touched. */
  run(statement: Statement<never>, values?: readonly unknown[]): Promise<number>;
};

export type Transaction = Queryable & { readonly isTransaction: true };

/** Some connections that whoever works on them shares. */
export type Lane = Queryable & {
  /** Runs `work` in one READ COMMITTED transaction; repeats it (at most 3 times) on a deadlock. */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
};

export type Database = Lane & {
  /** A few connections no request can take: for work under way that would be lost if it had to wait behind a crowd. */
  readonly reserved: Lane;
  readonly pool: pg.Pool;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

const DEADLOCK_CODES = new Set(['40P01', '40001']);

/** Our transactions take milliseconds; a row that stays locked longer belongs to somebody who hangs (abuse suite K06). */
const LOCK_TIMEOUT_MS = 5_000;
/** No statement of ours needs this long; one that does is stuck. */
const STATEMENT_TIMEOUT_MS = 15_000;
export const RESERVED_CONNECTIONS = 4;
const INT8_OID = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8_OID
      ? Number
      : format === 'binary'
        ? pg.types.getTypeParser(oid, 'binary')
        : pg.types.getTypeParser(oid, 'text'),
};

export type DatabaseOptions = { poolSize: number; onIdleError: (error: Error) => void };

/**
 * Opens a pool of `poolSize` and the reserved connections on a connection string or a socket folder. Connections are made on first
 * use and kept.
 */
export function openDatabase(connection: pg.PoolConfig, { poolSize, onIdleError }: DatabaseOptions): Database {
  const pool = openPool(connection, { poolSize, onIdleError });
  const reserved = openPool(connection, { poolSize: RESERVED_CONNECTIONS, onIdleError });
  return {
    ...laneOf(pool),
    reserved: laneOf(reserved),
    pool,
    ping: async () => {
      await pool.query('SELECT 1');
    },
    close: async () => {
      await Promise.all([pool.end(), reserved.end()]);
    },
  };
}

function openPool(connection: pg.PoolConfig, { poolSize, onIdleError }: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: poolSize,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    types,
    application_name: 'cafune',
  });
  pool.on('error', onIdleError);
  // A checked-out client that breaks fails its own query; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function laneOf(pool: pg.Pool): Lane {
  return {
    ...queryable(pool),
    transaction: (work) => retryDeadlocks(() => attemptTransaction(pool, work)),
  };
}

function queryable(runner: pg.Pool | pg.PoolClient): Queryable {
  const query = (target: Statement<unknown>, values: readonly unknown[] = []) =>
    runner.query<Record<string, unknown>>({
      ...(target.isPlannedEachTime ? {} : { name: target.name }),
      text: target.text,
      values: [...values],
    });
  const all: Queryable['all'] = async (target, values) => (await query(target, values)).rows as never;
  const find: Queryable['find'] = async (target, values) => (await all(target, values))[0];
  return {
    all,
    find,
    get: async (target, values) => {
      const row = await find(target, values);
      if (row === undefined) throw new Error(`statement ${target.name} gave no row`);
      return row;
    },
    run: async (target, values) => (await query(target, values)).rowCount ?? 0,
  };
}

/** Repeats `work`, one whole transaction or statement, at most 3 times on a deadlock: then nothing of it was kept. */
export async function retryDeadlocks<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= 3 || !DEADLOCK_CODES.has(databaseErrorCode(error) ?? '')) throw error;
    }
  }
}

async function attemptTransaction<Result>(pool: pg.Pool, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work({ ...queryable(client), isTransaction: true });
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The SQLSTATE of a PostgreSQL error, or undefined for anything else. */
function databaseErrorCode(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

const LOCK_NOT_AVAILABLE = '55P03';
const UNAVAILABLE_CLASSES = ['08', '53', '57', '58'];
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/** True when the database is out of reach, full, locked, shutting down or not answering: nothing was written. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) {
    const isConnectionLost = error.severity === 'FATAL' || error.severity === 'PANIC';
    return (
      isConnectionLost ||
      error.code === LOCK_NOT_AVAILABLE ||
      UNAVAILABLE_CLASSES.includes(error.code?.slice(0, 2) ?? '')
    );
  }
  if (!(error instanceof Error)) return false;
  const networkCode = 'code' in error ? String(error.code) : '';
  return (
    NETWORK_CODES.has(networkCode) ||
    /Connection terminated|timeout exceeded when trying to connect/u.test(error.message)
  );
}

/** True when `error` says that a unique constraint (optionally the named one) was hit. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (databaseErrorCode(error) !== '23505') return false;
  return constraint === undefined || (error instanceof pg.DatabaseError && error.constraint === constraint);
}
