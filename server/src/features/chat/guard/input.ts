import type { ErrorCode } from '@cafune/contract';
import type { Notice } from '@cafune/contract/chat';
import { CRISIS_CARD_TEXT, THREAT_TEXT } from '@cafune/contract/safety';
import { checkMessage, type MessageVerdict } from '@cafune/guard';
import type { Transaction } from '../../../platform/db/database.ts';
import { beginAgeReview, openCase, readAge, sealEvidence } from '../../safety/index.ts';
import type { ChatDeps } from '../deps.ts';
import type { ConversationRow } from '../store.ts';
import * as store from './store.ts';

/** Messages before this one that the guard reads. */
const CONTEXT_MESSAGES = 12;

/** What becomes of a message: it goes on, the house answers it, or it is refused (and what had to be kept of it is kept). */
export type InputOutcome =
  | { kind: 'pass' }
  | { kind: 'answer'; notice: Notice; text: string }
  | { kind: 'refuse'; code: ErrorCode };

const PASS: InputOutcome = { kind: 'pass' };

export type GuardedText = { conversation: ConversationRow; accountId: string; text: string; beforeSeq?: number };

/**
 * Reads what a person wrote before any model and any charge (safety.md "The guard", layers 4 and 7). A refusal is answered, not
 * thrown: what it leaves behind (a frozen conversation, a case, sealed evidence) has to be stored with the transaction.
 */
export async function guardInput(deps: ChatDeps, tx: Transaction, input: GuardedText): Promise<InputOutcome> {
  const { conversation, accountId, text, beforeSeq } = input;
  const recent = (
    beforeSeq === undefined
      ? await tx.all(store.selectRecent, [conversation.id, CONTEXT_MESSAGES])
      : await tx.all(store.selectRecentBefore, [conversation.id, CONTEXT_MESSAGES, beforeSeq])
  ).toReversed();
  const now = deps.clock.now();
  const verdict = checkMessage(text, { recent }, now);
  for (const rule of verdict.counted) deps.metrics.guard.inc({ layer: 'input', rule });
  if (verdict.verdict === 'crisis') return { kind: 'answer', notice: 'crisis', text: CRISIS_CARD_TEXT };
  if (conversation.frozen_at) return { kind: 'refuse', code: 'chat.frozen' };
  if (verdict.rule === 'minor-nearby') return { kind: 'refuse', code: 'chat.child-nearby' };
  if (verdict.class === 'p0' && verdict.rule !== 'declared-minor') {
    await freeze(deps, tx, { conversation, accountId, rule: verdict.rule ?? 'minor', messages: [...recent, { text }] });
    return { kind: 'refuse', code: 'chat.frozen' };
  }
  if (verdict.declaresMinor) await beginAgeReview(tx, accountId, now);
  const age = await readAge(tx, accountId, now);
  if (age.state === 'refused') return { kind: 'refuse', code: 'safety.age-refused' };
  if (age.state === 'in-review') return { kind: 'refuse', code: 'safety.age-in-review' };
  if (verdict.threat) return { kind: 'answer', notice: 'threat', text: THREAT_TEXT };
  return refusalOf(verdict);
}

function refusalOf(verdict: MessageVerdict): InputOutcome {
  if (verdict.verdict !== 'refuse') return PASS;
  if (verdict.rule === 'real-person') return { kind: 'refuse', code: 'chat.real-person' };
  if (verdict.rule === 'personal-data') return { kind: 'refuse', code: 'safety.personal-data' };
  return { kind: 'refuse', code: 'safety.not-allowed' };
}

export type Freezing = {
  conversation: { id: string };
  accountId: string;
  rule: string;
  /** What was said, for the sealed evidence alone. */
  messages: readonly unknown[];
};

/** A P0 conversation never goes on; a person of ours looks, and what was said is sealed (abuse suite F13). */
export async function freeze(deps: Omit<ChatDeps, 'db'>, tx: Transaction, freezing: Freezing): Promise<void> {
  const now = deps.clock.now();
  const { conversation, accountId, rule, messages } = freezing;
  await tx.run(store.freeze, [conversation.id, now]);
  const caseId = await openCase(tx, {
    subject: { kind: 'conversation', id: conversation.id },
    cause: 'guard',
    accountId,
    class: 'p0',
    findings: [{ field: 'message', rule }],
    now,
  });
  await sealEvidence(tx, { caseId, secret: deps.secret, content: { accountId, messages }, now });
}
