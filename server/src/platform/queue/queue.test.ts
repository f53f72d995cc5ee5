import { describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { until } from '../../testing/until.ts';
import { statement } from '../db/database.ts';
import { createQueue, type JobName, type Queue } from './queue.ts';

const log = { error: () => undefined, warn: () => undefined, debug: () => undefined } as never;
/** Looks: half a minute. The worker asks for new connections with pauses of its own. */
const SLOW = 1_200;
const JOB = 'test.count' as JobName;
const takeAll = statement(
  'test.take',
  "UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'a worker that is gone'",
);

async function withQueue(work: (queue: Queue, test: TestDatabase, done: () => number) => Promise<void>): Promise<void> {
  const test = await createTestDatabase();
  const queue = createQueue({ db: test.db, log });
  let done = 0;
  queue.define(JOB, async () => {
    done += 1;
  });
  try {
    await work(queue, test, () => done);
  } finally {
    await queue.stop();
    await test.drop();
  }
}

function add(queue: Queue, { db }: TestDatabase): Promise<void> {
  return db.transaction((tx) => queue.add(tx, JOB, {} as never));
}

function addOnceBack(queue: Queue, test: TestDatabase): Promise<void> {
  const isAdded = (): Promise<boolean> =>
    add(queue, test).then(
      () => true,
      () => false,
    );
  return until(isAdded, SLOW);
}

describe('the queue', () => {
  it('does what somebody waits for before what can wait, however long that was there', async () => {
    await withQueue(async (queue, test, done) => {
      const patient = 'test.patient' as JobName;
      const doneBefore: number[] = [];
      queue.define(patient, async () => void doneBefore.push(done()), { canWait: true });
      await test.db.transaction(async (tx) => {
        for (let index = 0; index < 5; index += 1) await queue.add(tx, patient, {} as never);
        for (let index = 0; index < 5; index += 1) await queue.add(tx, JOB, {} as never);
      });
      await queue.start();
      await until(() => doneBefore.length > 0);
      // Two work side by side: the last of the others may be under way.
      expect(doneBefore[0]).toBeGreaterThanOrEqual(4);
    });
  });

  it('does one round at a time of what repeats, and once more what was asked for meanwhile', async () => {
    await withQueue(async (queue, test, done) => {
      const rounds = { begun: 0, end: (): void => undefined };
      queue.repeat('test-round', '0 0 1 1 *', async () => {
        rounds.begun += 1;
        await new Promise<void>((resolve) => {
          rounds.end = resolve;
        });
      });
      await queue.start();
      const ask = () => test.db.transaction((tx) => queue.add(tx, 'test-round' as JobName, {} as never));
      await ask();
      await until(() => rounds.begun === 1);
      for (let index = 0; index < 3; index += 1) await ask();
      // The other worker is free: what was asked for meanwhile does not wait in it.
      await add(queue, test);
      await until(() => done() === 1);
      expect(rounds.begun).toBe(1);
      rounds.end();
      await until(() => rounds.begun === 2);
      rounds.end();
    });
  });

  it('K05: takes jobs again after the database threw everybody out', async () => {
    // The library traces what failed while the database was away, besides handing it to the log.
    using _trace = vi.spyOn(console, 'trace').mockReturnValue(undefined);
    await withQueue(async (queue, test, done) => {
      await queue.start();
      await test.refuse();
      await expect(add(queue, test)).rejects.toThrow();
      await test.admit();
      await addOnceBack(queue, test);
      await until(() => done() >= 1, SLOW);
      await until(() => queue.isRunning());
    });
  });

  it('K05: takes jobs again where a job ended while nobody could write that down', async () => {
    using _trace = vi.spyOn(console, 'trace').mockReturnValue(undefined);
    await withQueue(async (queue, test, done) => {
      const falling = 'test.falling' as JobName;
      const under = { way: 0, end: (): void => undefined };
      const outage = new Promise<void>((resolve) => {
        under.end = resolve;
      });
      queue.define(falling, async () => {
        under.way += 1;
        await outage;
        throw new Error('ended without a database');
      });
      await queue.start();
      for (let count = 0; count < 2; count += 1) await test.db.transaction((tx) => queue.add(tx, falling, {} as never));
      await until(() => under.way === 2);
      await test.refuse();
      under.end();
      await until(() => !queue.isRunning(), SLOW);
      await test.admit();
      await addOnceBack(queue, test);
      await until(() => done() >= 1, SLOW);
      await until(() => queue.isRunning());
    });
  });

  it('K01: does at once what a killed process had taken, where no other process can have it', async () => {
    await withQueue(async (queue, test, done) => {
      await add(queue, test);
      await test.db.run(takeAll);
      await queue.start({ isOnlyProcess: true });
      await until(() => done() === 1);
    });
  });

  it('leaves to others what they took, where there are others', async () => {
    await withQueue(async (queue, test, done) => {
      await add(queue, test);
      await test.db.run(takeAll);
      await queue.start({ isOnlyProcess: false });
      await add(queue, test);
      await until(() => done() === 1);
      expect(done()).toBe(1);
    });
  });
});
