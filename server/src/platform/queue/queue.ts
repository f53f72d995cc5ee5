/** Background jobs on graphile-worker: retried with backoff, in the same database, so a job commits with its cause. */
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Runner, run, runMigrations, type WorkerEvents, Logger as WorkerLogger } from 'graphile-worker';
import type { Database, Transaction } from '../db/database.ts';
import { statement } from '../db/database.ts';
import type { Logger } from '../log.ts';

/** Payloads by job name; features declare theirs by extending this map. */
// biome-ignore lint/suspicious/noEmptyInterface: extended by each feature with `declare module`
export interface Jobs {}
export type JobName = keyof Jobs & string;

export type Queue = {
  /** Registers what a job does. At least once: jobs are idempotent. `canWait`: nobody waits for it, and all others come before. */
  define<Name extends JobName>(
    name: Name,
    work: (payload: Jobs[Name]) => Promise<void>,
    options?: { canWait: boolean },
  ): void;
  /**
   * Registers work that repeats by a cron pattern in UTC, e.g. `* * * * *`. A process does one round at a time: one that is long under
   * way, because somebody else's server hangs, keeps one of the two workers and not both.
   */
  repeat(name: string, cron: string, work: () => Promise<void>): void;
  /** Adds a job inside a transaction. */
  add<Name extends JobName>(tx: Transaction, name: Name, payload: Jobs[Name]): Promise<void>;
  /** Takes back jobs that wait and whose payload says just this, e.g. an account's id; of one name, where one is given. */
  forget(tx: Transaction, said: Readonly<Record<string, string>>, name?: JobName): Promise<void>;
  /** Starts the worker, and starts it again when the database went away. `isOnlyProcess`: what is taken was left behind. */
  start(options?: { isOnlyProcess: boolean }): Promise<void>;
  /** True once the worker takes jobs. */
  isRunning(): boolean;
  stop(): Promise<void>;
};

const RESTART_AFTER_MS = 500;
/** Looks for a job that fail one after the other before the worker is started anew; its two workers look every two seconds. */
const FAILED_LOOKS = 4;

const addJob = statement('queue.add', 'SELECT graphile_worker.add_job($1, $2::json, priority := $3)');
/** The library takes lower numbers first; what repeats by the clock has 0. */
const PRIORITY = { soon: 0, canWait: 10 } as const;
/** The library offers no view of payloads; its table is read, and left through its function. */
const forgetJobs = statement(
  'queue.forget',
  `SELECT graphile_worker.complete_jobs(array_agg(j.id)) FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
   WHERE j.locked_at IS NULL AND j.payload::jsonb @> $1::jsonb AND t.identifier = coalesce($2, t.identifier)`,
);
/** Jobs of workers that are gone: without this they would wait for four hours. */
const unlock = statement('queue.unlock', 'SELECT graphile_worker.force_unlock_workers($1::text[])');
const unlockAll = statement(
  'queue.unlock-all',
  'SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by)) FROM graphile_worker.jobs WHERE locked_by IS NOT NULL',
);

export function createQueue(deps: { db: Database; log: Logger }): Queue {
  const tasks: Record<string, (payload: unknown) => Promise<void>> = {};
  const patient = new Set<string>();
  const crons: string[] = [];
  const worker = { runner: undefined as Runner | undefined, isWanted: false };
  const pools: string[] = [];

  async function startRunner(): Promise<void> {
    // What a worker of ours held when the database went away belongs to nobody any more.
    if (pools.length > 0) await deps.db.run(unlock, [pools]);
    pools.length = 0;
    const events = new EventEmitter() as WorkerEvents;
    events.on('pool:create', ({ workerPool }) => void pools.push(workerPool.id));
    restartAfterFailures(events);
    const poolEnds = new Promise<void>((resolve) => {
      events.once('pool:gracefulShutdown:complete', () => resolve());
      events.once('pool:gracefulShutdown:error', () => resolve());
    });
    const runner = await run({
      pgPool: deps.db.pool,
      taskList: tasks,
      crontab: crons.join('\n'),
      noHandleSignals: true,
      logger: quietLogger(deps.log),
      events,
      // Without the two delays an ending that cannot be written is a rejection nobody hears, and ends the process.
      preset: {
        worker: { concurrentJobs: 2, pollInterval: 2_000, completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      },
    });
    if (!worker.isWanted) return runner.stop();
    worker.runner = runner;
    // Where it could not write how a job ended, the library ends its workers, and the promise of them all is never kept (K02).
    const ended = Promise.race([runner.promise, poolEnds]).catch(() => undefined);
    void ended.then(() => {
      runner.stop().catch(() => undefined);
      return keepRunning();
    });
  }

  /** The library keeps an answer it looked up once, and keeps it for ever when that was a failure: only a new worker asks again. */
  function restartAfterFailures(events: WorkerEvents): void {
    let failed = 0;
    const works = (): void => {
      failed = 0;
    };
    events.on('worker:getJob:empty', works);
    events.on('job:start', works);
    events.on('worker:getJob:error', () => {
      failed += 1;
      if (failed >= FAILED_LOOKS) void worker.runner?.stop().catch(() => undefined);
    });
  }

  async function keepRunning(): Promise<void> {
    worker.runner = undefined;
    while (worker.isWanted && worker.runner === undefined) {
      await sleep(RESTART_AFTER_MS);
      if (worker.isWanted) await startRunner().catch((error: unknown) => deps.log.warn({ err: error }, 'queue waits'));
    }
  }

  return {
    define: (name, work, { canWait } = { canWait: false }) => {
      tasks[name] = (payload) => work(payload as never);
      if (canWait) patient.add(name);
    },
    repeat: (name, cron, work) => {
      tasks[name] = oneAtATime(work);
      crons.push(`${cron} ${name} ?max=1`);
    },
    add: async (tx, name, payload) => {
      await tx.run(addJob, [name, JSON.stringify(payload), patient.has(name) ? PRIORITY.canWait : PRIORITY.soon]);
    },
    forget: async (tx, said, name) => {
      await tx.all(forgetJobs, [JSON.stringify(said), name ?? null]);
    },
    start: async ({ isOnlyProcess } = { isOnlyProcess: false }) => {
      if (isOnlyProcess) await deps.db.run(unlockAll);
      worker.isWanted = true;
      await startRunner();
    },
    isRunning: () => worker.runner !== undefined,
    stop: async () => {
      worker.isWanted = false;
      await worker.runner?.stop();
      worker.runner = undefined;
    },
  };
}

/** Asked for while it runs, it runs once more when it ends, however that was. @throws what the last round threw */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  const state = { isRunning: false, isAsked: false };
  return async () => {
    state.isAsked = true;
    if (state.isRunning) return;
    state.isRunning = true;
    const fault: { error?: unknown } = {};
    while (state.isAsked) {
      state.isAsked = false;
      delete fault.error;
      await work().catch((error: unknown) => {
        fault.error = error;
      });
    }
    state.isRunning = false;
    if ('error' in fault) throw fault.error;
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
