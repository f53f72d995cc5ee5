import { foldText } from '@cafune/contract/core/text';
import { newId } from '../../platform/ids.ts';
import type { Fact, FactRelation } from '../../providers/text/port.ts';
import type { ChatDeps } from './deps.ts';
import * as store from './replies/store.ts';

/** A person has one of each; a new one takes the place of the old. */
const SINGLE: readonly FactRelation[] = ['name', 'city', 'job'];

/** Remembers what a reply gleaned, after it was sent; the same facts again change nothing (chat.md "Memory"). */
export async function rememberFacts(
  deps: Pick<ChatDeps, 'db' | 'clock'>,
  reply: { messageId: string; variant: number },
): Promise<void> {
  const receipt = await deps.db.find(store.selectReceipt, [reply.messageId, reply.variant]);
  if (!receipt?.source_id || receipt.source_variant === null) return;
  const source = { messageId: receipt.source_id, variant: receipt.source_variant };
  const { account_id: accountId, avatar_id: avatarId } = receipt;
  for (const fact of receipt.facts ?? []) await rememberFact(deps, { ...source, fact, accountId, avatarId });
}

type Remembered = { messageId: string; variant: number; fact: Fact; accountId: string; avatarId: string };

async function rememberFact(deps: Pick<ChatDeps, 'db' | 'clock'>, item: Remembered): Promise<void> {
  const { fact, accountId, avatarId } = item;
  const key = foldText(fact.value).trim();
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    if (SINGLE.includes(fact.relation))
      await tx.run(store.supersedeMemory, [accountId, avatarId, fact.relation, key, now]);
    await tx.run(store.insertMemory, [
      newId(),
      accountId,
      avatarId,
      fact.relation,
      fact.value,
      key,
      now,
      item.messageId,
      item.variant,
    ]);
  });
}
