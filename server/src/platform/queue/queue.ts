/** Background jobs on graphile-worker: retried with backoff, in the same database, so a job commits with its cause. */
import { type Runner, run, runMigrations, Logger as WorkerLogger } from 'graphile-worker';
import type { Database, Transaction } from '../db/database.ts';
import { statement } from '../db/database.ts';
import type { Logger } from '../log.ts';

/** Payloads by job name; features declare theirs by extending this map. */
// biome-ignore lint/suspicious/noEmptyInterface: extended by each feature with `declare module`
export interface Jobs {}
export type JobName = keyof Jobs & string;

export type Queue = {
  /** Registers what a job does. At least once: jobs are idempotent. */
  define<Name extends JobName>(name: Name, work: (payload: Jobs[Name]) => Promise<void>): void;
  /** Registers work that repeats by a cron pattern in UTC, e.g. `* * * * *`. */
  repeat(name: string, cron: string, work: () => Promise<void>): void;
  /** Adds a job inside a transaction. */
  add<Name extends JobName>(tx: Transaction, name: Name, payload: Jobs[Name]): Promise<void>;
  start(): Promise<void>;
  /** True once the worker takes jobs. */
  isRunning(): boolean;
  stop(): Promise<void>;
};

const addJob = statement('queue.add', 'SELECT graphile_worker.add_job($1, $2::json)');

export function createQueue(deps: { db: Database; log: Logger }): Queue {
  const tasks: Record<string, (payload: unknown) => Promise<void>> = {};
  const crons: string[] = [];
  let runner: Runner | undefined;
  return {
    define: (name, work) => {
      tasks[name] = (payload) => work(payload as never);
    },
    repeat: (name, cron, work) => {
      tasks[name] = work;
      crons.push(`${cron} ${name} ?max=1`);
    },
    add: async (tx, name, payload) => {
      await tx.run(addJob, [name, JSON.stringify(payload)]);
    },
    start: async () => {
      runner = await run({
        pgPool: deps.db.pool,
        taskList: tasks,
        crontab: crons.join('\n'),
        concurrency: 2,
        pollInterval: 2_000,
        noHandleSignals: true,
        noPreparedStatements: false,
        logger: quietLogger(deps.log),
      });
    },
    isRunning: () => runner !== undefined,
    stop: async () => {
      await runner?.stop();
      runner = undefined;
    },
  };
}

/** Creates or updates the queue's own tables. */
export async function migrateQueue(db: Database): Promise<void> {
  await runMigrations({ pgPool: db.pool });
}

function quietLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error({ component: 'queue' }, message);
    else log.debug({ component: 'queue' }, message);
  });
}
