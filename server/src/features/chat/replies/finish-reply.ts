import { ERRORS } from '@cafune/contract';
import type { StreamEvent } from '@cafune/contract/chat';
import type { Transaction } from '../../../platform/db/database.ts';
import type { ReplyDeps } from '../deps.ts';
import type { ReplyReceipt } from '../memory/store.ts';
import { toWireEvent, type WireEvent } from '../message.ts';
import { settleReply } from '../policy.ts';
import { leaveMood } from '../relationship/relationship.ts';
import { leaseEnd } from './lease.ts';
import * as store from './store.ts';

/** How a reply ended. `complete` brings all its words; the others keep what was stored. */
export type Ending =
  | {
      status: 'complete';
      text: string;
      state: unknown;
      used: unknown;
      receipt: ReplyReceipt;
      /** Somebody else's words stand in it: it costs nothing. */
      isFree?: boolean;
    }
  | { status: 'stopped' }
  | { status: 'interrupted' | 'failed'; failure: string };

export type FinishedReply = { conversationId: string; nextGenerationId: string | undefined };

/**
 * Ends a reply once: words, charge, event and the next reply's turn in one transaction. A reply that failed, was cut, or was
 * stopped before its first word costs nothing (product.md "Money").
 * @returns undefined when another worker holds the reply
 */
export async function finishReply(
  deps: ReplyDeps,
  work: { generationId: string; workerId: string },
  ending: Ending,
): Promise<FinishedReply | undefined> {
  const finished = await deps.db.transaction((tx) => end(deps, tx, { ...work, ending }));
  if (!finished) return undefined;
  const { conversationId, accountId, event } = finished;
  deps.hub.publish(conversationId, event);
  deps.onChanged({ accountId, conversationId, seq: event.seq });
  deps.metrics.replies.inc({ outcome: finished.status });
  deps.outbox.kick();
  return finished;
}

type EndWork = { generationId: string; workerId: string; ending: Ending };

async function end(
  deps: ReplyDeps,
  tx: Transaction,
  work: EndWork,
): Promise<(FinishedReply & { accountId: string; event: WireEvent; status: Ending['status'] }) | undefined> {
  const { generationId, workerId } = work;
  const now = deps.clock.now();
  const failure = 'failure' in work.ending ? work.ending.failure : null;
  await tx.all(store.lockConversationOf, [generationId]);
  const row = await tx.find(store.endGeneration, [generationId, workerId, work.ending.status, failure, now]);
  if (!row) return undefined;
  const ending: Ending = row.status === 'stopped' ? { status: 'stopped' } : work.ending;
  const text = ending.status === 'complete' ? ending.text : await readStoredText(tx, generationId, row);
  const balanceCoins = await settleReply(tx, {
    accountId: row.account_id,
    funding: row.funding,
    holdId: row.hold_id,
    priceCoins: row.price_coins,
    isCharged: isCharged(ending, text),
  });
  const code = failure === 'blocked' ? 'chat.reply-blocked' : 'chat.reply-failed';
  const event = endingEvent(ending.status, code, {
    messageId: row.turn_id,
    text,
    isFallback: ending.status === 'complete' && ending.receipt.isFallback === true,
    balanceCoins,
  });
  const receipt = ending.status === 'complete' ? ending.receipt : null;
  const [state, used] = ending.status === 'complete' ? [toJson(ending.state), toJson(ending.used)] : [null, null];
  const { seq } = await tx.get(store.storeEnding, [
    row.conversation_id,
    row.turn_id,
    row.variant_ordinal,
    text,
    ending.status,
    receipt && JSON.stringify(receipt),
    JSON.stringify(event),
    state,
    now,
    event.type,
    generationId,
    used,
  ]);
  const reply = { accountId: row.account_id, messageId: row.turn_id };
  if (ending.status === 'complete') await leaveMood(tx, reply, now);
  await deps.outbox.add(tx, 'chat.reply-finished', {
    ...reply,
    conversationId: row.conversation_id,
    variant: row.variant_ordinal,
    status: ending.status,
    isWatched: deps.hub.has(row.conversation_id),
  });
  const next = await tx.find(store.claimNext, [row.conversation_id, workerId, leaseEnd(now), now]);
  return {
    conversationId: row.conversation_id,
    accountId: row.account_id,
    status: ending.status,
    event: toWireEvent(seq, event),
    nextGenerationId: next?.id,
  };
}

function isCharged(ending: Ending, text: string): boolean {
  return ending.status === 'complete' ? ending.isFree !== true : ending.status === 'stopped' && text !== '';
}

function toJson(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

/** After a stop, exactly what was on screen (R11). */
async function readStoredText(tx: Transaction, generationId: string, row: store.EndedRow): Promise<string> {
  return (await tx.get(store.selectDeltaText, [generationId, row.stop_after_seq])).text;
}

type EndingWords = { messageId: string; text: string; isFallback: boolean; balanceCoins: number };

function endingEvent(
  status: Ending['status'],
  code: 'chat.reply-failed' | 'chat.reply-blocked',
  words: EndingWords,
): Extract<StreamEvent, { type: 'text-end' | 'error' }> {
  if (status === 'failed') {
    return {
      type: 'error',
      messageId: words.messageId,
      error: code,
      message: ERRORS[code].message,
      balanceCoins: words.balanceCoins,
    };
  }
  return { type: 'text-end', status, ...words };
}

declare module '../../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    'chat.reply-finished': {
      accountId: string;
      conversationId: string;
      messageId: string;
      variant: number;
      status: Ending['status'];
      /** Somebody followed the conversation on this process when it ended. */
      isWatched: boolean;
    };
  }
}
