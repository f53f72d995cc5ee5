import { createHmac } from 'node:crypto';
import type { AgeStatus } from '@cafune/contract/safety/age';
import type { AppDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashToken, newToken } from '../../../platform/ids.ts';
import type { Session } from '../../../platform/session/session.ts';
import { type AgeAnswer, AgeAnswerForged, AgeProviderUnavailable } from '../../../providers/age/port.ts';
import { closeAccount } from './closing.ts';
import { describeAge } from './levels.ts';
import { readAge } from './reviews.ts';
import * as store from './store.ts';

export type AgeDeps = Pick<AppDeps, 'db' | 'clock' | 'secret' | 'env' | 'ageProvider' | 'sessions' | 'outbox'>;

/** A check that is not answered by then is forgotten. */
const CHECK_LIFETIME_MS = 60 * 60_000;
/** An adult stays one; the provider's word is asked for again once a year. */
const RESULT_LIFETIME_MS = 365 * 24 * 60 * 60_000;

/** Starts a check. @returns where the person goes @throws AppError safety.age-refused, safety.age-provider-down */
export async function startAgeCheck(deps: AgeDeps, session: Session): Promise<string> {
  const now = deps.clock.now();
  if ((await readAge(deps.db, session.accountId, now)).state === 'refused') throw new AppError('safety.age-refused');
  const state = newToken();
  const values = [hashToken(state), session.accountId, deps.ageProvider.id, now, session.id];
  await deps.db.run(store.insertCheck, values);
  return deps.ageProvider.start({ state }).catch(inOurWords);
}

type Given = { state: string; answer: string };

/**
 * Takes the provider's answer: once, and only for the account and the session that started (abuse suite F12). A second time
 * changes nothing. Somebody who is a minor has no account afterwards.
 * @throws AppError safety.age-forged, safety.age-other-account, safety.age-other-session, safety.age-provider-down
 */
export async function finishAgeCheck(deps: AgeDeps, session: Session, given: Given): Promise<AgeStatus> {
  const now = deps.clock.now();
  const stateHash = hashToken(given.state);
  if (await isOpen(deps, session, { stateHash, now })) {
    // Outside a transaction: the provider may take its time.
    const answer = await deps.ageProvider.read(given).catch(inOurWords);
    await deps.db.transaction(async (tx) => {
      const finished = await tx.run(store.finishCheck, [stateHash, now]);
      if (finished > 0) await settle(deps, tx, { accountId: session.accountId, answer, now });
    });
    deps.outbox.kick();
  }
  return describeAge(deps, session.accountId);
}

/** Whether the check still waits for its answer; false where it has one. */
async function isOpen(deps: AgeDeps, session: Session, check: { stateHash: Buffer; now: Date }): Promise<boolean> {
  const found = await deps.db.find(store.selectCheck, [check.stateHash]);
  if (!found || found.provider !== deps.ageProvider.id) throw new AppError('safety.age-forged');
  if (found.account_id !== session.accountId) throw new AppError('safety.age-other-account');
  if (found.finished_at) return false;
  if (check.now.getTime() - found.started_at.getTime() > CHECK_LIFETIME_MS) throw new AppError('safety.age-forged');
  if (found.session_id !== session.id) throw new AppError('safety.age-other-session');
  return true;
}

function inOurWords(error: unknown): never {
  if (error instanceof AgeAnswerForged) throw new AppError('safety.age-forged', { cause: error });
  if (error instanceof AgeProviderUnavailable) throw new AppError('safety.age-provider-down', { cause: error });
  throw error;
}

type Settling = { accountId: string; answer: AgeAnswer; now: Date };

/** A refusal sticks to the person, whichever account they come with (abuse suite F10), and closes the account. */
async function settle(deps: AgeDeps, tx: Transaction, { accountId, answer, now }: Settling): Promise<void> {
  if (answer.outcome === 'failed') return;
  const { id: provider } = deps.ageProvider;
  const subjectHash = createHmac('sha256', deps.secret).update(`age:${provider}:${answer.subject}`).digest();
  const isRefused = (await tx.find(store.selectRefusal, [subjectHash])) !== undefined;
  const outcome = isRefused ? 'minor' : answer.outcome;
  const expiresAt = outcome === 'adult' ? new Date(now.getTime() + RESULT_LIFETIME_MS) : null;
  // First: closing holds the account, which a row that names it already shares.
  if (outcome === 'minor') await closeAccount(deps, tx, accountId);
  await tx.run(store.upsertResult, [accountId, outcome, provider, answer.method, subjectHash, now, expiresAt]);
  if (outcome === 'minor') {
    await tx.run(store.insertRefusal, [subjectHash, now]);
    return;
  }
  await tx.run(store.deleteReview, [accountId]);
  await deps.outbox.add(tx, 'safety.age-verified', { accountId });
}

declare module '../../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** It is known who stands behind an account, and that they are an adult. */
    'safety.age-verified': { accountId: string };
  }
}
