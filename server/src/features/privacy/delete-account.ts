import { DELETION_WORD, type DeleteAccountInput, type Leaving } from '@cafune/contract/privacy';
import type { Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Session } from '../../platform/session/session.ts';
import { confirmPassword, findOwnAddress, listLivingAccounts } from '../auth/index.ts';
import { listMadeBy, listPaintingsOf } from '../avatars/index.ts';
import { getBalance } from '../coins/index.ts';
import { closeCasesOf } from '../safety/index.ts';
import { leaveVip, renewsVip, vipUntil } from '../vip/index.ts';
import type { PrivacyDeps } from './deps.ts';
import { needsPassword } from './policy.ts';
import * as store from './store.ts';
import { TABLE_MAP } from './table-map.ts';

/** What was under way when somebody left is over by then. */
const LATECOMERS_MS = 25 * 60 * 60_000;

/** What somebody is told before they leave. */
export async function readLeaving(
  { db, clock }: Pick<PrivacyDeps, 'db' | 'clock'>,
  session: Session,
): Promise<Leaving> {
  return {
    balanceCoins: await getBalance(db, session.accountId),
    needsPassword: needsPassword(session),
    renewsVip: await renewsVip(db, session.accountId),
    vipUntil: (await vipUntil(db, session.accountId, clock.now()))?.toISOString() ?? null,
  };
}

/**
 * Deletes an account: a renewal and every session end, then everything of the table map goes, in one transaction; files follow by a job.
 * @throws AppError privacy.word-missing, auth.invalid-credentials, request.rate-limited, auth.busy
 */
export async function deleteAccount(
  deps: PrivacyDeps,
  visitor: { session: Session; ip: string },
  { word, password }: DeleteAccountInput,
): Promise<void> {
  const { session, ip } = visitor;
  const { accountId } = session;
  if (word.trim().toLowerCase() !== DELETION_WORD) throw new AppError('privacy.word-missing');
  if (needsPassword(session)) await confirmPassword(deps, { accountId, ip }, password ?? '');
  // Who talks to a character of theirs is known once it was told: she stays with whoever began a moment ago.
  await deps.outbox.drain();
  await deps.db.transaction(async (tx) => {
    await deps.sessions.endAll(tx, accountId);
    await leaveVip(deps, tx, accountId);
    const paintings = await listPaintingsOf(tx, accountId);
    await forgetMails(deps, tx, accountId);
    await erase(deps, tx, accountId);
    await tx.run(store.insertErasure, [accountId, deps.clock.now()]);
    await deps.queue.add(tx, 'privacy-delete-files', { paintings });
  });
}

/** Mails that wait, and those that are kept as files where none are sent; of an address alone, what its affiliate is sent is not theirs. */
async function forgetMails(deps: PrivacyDeps, tx: Transaction, accountId: string): Promise<void> {
  await deps.queue.forget(tx, { accountId });
  const email = await findOwnAddress(tx, accountId);
  if (email === undefined) return;
  await deps.queue.forget(tx, { email }, 'auth-send-mail');
  await deps.mailer.forget(email);
}

async function erase(deps: Pick<PrivacyDeps, 'clock'>, tx: Transaction, accountId: string): Promise<void> {
  const now = deps.clock.now();
  const avatarIds = await listMadeBy(tx, accountId);
  for (const table of TABLE_MAP) await table.erase(tx, { accountId, avatarIds, now });
  const left = new Set(await listMadeBy(tx, accountId));
  // Nobody decides about who is gone.
  for (const id of avatarIds.filter((made) => !left.has(made))) await closeCasesOf(tx, { kind: 'avatar', id }, now);
}

/** Deletes what was written for an account in the moment in which it went: a request that was under way, an event on its way. */
export async function eraseLatecomers(deps: PrivacyDeps): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - LATECOMERS_MS);
  const rows = await deps.db.all(store.selectErasuresSince, [since]);
  const ids = rows.map((row) => row.account_id);
  // A guest who registered while they left has an account again.
  const living = await listLivingAccounts(deps.db, ids);
  for (const id of ids.filter((candidate) => !living.has(candidate))) {
    const again = async (tx: Transaction) => {
      await leaveVip(deps, tx, id);
      await erase(deps, tx, id);
    };
    // One that fails does not keep the others waiting.
    await deps.db.transaction(again).catch((error: unknown) => {
      deps.log.error({ err: error, accountId: id }, 'what came late for an account that is gone could not be deleted');
    });
  }
}
