import { createHmac } from 'node:crypto';
import type { AgeStatus } from '@cafune/contract/safety/age';
import type { AppDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashToken, newToken } from '../../../platform/ids.ts';
import type { Session } from '../../../platform/session/session.ts';
import { type AgeAnswer, AgeAnswerForged } from '../../../providers/age/port.ts';
import { readAge } from './reviews.ts';
import * as store from './store.ts';

export type AgeDeps = Pick<AppDeps, 'db' | 'clock' | 'secret' | 'env' | 'ageProvider'>;

/** A check that is not answered by then is forgotten. */
const CHECK_LIFETIME_MS = 60 * 60_000;
/** An adult stays one; the provider's word is asked for again once a year. */
const RESULT_LIFETIME_MS = 365 * 24 * 60 * 60_000;

/** Starts a check. @returns where the person goes @throws AppError safety.age-refused */
export async function startAgeCheck(deps: AgeDeps, session: Session): Promise<string> {
  const now = deps.clock.now();
  if ((await readAge(deps.db, session.accountId, now)).state === 'refused') throw new AppError('safety.age-refused');
  const state = newToken();
  await deps.db.run(store.insertCheck, [hashToken(state), session.accountId, deps.ageProvider.id, now]);
  return deps.ageProvider.start({ state, publicUrl: deps.env.PUBLIC_URL });
}

/**
 * Takes the provider's answer: once, and only for the account that started (abuse suite F12). A second time changes nothing.
 * @throws AppError safety.age-forged, safety.age-other-account
 */
export async function finishAgeCheck(
  deps: AgeDeps,
  session: Session,
  given: { state: string; answer: string },
): Promise<AgeStatus> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const stateHash = hashToken(given.state);
    const check = await tx.find(store.lockCheck, [stateHash]);
    if (!check || now.getTime() - check.started_at.getTime() > CHECK_LIFETIME_MS)
      throw new AppError('safety.age-forged');
    if (check.account_id !== session.accountId) throw new AppError('safety.age-other-account');
    if (check.finished_at) return;
    const answer = await readAnswer(deps, given);
    await tx.run(store.finishCheck, [stateHash, now]);
    await settle(deps, tx, { accountId: session.accountId, answer, now });
  });
  return readAge(deps.db, session.accountId, now);
}

async function readAnswer(deps: AgeDeps, given: { state: string; answer: string }): Promise<AgeAnswer> {
  try {
    return await deps.ageProvider.read(given);
  } catch (error) {
    if (error instanceof AgeAnswerForged) throw new AppError('safety.age-forged', { cause: error });
    throw error;
  }
}

type Settling = { accountId: string; answer: AgeAnswer; now: Date };

/** A refusal sticks to the person, whichever account they come with (abuse suite F10). */
async function settle(deps: AgeDeps, tx: Transaction, { accountId, answer, now }: Settling): Promise<void> {
  if (answer.outcome === 'failed') return;
  const { id: provider } = deps.ageProvider;
  const subjectHash = createHmac('sha256', deps.secret).update(`age:${provider}:${answer.subject}`).digest();
  const isRefused = (await tx.find(store.selectRefusal, [subjectHash])) !== undefined;
  const outcome = isRefused ? 'minor' : answer.outcome;
  const expiresAt = outcome === 'adult' ? new Date(now.getTime() + RESULT_LIFETIME_MS) : null;
  await tx.run(store.upsertResult, [accountId, outcome, provider, answer.method, subjectHash, now, expiresAt]);
  if (outcome === 'minor') await tx.run(store.insertRefusal, [subjectHash, now]);
  else await tx.run(store.deleteReview, [accountId]);
}
