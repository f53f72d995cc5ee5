import type { Receipt } from '@cafune/contract/chat/memory';
import { mentions } from '@cafune/dialogue';
import { AppError } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/session/session.ts';
import { requireConversation } from '../conversations.ts';
import type { ChatDeps } from '../deps.ts';
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
    const keys = keysOf(value);
    const isSaid = keys.some((key) => mentions(key, texts.reply));
    return isSaid || keys.some((key) => mentions(key, texts.question)) ? [{ id, isSaid }] : [];
  });
  return traced.toSorted((one, other) => Number(other.isSaid) - Number(one.isSaid)).slice(0, NAMED_AT_MOST);
}

/** "Paçoca (gato)" is named by either word; "prova (21/11/2026)" by the first alone. */
function keysOf(value: string): string[] {
  const [, name = value, aside = ''] = /^(.*?)(?: \((.*)\))?$/u.exec(value) ?? [];
  return [name, ...(/\d/u.test(aside) || aside === '' ? [] : [aside])];
}

/** What a reply was made of. @throws AppError request.not-found for what no engine wrote */
export async function readReceipt(
  deps: Pick<ChatDeps, 'db'>,
  session: Session,
  place: { conversationId: string; messageId: string },
): Promise<Receipt> {
  await requireConversation(deps.db, session, place.conversationId);
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
