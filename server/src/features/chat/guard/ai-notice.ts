import type { Transaction } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import * as branchStore from '../branches/store.ts';
import { storeEvent } from '../branches/turning.ts';
import type { ConversationRow } from '../store.ts';
import * as store from './store.ts';

/** safety.md "Letting people go": the notice stands at the start of each conversation and comes back every three hours. */
const EVERY_MS = 3 * 60 * 60_000;
const TEXT = 'Você está conversando com uma personagem de IA. O que ela diz é gerado por computador.';

/** Says again, in the house's voice, that this is an AI (abuse suite I02). */
export async function remindOfAi(
  tx: Transaction,
  { conversation, accountId, now }: { conversation: ConversationRow; accountId: string; now: Date },
): Promise<void> {
  const toldAt = conversation.ai_notice_at ?? conversation.created_at;
  if (now.getTime() - toldAt.getTime() < EVERY_MS) return;
  const messageId = newId();
  const { last_seq: seq } = await tx.get(branchStore.takeSeqs, [conversation.id, 1, now]);
  await tx.run(store.insertNotice, [messageId, conversation.id, accountId, 'ai', seq, TEXT, now]);
  await storeEvent(tx, { conversationId: conversation.id, seq }, { type: 'message-added', messageId });
  await tx.run(store.markAiNotice, [conversation.id, now]);
}
