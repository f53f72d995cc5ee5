import type { OfflineReply } from '@cafune/contract/chat/offline';
import { type Answer, answer, loadLibrary, readFacts, seedOf, spendSaid } from '@cafune/dialogue';
import { checkWholeReply, type WholeReplyVerdict } from '@cafune/guard';
import type { Transaction } from '../../../platform/db/database.ts';
import type { ReplyRequest } from '../../../providers/text/port.ts';
import type { ChatDeps } from '../deps.ts';
import { traceMemories } from '../memory/receipts.ts';
import type { ReplyReceipt } from '../memory/store.ts';
import { type End, readEnd } from './context.ts';

/** Of the engine, as it runs on a device. */
const ENGINE = 'embedded@1 (aparelho)';
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;

export type OfflineExchange = {
  conversationId: string;
  accountId: string;
  personName: string | undefined;
  clientId: string;
  content: string;
  reply: OfflineReply;
  now: Date;
};
/** What is stored with an offline reply. */
export type TakenReply = { writtenAt: Date; receipt: ReplyReceipt; state: unknown; used: unknown };

/**
 * Reads what a device says a character answered, as a model's words are read, and finds out what follows from it. Nothing but the
 * words comes from the device: what was learned and where the engine stands is composed here, from the same request. Where that
 * comes to other words (the device knew less), the lines they are made of count as spent and her place stays where it was.
 */
export async function takeOfflineReply(
  deps: ChatDeps,
  tx: Transaction,
  exchange: OfflineExchange,
): Promise<TakenReply | Exclude<WholeReplyVerdict, 'fit'>> {
  const { reply, content, now } = exchange;
  const end = await readEnd(deps, tx, exchange);
  const writtenAt = momentOf(reply, now);
  const request = requestOf(end, { ...exchange, writtenAt });
  const verdict = checkWholeReply(reply.text, { recent: request.history, now });
  if (verdict !== 'fit') return verdict;
  const library = loadLibrary();
  const own = answer(library, request);
  const isSame = own.text === reply.text;
  return {
    writtenAt,
    receipt: receiptOf(end, { request, own, texts: { question: content, reply: reply.text } }),
    state: isSame ? own.state : null,
    used: isSame ? own.used : spendSaid(library, end.row.engine_used, reply.text),
  };
}

/** Never ahead, and never longer ago than a message may wait (chat.md R12): a device may say anything. */
function momentOf({ at }: OfflineReply, now: Date): Date {
  const latest = now.getTime();
  return new Date(Math.max(latest - MAX_AGE_MS, Math.min(Date.parse(at), latest)));
}

function requestOf(end: End, exchange: OfflineExchange & { writtenAt: Date }): ReplyRequest {
  const { row, character } = end;
  const { content, clientId, personName, writtenAt: now } = exchange;
  const history = [...row.history, { role: 'person' as const, text: content }];
  const kept = row.facts.map(({ relation, value }) => ({ relation, value }));
  return {
    character,
    personName,
    history,
    facts: row.may_remember ? kept : readFacts(history, now),
    pinned: row.may_remember ? row.pinned.map(({ value }) => value) : [],
    state: row.engine_state,
    used: row.engine_used,
    seed: seedOf(clientId),
    now,
  };
}

type Reading = { request: ReplyRequest; own: Answer; texts: { question: string; reply: string } };

/** What was read in the message is kept only for those who let her remember. */
function receiptOf({ row }: End, { request, own, texts }: Reading): ReplyReceipt {
  const receipt: ReplyReceipt = { engine: ENGINE, seed: request.seed, historyCount: request.history.length };
  if (!row.may_remember) return receipt;
  return { ...receipt, facts: [...own.facts], memories: traceMemories([...row.facts, ...row.pinned], texts) };
}
