import { foldText } from '@cafune/contract/core/text';
import { gleanFacts } from '@cafune/dialogue';
import type { Transaction } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Fact, FactRelation } from '../../../providers/text/port.ts';
import type { ChatDeps } from '../deps.ts';
import { loopOf } from './loops.ts';
import * as store from './store.ts';

type Deps = Pick<ChatDeps, 'db' | 'clock'>;

/** A person has one of each; a new one takes the place of the old. */
const SINGLE: ReadonlySet<FactRelation> = new Set(['name', 'city', 'job', 'birthday', 'age', 'birthplace']);
/** Of these a person has one of each kind, which the value starts with: "cor: azul". */
const SINGLE_BY_KIND: ReadonlySet<FactRelation> = new Set(['favorite', 'body', 'trait']);

/** Where something was learned: the person's words, as one variant of their message. */
export type Origin = {
  accountId: string;
  avatarId: string;
  conversationId: string;
  turnId: string;
  variant: number;
};

/**
 * Remembers what a reply gleaned, after it was sent; the same facts again change nothing (chat.md "Memory").
 * @returns where it was learned and how many facts there were
 */
export async function rememberFacts(
  deps: Deps,
  reply: { messageId: string; variant: number },
): Promise<{ factCount: number }> {
  const learned = await deps.db.find(store.selectLearned, [reply.messageId, reply.variant]);
  if (!learned?.source_id || learned.source_variant === null || learned.source_role !== 'person')
    return { factCount: 0 };
  const facts = learned.facts ?? [];
  await remember(deps, facts, {
    accountId: learned.account_id,
    avatarId: learned.avatar_id,
    conversationId: learned.conversation_id,
    turnId: learned.source_id,
    variant: learned.source_variant,
  });
  return { factCount: facts.length };
}

/** Reads again what the person wrote since, for a memory that was just allowed. */
export async function learnFrom(deps: Deps, accountId: string, since: Date): Promise<void> {
  const knownTo = new Map<string, Fact[]>();
  const lastIn = new Map<string, string>();
  for (const said of await deps.db.all(store.selectSaidSince, [accountId, since])) {
    const known = knownTo.get(said.avatar_id) ?? [];
    const before = lastIn.get(said.conversation_id);
    const facts = gleanFacts(said.text, { lastLine: undefined, before, known, now: deps.clock.now() });
    knownTo.set(said.avatar_id, [...known, ...facts]);
    lastIn.set(said.conversation_id, said.text);
    const { avatar_id: avatarId, conversation_id: conversationId, turn_id: turnId, ordinal: variant } = said;
    await remember(deps, facts, { accountId, avatarId, conversationId, turnId, variant });
  }
}

/** Remembers facts a person's words told. */
export async function remember(deps: Deps, facts: readonly Fact[], origin: Origin): Promise<void> {
  if (facts.length === 0) return;
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await tx.all(store.lockMemories, [origin.accountId, origin.avatarId]);
    for (const fact of facts) await rememberFact(tx, { fact, origin, now });
  });
}

async function rememberFact(tx: Transaction, item: { fact: Fact; origin: Origin; now: Date }): Promise<void> {
  const { fact, origin, now } = item;
  const { accountId, avatarId } = origin;
  const key = keyOf(fact.value);
  const takesPlaceOf = fact.replaces === undefined ? singleStart(fact.relation, key) : keyOf(fact.replaces);
  if (takesPlaceOf !== undefined) {
    const place = [accountId, avatarId, fact.relation, key, takesPlaceOf];
    if (await tx.find(store.selectPinnedRelation, place)) return;
    await tx.run(store.supersede, [...place, now]);
  }
  const values = [newId(), accountId, avatarId, fact.relation, fact.value, key, now, origin.turnId, origin.variant];
  await tx.run(store.insertFact, values);
  const loop = loopOf(fact, now);
  if (!loop) return;
  const { conversationId, turnId, variant } = origin;
  const source = [conversationId, turnId, variant];
  await tx.run(store.insertLoop, [newId(), accountId, avatarId, ...source, loop.text, key, loop.dueAt, now]);
}

/** How the keys of the memories start that a new one takes the place of; undefined where all may stand side by side. */
function singleStart(relation: FactRelation, key: string): string | undefined {
  if (SINGLE.has(relation)) return '';
  const kindEnds = SINGLE_BY_KIND.has(relation) ? key.indexOf(': ') : -1;
  return kindEnds < 0 ? undefined : key.slice(0, kindEnds + 2);
}

/** The same thing said twice is one memory, whatever its case and accents. */
export function keyOf(value: string): string {
  return foldText(value).trim();
}
