import { type Memory, type MemoryPanel, PINNED_AT_MOST } from '@cafune/contract/chat/memory';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/session/session.ts';
import type { ChatDeps } from '../deps.ts';
import { mayRemember, readMemoryConsent } from './consent.ts';
import { keyOf } from './remember.ts';
import * as store from './store.ts';
import { tellMemory } from './words.ts';

type Deps = Pick<ChatDeps, 'db' | 'clock' | 'outbox'>;

/** What one character remembers of whoever asks: pinned first, then facts and episodes, then what waits for its day. */
export async function listMemories(deps: Deps, session: Session, avatarId: string): Promise<MemoryPanel> {
  const [consent, rows, loops] = await Promise.all([
    readMemoryConsent(deps.db, session.accountId),
    deps.db.all(store.selectMemories, [session.accountId, avatarId]),
    deps.db.all(store.selectLoops, [session.accountId, avatarId]),
  ]);
  return { consent, items: [...rows.map(toMemory), ...loops.map(loopToMemory)] };
}

export function toMemory(row: store.MemoryRow): Memory {
  return {
    id: row.id,
    kind: row.kind,
    text: tellMemory(row.relation, row.value),
    value: row.value,
    isCorrected: row.corrected_at !== null,
    sources: row.sources,
    dueAt: null,
    createdAt: row.created_at.toISOString(),
  };
}

function loopToMemory(row: store.LoopRow): Memory {
  return {
    id: row.id,
    kind: 'loop',
    text: row.text,
    value: row.text,
    isCorrected: false,
    sources: [row.source],
    dueAt: row.due_at.toISOString(),
    createdAt: row.created_at.toISOString(),
  };
}

type Pinning = { avatarId: string; id: string; text: string };

/**
 * Keeps something in the person's own words; every reply knows it. Twice with the same id is once.
 * @throws AppError chat.memory-off, chat.too-many-pinned, chat.id-reused
 */
export async function pinMemory(
  deps: Deps,
  session: Session,
  pinning: Pinning,
): Promise<{ isNew: boolean; memory: Memory }> {
  const { accountId } = session;
  const isNew = await deps.db.transaction(async (tx) => {
    if (!(await mayRemember(tx, accountId))) throw new AppError('chat.memory-off');
    await tx.all(store.lockMemories, [accountId, pinning.avatarId]);
    const known = await tx.find(store.lockMemory, [pinning.id, accountId, pinning.avatarId]);
    if (known && known.value !== pinning.text) throw new AppError('chat.id-reused');
    if (known) return false;
    await requireRoom(tx, accountId, pinning.avatarId);
    const key = keyOf(pinning.text);
    const values = [pinning.id, accountId, pinning.avatarId, pinning.text, key, deps.clock.now()];
    if (await tx.find(store.insertPinned, values)) {
      await deps.outbox.add(tx, 'chat.memory-pinned', { accountId, memoryId: pinning.id });
      return true;
    }
    // The same words are kept already; a taken id is somebody else's.
    const same = await tx.find(store.selectByKey, [accountId, pinning.avatarId, 'note', key]);
    if (!same) throw new AppError('chat.id-reused');
    pinning.id = same.id;
    return false;
  });
  deps.outbox.kick();
  return { isNew, memory: await readMemory(deps.db, accountId, pinning.id) };
}

async function requireRoom(tx: Transaction, accountId: string, avatarId: string): Promise<void> {
  const { count } = await tx.get(store.countPinned, [accountId, avatarId]);
  if (count >= PINNED_AT_MOST) throw new AppError('chat.too-many-pinned');
}

type Place = { avatarId: string; memoryId: string };

/** Puts a memory right: it no longer hangs on where it came from. @throws AppError request.not-found */
export async function correctMemory(
  deps: Deps,
  session: Session,
  change: Place & ({ value: string } | { isPinned: true }),
): Promise<Memory> {
  const { accountId } = session;
  await deps.db.transaction(async (tx) => {
    await tx.all(store.lockMemories, [accountId, change.avatarId]);
    const row = await tx.find(store.lockMemory, [change.memoryId, accountId, change.avatarId]);
    if (!row) throw new AppError('request.not-found');
    if ('isPinned' in change) {
      if (row.kind === 'pinned') return;
      await requireRoom(tx, accountId, change.avatarId);
      await tx.run(store.pin, [row.id]);
      await deps.outbox.add(tx, 'chat.memory-pinned', { accountId, memoryId: row.id });
      return;
    }
    const key = keyOf(change.value);
    await tx.run(store.dropSameValue, [accountId, change.avatarId, row.relation, key, row.id]);
    await tx.run(store.correct, [row.id, change.value, key, deps.clock.now()]);
  });
  deps.outbox.kick();
  return readMemory(deps.db, accountId, change.memoryId);
}

/** Forgets for good, a loop as well. @throws AppError request.not-found */
export async function forgetMemory(deps: Deps, session: Session, place: Place): Promise<void> {
  const values = [place.memoryId, session.accountId, place.avatarId];
  const forgotten = (await deps.db.run(store.forget, values)) + (await deps.db.run(store.forgetLoop, values));
  if (forgotten === 0) throw new AppError('request.not-found');
}

async function readMemory(db: Queryable, accountId: string, id: string): Promise<Memory> {
  const [row] = await db.all(store.selectMemoriesById, [accountId, [id]]);
  if (!row) throw new AppError('request.not-found');
  return toMemory(row);
}

declare module '../../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** A person asked a character to keep something in mind. */
    'chat.memory-pinned': { accountId: string; memoryId: string };
  }
}
