import { retryDeadlocks } from '../../../platform/db/database.ts';
import type { ReplyDeps } from '../deps.ts';
import { toWireEvent } from '../message.ts';
import * as store from './store.ts';

/** The reply some text belongs to. */
export type DeltaTarget = { conversationId: string; generationId: string; messageId: string };

export type DeltaWriter = {
  /**
   * Adds text; it is stored within 40 to 250 ms together with that of every other reply, then shown.
   * @returns false when earlier text of this reply was not stored: what follows would leave a hole
   */
  append(target: DeltaTarget, text: string): boolean;
  /** Waits until all text of a reply is stored. @returns false when another worker holds the reply now */
  settle(target: DeltaTarget): Promise<boolean>;
};

/**
 * How long words wait for company. A write and an event cost the same for one word as for five (performance.md), so the
 * wait grows with the replies under way: nobody sees it among few, and many leave room for more.
 */
const MERGE_MS = { least: 40, perReply: 0.6, most: 250 } as const;
/** How soon first words interrupt the wait. */
const POLL_MS = 5;

type Pending = { target: DeltaTarget; text: string; starts: boolean };
type WriterDeps = Pick<ReplyDeps, 'db' | 'clock' | 'hub' | 'log'>;
type State = {
  workerId: string;
  pending: Map<string, Pending>;
  /** The write that carries a reply's text just now. */
  writing: Map<string, Promise<void>>;
  started: Set<string>;
  lost: Set<string>;
  isUrgent: boolean;
  isLooping: boolean;
  lastFlushMs: number;
};

/**
 * One writer for all replies of this process: words are shown only after they are stored, and a hundred replies cost one
 * statement. The first words of a reply do not wait for the merge.
 */
export function createDeltaWriter(deps: WriterDeps, workerId: string): DeltaWriter {
  const state: State = {
    workerId,
    pending: new Map(),
    writing: new Map(),
    started: new Set(),
    lost: new Set(),
    isUrgent: false,
    isLooping: false,
    lastFlushMs: 0,
  };
  return {
    append: (target, text) => {
      const id = target.generationId;
      if (state.lost.has(id)) return false;
      const entry = state.pending.get(id);
      if (entry) {
        entry.text += text;
        return true;
      }
      const starts = !state.started.has(id);
      state.started.add(id);
      state.isUrgent ||= starts;
      state.pending.set(id, { target, text, starts });
      if (!state.isLooping) void loop(deps, state);
      return true;
    },
    settle: async (target) => {
      const id = target.generationId;
      while (state.pending.has(id) || state.writing.has(id)) {
        state.isUrgent = true;
        const writing = state.writing.get(id);
        await (writing === undefined ? deps.clock.wait(POLL_MS) : writing);
      }
      state.started.delete(id);
      return !state.lost.delete(id);
    },
  };
}

async function loop(deps: WriterDeps, state: State): Promise<void> {
  state.isLooping = true;
  while (state.pending.size > 0) {
    const mergeMs = Math.min(MERGE_MS.most, MERGE_MS.least + MERGE_MS.perReply * state.started.size);
    const waitMs = state.isUrgent ? 0 : state.lastFlushMs + mergeMs - performance.now();
    if (waitMs > 1) await deps.clock.wait(Math.min(waitMs, POLL_MS));
    else await flush(deps, state);
  }
  state.isLooping = false;
}

async function flush(deps: WriterDeps, state: State): Promise<void> {
  const batch = [...state.pending.values()];
  const written = write(deps, state, batch);
  for (const { target } of batch) state.writing.set(target.generationId, written);
  state.pending = new Map();
  state.isUrgent = false;
  state.lastFlushMs = performance.now();
  await written;
  for (const { target } of batch) state.writing.delete(target.generationId);
}

async function write(deps: WriterDeps, state: State, batch: readonly Pending[]): Promise<void> {
  try {
    const values = [
      batch.map(({ target }) => target.conversationId),
      batch.map(({ target }) => target.generationId),
      batch.map(({ target }) => target.messageId),
      batch.map(({ starts }) => starts),
      batch.map(({ text }) => text),
      state.workerId,
    ];
    const rows = await retryDeadlocks(() => deps.db.all(store.insertDeltas, values));
    const lastSeqs = new Map(rows.map((row) => [row.conversation_id, row.last_seq]));
    for (const entry of batch) {
      const lastSeq = lastSeqs.get(entry.target.conversationId);
      if (lastSeq === undefined) state.lost.add(entry.target.generationId);
      else publish(deps, entry, lastSeq);
    }
  } catch (error) {
    // Their leases run out, and whoever takes them over ends them by what is stored.
    deps.log.error({ err: error, replies: batch.length }, 'storing reply text failed');
    for (const { target } of batch) state.lost.add(target.generationId);
  }
}

function publish(deps: WriterDeps, entry: Pending, lastSeq: number): void {
  const { conversationId, messageId } = entry.target;
  if (entry.starts) deps.hub.publish(conversationId, toWireEvent(lastSeq - 1, { type: 'text-start', messageId }));
  deps.hub.publish(conversationId, toWireEvent(lastSeq, { type: 'text-delta', messageId, text: entry.text }));
}
