import type { AskedReply } from '@cafune/contract/chat';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Session } from '../../../platform/session/session.ts';
import { requireNotPaused } from '../conversations.ts';
import type { ChatActionDeps } from '../deps.ts';
import * as guardStore from '../guard/store.ts';
import { readReplyPrice } from '../policy.ts';
import * as store from './store.ts';
import { addEvents, askReply, findAsked, lockForTurning, publishStored, requireTurn, storeEvent } from './turning.ts';

/** A reply that was asked for; `afterSeq` is where its events begin. */
export type Asked = { isNew: boolean; reply: AskedReply; afterSeq: number };
type StoredReply = Asked & { generationId?: string | undefined };

/** Blocked alternatives of one reply after which no more are written (safety.md, layer 7; abuse suite E05). */
export const BLOCKED_AT_MOST = 3;
const ASKABLE = new Set(['generated', 'edited', 'offline', 'proactive']);

/**
 * Another alternative of a reply of hers. What followed the earlier one stays with it and leaves the screen.
 * @throws AppError request.not-found, chat.not-editable, chat.reply-under-way, chat.id-reused, coins.insufficient, chat.guest-limit
 */
export async function regenerateReply(
  deps: ChatActionDeps,
  session: Session,
  request: { conversationId: string; messageId: string; clientId: string },
): Promise<Asked> {
  const price = await readReplyPrice(deps, session);
  return tell(
    deps,
    { accountId: session.accountId, conversationId: request.conversationId },
    await deps.db.transaction((tx) => storeAlternative(deps, tx, { ...request, session, coins: price.againCoins })),
  );
}

/**
 * She goes on by herself after her own last message, in a message of its own.
 * @throws AppError request.not-found, chat.not-editable, chat.reply-under-way, chat.id-reused, coins.insufficient, chat.guest-limit
 */
export async function continueReply(
  deps: ChatActionDeps,
  session: Session,
  request: { conversationId: string; clientId: string },
): Promise<Asked> {
  const price = await readReplyPrice(deps, session);
  return tell(
    deps,
    { accountId: session.accountId, conversationId: request.conversationId },
    await deps.db.transaction((tx) => storeContinuation(deps, tx, { ...request, session, coins: price.againCoins })),
  );
}

/** Tells what was stored, and starts the reply. */
async function tell(
  deps: ChatActionDeps,
  place: { accountId: string; conversationId: string },
  stored: StoredReply,
): Promise<Asked> {
  const { generationId, ...asked } = stored;
  if (asked.isNew) await publishStored(deps, place, asked.afterSeq);
  if (generationId) deps.runner.run(generationId);
  deps.outbox.kick();
  return asked;
}

type Work = { session: Session; conversationId: string; clientId: string; coins: number };

async function storeAlternative(
  deps: ChatActionDeps,
  tx: Transaction,
  work: Work & { messageId: string },
): Promise<StoredReply> {
  const known = await findAsked(tx, work.session, { ...work, kind: 'regenerate' });
  if (known) return repeated(known);
  const conversation = await lockForTurning(tx, work.session, work.conversationId);
  requireNotPaused(conversation);
  const turn = await requireTurn(tx, conversation.id, work.messageId);
  if (turn.role !== 'character' || turn.parent_id === null || !ASKABLE.has(turn.origin) || !turn.on_path)
    throw new AppError('chat.not-editable');
  const { count } = await tx.get(guardStore.countBlocked, [turn.id]);
  if (count >= BLOCKED_AT_MOST) throw new AppError('chat.blocked', { retryAfterSeconds: 3_600 });
  const now = deps.clock.now();
  const { ordinal } = await tx.get(store.addVariant, [turn.id, 'generated', '', 'queued', now]);
  await tx.run(store.leavePath, [conversation.id, turn.seq]);
  const ask = await askReply(deps, tx, {
    ...work,
    conversation,
    turnId: turn.id,
    variant: ordinal,
    kind: 'regenerate',
  });
  const afterSeq = await addEvents(tx, { conversationId: conversation.id, now }, [
    pathChanged(turn.id, turn.seq, false),
    { type: 'message-added', messageId: turn.id, generationId: ask.generationId },
  ]);
  return stored(turn.id, ask, afterSeq);
}

async function storeContinuation(deps: ChatActionDeps, tx: Transaction, work: Work): Promise<StoredReply> {
  const known = await findAsked(tx, work.session, { ...work, kind: 'continue' });
  if (known) return repeated(known);
  const conversation = await lockForTurning(tx, work.session, work.conversationId);
  requireNotPaused(conversation);
  const leaf = await tx.get(store.selectLeaf, [conversation.id]);
  if (leaf.role !== 'character' || leaf.text === '') throw new AppError('chat.not-editable');
  const now = deps.clock.now();
  const { last_seq: seq } = await tx.get(store.takeSeqs, [conversation.id, 1, now]);
  const turnId = newId();
  await tx.run(store.insertReplyTurn, [
    turnId,
    conversation.id,
    work.session.accountId,
    leaf.id,
    leaf.active_variant,
    null,
    seq,
    now,
  ]);
  const ask = await askReply(deps, tx, { ...work, conversation, turnId, variant: 1, kind: 'continue' });
  await storeEvent(
    tx,
    { conversationId: conversation.id, seq },
    {
      type: 'message-added',
      messageId: turnId,
      generationId: ask.generationId,
    },
  );
  return stored(turnId, ask, seq - 1);
}

export function pathChanged(messageId: string, fromSeq: number, hasTail: boolean) {
  const type = 'path-changed';
  return { type, messageId, data: { type, messageId, fromSeq, hasTail } } as const;
}

type Ask = Awaited<ReturnType<typeof askReply>>;
function stored(replyId: string, ask: Ask, afterSeq: number): StoredReply {
  const generationId = ask.isRunning ? ask.generationId : undefined;
  return { isNew: true, reply: { replyId, priceCoins: ask.priceCoins }, afterSeq, generationId };
}

/** The same request sent twice: the reply that was asked for, from its beginning. */
function repeated(known: store.AskedRow): StoredReply {
  const reply = { replyId: known.turn_id, priceCoins: known.price_coins };
  return { isNew: false, reply, afterSeq: known.first_seq - 1 };
}
