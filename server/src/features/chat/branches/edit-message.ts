import type { ErrorCode } from '@cafune/contract';
import type { AskedReply, Message } from '@cafune/contract/chat';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Session } from '../../../platform/session/session.ts';
import { requireNotPaused } from '../conversations.ts';
import type { ChatActionDeps } from '../deps.ts';
import { guardInput } from '../guard/input.ts';
import { toMessage } from '../message.ts';
import { readReplyPrice } from '../policy.ts';
import * as chatStore from '../store.ts';
import { pathChanged } from './regenerate.ts';
import * as store from './store.ts';
import {
  addEvents,
  askReply,
  findAsked,
  type LockedConversation,
  lockForTurning,
  publishStored,
  requireTurn,
  storeEvent,
} from './turning.ts';

export type Edited = { isNew: boolean; message: Message; reply: AskedReply | null; afterSeq: number };
type StoredEdit = Omit<Edited, 'message'> & { generationId?: string | undefined };
type EditRequest = { conversationId: string; messageId: string; clientId: string; content: string };
type Work = EditRequest & { session: Session; coins: number };

/**
 * Rewrites a message. The person's own opens another branch and asks for a reply; hers only changes, and what follows stays.
 * What was there before stays as an alternative.
 * @throws AppError request.not-found, chat.not-editable, chat.reply-under-way, chat.id-reused, coins.insufficient, chat.guest-limit
 */
export async function editMessage(deps: ChatActionDeps, session: Session, request: EditRequest): Promise<Edited> {
  const price = await readReplyPrice(deps, session);
  const work = { ...request, session, coins: price.coins };
  const stored = await deps.db.transaction((tx) => storeEdit(deps, tx, work));
  if ('code' in stored) throw new AppError(stored.code);
  const { generationId, ...edited } = stored;
  if (edited.isNew)
    await publishStored(
      deps,
      { accountId: session.accountId, conversationId: request.conversationId },
      edited.afterSeq,
    );
  if (generationId) deps.runner.run(generationId);
  deps.outbox.kick();
  const row = await deps.db.get(chatStore.selectMessage, [request.messageId, request.conversationId]);
  return { ...edited, message: toMessage(row) };
}

async function storeEdit(deps: ChatActionDeps, tx: Transaction, work: Work): Promise<StoredEdit | { code: ErrorCode }> {
  const known = await findAsked(tx, work.session, { ...work, kind: 'reply' });
  if (known) return repeatOf(tx, work, known);
  const conversation = await lockForTurning(tx, work.session, work.conversationId);
  requireNotPaused(conversation);
  const turn = await requireTurn(tx, conversation.id, work.messageId);
  if (!turn.on_path || turn.role === 'notice' || turn.text === '') throw new AppError('chat.not-editable');
  const code = await findRefusal(deps, tx, { work, conversation, turn });
  if (code) return { code };
  if (turn.role === 'character') return rewriteHers(deps, tx, { work, conversation, turn });
  return branchOff(deps, tx, { work, conversation, turn });
}

type Place = { work: Work; conversation: LockedConversation; turn: store.TurnRow };

/** What is rewritten is read like what is written; where the house would answer, the edit is refused and the words stay in the field. */
async function findRefusal(deps: ChatActionDeps, tx: Transaction, place: Place): Promise<ErrorCode | undefined> {
  const { work, conversation, turn } = place;
  const text = work.content;
  const { accountId } = work.session;
  const outcome = await guardInput(deps, tx, { conversation, accountId, text, beforeSeq: turn.seq });
  if (outcome.kind === 'refuse') return outcome.code;
  return outcome.kind === 'answer' ? 'safety.not-allowed' : undefined;
}

async function rewriteHers(deps: ChatActionDeps, tx: Transaction, place: Place): Promise<StoredEdit> {
  const { work, conversation, turn } = place;
  if (turn.text === work.content) return { isNew: false, reply: null, afterSeq: conversation.last_seq };
  const now = deps.clock.now();
  const { ordinal } = await tx.get(store.addVariant, [turn.id, 'edited', work.content, 'complete', now]);
  await tx.run(store.moveFollower, [turn.id, turn.active_variant, ordinal]);
  const afterSeq = await addEvents(tx, { conversationId: conversation.id, now }, [
    { type: 'message-added', messageId: turn.id, data: { ordinal } },
  ]);
  return { isNew: true, reply: null, afterSeq };
}

async function branchOff(deps: ChatActionDeps, tx: Transaction, place: Place): Promise<StoredEdit> {
  const { work, conversation, turn } = place;
  const now = deps.clock.now();
  const { ordinal } = await tx.get(store.addVariant, [turn.id, 'edited', work.content, 'complete', now]);
  await tx.run(store.leavePath, [conversation.id, turn.seq]);
  const afterSeq = await addEvents(tx, { conversationId: conversation.id, now }, [
    pathChanged(turn.id, turn.seq, false),
    { type: 'message-added', messageId: turn.id, data: { ordinal } },
  ]);
  const { last_seq: seq } = await tx.get(store.takeSeqs, [conversation.id, 1, now]);
  const replyId = newId();
  const owner = work.session.accountId;
  await tx.run(store.insertReplyTurn, [replyId, conversation.id, owner, turn.id, ordinal, turn.id, seq, now]);
  const ask = await askReply(deps, tx, { ...work, conversation, turnId: replyId, variant: 1, kind: 'reply' });
  const { generationId } = ask;
  await storeEvent(
    tx,
    { conversationId: conversation.id, seq },
    { type: 'message-added', messageId: replyId, generationId },
  );
  await deps.outbox.add(tx, 'chat.message-sent', {
    accountId: owner,
    conversationId: conversation.id,
    messageId: turn.id,
    sentAt: now.toISOString(),
    isEdit: true,
  });
  const reply = { replyId, priceCoins: ask.priceCoins };
  return { isNew: true, reply, afterSeq, ...(ask.isRunning ? { generationId } : {}) };
}

/** The same edit sent twice: its reply is the one that was asked for. */
async function repeatOf(tx: Transaction, work: Work, known: store.AskedRow): Promise<StoredEdit> {
  const source = await tx.find(store.selectEdited, [known.turn_id, work.messageId]);
  if (source?.text !== work.content) throw new AppError('chat.id-reused');
  const reply = { replyId: known.turn_id, priceCoins: known.price_coins };
  return { isNew: false, reply, afterSeq: known.first_seq - 1 };
}
