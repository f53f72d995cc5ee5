import type { Clock } from '../clock.ts';
import { type Database, type Queryable, statement } from '../db/database.ts';
import type { Logger } from '../log.ts';

/** Domain events by name; features declare theirs by extending this map. */
// biome-ignore lint/suspicious/noEmptyInterface: extended by each feature with `declare module`
export interface OutboxEvents {}
export type OutboxEventName = keyof OutboxEvents & string;

type Handler = (payload: never, eventId: number) => Promise<void>;
type EventRow = { id: number; name: string; payload: unknown; attempts: number };

export type Outbox = {
  /**
   * Registers what to do when `name` happened. Runs at least once: handlers are idempotent. `eventId` is the same whenever the
   * same event comes again, and no other's.
   */
  on<Name extends OutboxEventName>(
    name: Name,
    handler: (payload: OutboxEvents[Name], eventId: number) => Promise<void>,
  ): void;
  /** Writes an event inside the transaction in which it happens. */
  add<Name extends OutboxEventName>(db: Queryable, name: Name, payload: OutboxEvents[Name]): Promise<void>;
  /** Delivers soon; call after a commit so that nobody waits for the poll. */
  kick(): void;
  /** Delivers everything that is due now. */
  drain(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
};

const POLL_MS = 1_000;
/** Commits that come close together are delivered together. */
const KICK_MS = 20;
const BATCH = 200;
const BATCHES_AT_ONCE = 50;

const insertEvent = statement('outbox.insert', 'INSERT INTO outbox_events (name, payload) VALUES ($1, $2)');
const takeDue = statement<EventRow>(
  'outbox.take',
  `SELECT id, name, payload, attempts FROM outbox_events WHERE due_at <= now() ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
);
const deleteEvents = statement('outbox.delete', 'DELETE FROM outbox_events WHERE id = ANY($1::bigint[])');
const postpone = statement(
  'outbox.postpone',
  `UPDATE outbox_events SET attempts = attempts + 1, due_at = now() + least(interval '1 hour', interval '1 second' * power(2, least(attempts, 12)))
   WHERE id = ANY($1::bigint[])`,
);

export function createOutbox(deps: { db: Database; clock: Clock; log: Logger }): Outbox {
  const handlers = new Map<string, Handler[]>();
  let delivering: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let stopPolling: (() => void) | undefined;
  let stopped = false;
  let isKicked = false;

  const deliver = async () => {
    for (let batches = 1; (await deliverBatch(deps, handlers)) === BATCH; batches += 1)
      if (stopped || batches === BATCHES_AT_ONCE) return;
  };
  // Whoever asks during a pass waits for the one after it and no further: under steady traffic there is always another.
  const drain = (): Promise<void> => {
    if (delivering !== undefined) {
      next ??= delivering.then(() => {
        next = undefined;
        return drain();
      });
      return next;
    }
    delivering = deliver()
      .catch((error: unknown) => deps.log.error({ err: error }, 'outbox delivery failed'))
      .finally(() => {
        delivering = undefined;
      });
    return delivering;
  };
  return {
    on: (name, handler) => {
      handlers.set(name, [...(handlers.get(name) ?? []), handler as Handler]);
    },
    add: async (db, name, payload) => {
      await db.run(insertEvent, [name, JSON.stringify(payload)]);
    },
    kick: () => {
      if (!stopPolling || isKicked) return;
      isKicked = true;
      void deps.clock.wait(KICK_MS).then(() => {
        isKicked = false;
        return stopped ? undefined : drain();
      });
    },
    drain,
    start: () => {
      stopPolling ??= deps.clock.every(POLL_MS, () => void drain());
    },
    stop: async () => {
      stopped = true;
      stopPolling?.();
      await (next ?? delivering);
    },
  };
}

async function deliverBatch(
  deps: { db: Database; log: Logger },
  handlers: ReadonlyMap<string, readonly Handler[]>,
): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const events = await tx.all(takeDue);
    if (events.length === 0) return 0;
    const outcomes = await Promise.all(events.map((event) => handle(deps.log, event, handlers.get(event.name) ?? [])));
    const failed = events.filter((_, index) => outcomes[index] === false).map((event) => event.id);
    const done = events.filter((_, index) => outcomes[index] === true).map((event) => event.id);
    if (done.length > 0) await tx.run(deleteEvents, [done]);
    if (failed.length > 0) await tx.run(postpone, [failed]);
    return events.length;
  });
}

async function handle(log: Logger, event: EventRow, handlers: readonly Handler[]): Promise<boolean> {
  try {
    for (const handler of handlers) await handler(event.payload as never, event.id);
    return true;
  } catch (error) {
    log.error(
      { err: error, event: event.name, eventId: event.id, attempts: event.attempts + 1 },
      'event handler failed',
    );
    return false;
  }
}
