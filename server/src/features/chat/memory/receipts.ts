import type { Receipt } from '@cafune/contract/chat/memory';
import { isToldIn, mentions, touches } from '@cafune/dialogue';
import { AppError } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/session/session.ts';
import { type ReadDeps, requireConversation } from '../conversations.ts';
import { toMemory } from './panel.ts';
import type { Known } from './store.ts';
import * as store from './store.ts';

/** Memories a receipt names. */
const NAMED_AT_MOST = 12;

/** Which memories touch a reply: said in it first, then those the person's message was about. */
export function traceMemories(
  known: readonly Known[],
  texts: { question: string; reply: string },
): { id: string; isSaid: boolean }[] {
  const traced = known.flatMap(({ id, value }) => {
    const isSaid = isNamedIn(value, texts.reply, isToldIn);
    return isSaid || isNamedIn(value, texts.question, touches) ? [{ id, isSaid }] : [];
  });
  return traced.toSorted((one, other) => Number(other.isSaid) - Number(one.isSaid)).slice(0, NAMED_AT_MOST);
}

const CLAUSE_FROM_WORDS = 4;

/** A name or thing is looked for as it is, a whole clause by its words: she says it with the persons turned. */
function isNamedIn(value: string, text: string, holds: typeof isToldIn): boolean {
  if (value.split(' ').length >= CLAUSE_FROM_WORDS && !value.includes('(')) return holds(value, text);
  return keysOf(value).some((key) => mentions(key, text));
}

/** "Paçoca (gato)" is named by either word; "prova (21/11/2026)" by the first alone. */
function keysOf(value: string): string[] {
  const [, name = value, aside = ''] = /^(.*?)(?: \((.*)\))?$/u.exec(value) ?? [];
  return [name, ...(/\d/u.test(aside) || aside === '' ? [] : [aside])];
}

/** What a reply was made of. @throws AppError request.not-found for what no engine wrote */
export async function readReceipt(
  deps: ReadDeps,
  session: Session,
  place: { conversationId: string; messageId: string },
): Promise<Receipt> {
  await requireConversation(deps, session, place.conversationId);
  const receipt = (await deps.db.find(store.selectReceipt, [place.messageId, place.conversationId]))?.receipt;
  if (!receipt) throw new AppError('request.not-found');
  const named = receipt.memories ?? [];
  const rows = await deps.db.all(store.selectMemoriesById, [session.accountId, named.map(({ id }) => id)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    engine: receipt.engine,
    seed: receipt.seed,
    historyCount: receipt.historyCount ?? 0,
    isFallback: receipt.isFallback ?? false,
    blocks: receipt.blocks ?? [],
    memories: named.flatMap(({ id, isSaid }) => {
      const row = byId.get(id);
      return row ? [{ ...toMemory(row), isSaid }] : [];
    }),
  };
}
