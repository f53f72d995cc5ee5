import type { AppDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { OutboxEvents } from '../../../platform/outbox/outbox.ts';
import { closeCasesOf } from '../../safety/index.ts';
import { showVersion } from '../versions.ts';
import { changeStanding, type Standing } from './standing.ts';
import * as store from './store.ts';

type Deps = Pick<AppDeps, 'db' | 'clock' | 'outbox'>;
type Decision = OutboxEvents['safety.case-decided'];
/**
 * `published` she is in the catalogue · `released` people may talk to her again · `refused` what was asked for is not given ·
 * `removed` she was in the catalogue and is not any more.
 */
export type ReviewOutcome = 'published' | 'released' | 'refused' | 'removed';

/**
 * Does what a person of ours decided about an avatar, and has her maker told. The same decision again changes nothing; one
 * about a version that was replaced meanwhile is left to the question about the newer one.
 */
export async function applyDecision(deps: Deps, decision: Decision): Promise<void> {
  if (decision.subjectKind !== 'avatar') return;
  const { caseId, subjectId: avatarId } = decision;
  await review(deps, { caseId, avatarId }, (tx, row) => settle(deps, tx, { row, decision }));
}

const ADDRESS = /(?:^|\/(?:avatar|profile)\/)(?<key>[\w-]+)\/?(?:[?#]|$)/u;

/** Takes down who stands at the address a granted request names; one that names nobody is left to whoever decided. */
export async function applyTakedown(deps: Deps, { caseId, characterAddress }: Takedown): Promise<void> {
  const key = ADDRESS.exec(characterAddress.trim())?.groups?.key;
  const found = key === undefined ? undefined : await deps.db.find(store.selectByAddress, [key]);
  if (found) await review(deps, { caseId, avatarId: found.id }, (tx, row) => refuse(deps, tx, { row, isPaused: true }));
}
type Takedown = OutboxEvents['safety.takedown-granted'];

/** Once for each case, with her row locked. */
async function review(
  deps: Deps,
  { caseId, avatarId }: { caseId: string; avatarId: string },
  decide: (tx: Transaction, row: store.ReviewedRow) => Promise<ReviewOutcome | undefined>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.all(store.lockReviewed, [avatarId]);
    const row = await tx.find(store.selectReviewed, [avatarId]);
    if (!row || row.decided_case_id === caseId) return;
    const outcome = await decide(tx, row);
    if (!outcome) return;
    await tx.run(store.updateDecidedCase, [row.id, caseId]);
    const { creator_account_id: accountId } = row;
    if (accountId === null) return;
    await deps.outbox.add(tx, 'avatars.reviewed', {
      caseId,
      avatarId: row.id,
      accountId,
      outcome,
      name: row.card.name,
    });
  });
  deps.outbox.kick();
}

type Review = { row: store.ReviewedRow; decision: Decision };

async function settle(deps: Deps, tx: Transaction, { row, decision }: Review): Promise<ReviewOutcome | undefined> {
  const isApproved = decision.decision === 'approve';
  switch (decision.cause) {
    case 'report':
      // Who dismisses a report changes nothing of her.
      return isApproved ? undefined : refuse(deps, tx, { row, isPaused: true });
    case 'refused-edit':
      return isApproved ? release(deps, tx, row) : refuse(deps, tx, { row, isPaused: true });
    case 'guard':
      // Of conversations, not of her.
      return undefined;
    case 'publication':
    case 'doubt':
      if (decision.subjectVersion !== row.version) return undefined;
      return isApproved ? approve(deps, tx, row) : refuse(deps, tx, { row, isPaused: row.paused_at !== null });
  }
}

/** The version that waited is what everybody sees. */
async function approve(deps: Deps, tx: Transaction, row: store.ReviewedRow): Promise<ReviewOutcome> {
  const to: Partial<Standing> = row.wants_public
    ? { visibility: 'public', publication: 'approved', isPaused: false }
    : { publication: 'none', isPaused: false };
  await showVersion(tx, { avatarId: row.id, version: row.version, card: row.card, tags: row.tags });
  await changeStanding(deps, tx, { row, to });
  return row.wants_public ? 'published' : 'released';
}

/** What everybody saw before may be seen again; a newer version that waits goes on waiting. */
async function release(deps: Deps, tx: Transaction, row: store.ReviewedRow): Promise<ReviewOutcome> {
  const isNewerWaiting = row.version !== row.current_version;
  const publication = isNewerWaiting ? 'in-review' : row.visibility === 'public' ? 'approved' : 'none';
  await changeStanding(deps, tx, { row, to: { publication, isPaused: false } });
  return 'released';
}

async function refuse(
  deps: Deps,
  tx: Transaction,
  { row, isPaused }: { row: store.ReviewedRow; isPaused: boolean },
): Promise<ReviewOutcome> {
  const to: Partial<Standing> = { visibility: 'private', publication: 'refused', wantsPublic: false, isPaused };
  await changeStanding(deps, tx, { row, to });
  // An older question, answered later, must not give back what was just taken.
  await closeCasesOf(tx, { kind: 'avatar', id: row.id }, deps.clock.now());
  return row.visibility === 'public' ? 'removed' : 'refused';
}

declare module '../../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** A person of ours decided about somebody's avatar. `name` is what she is called. */
    'avatars.reviewed': {
      caseId: string;
      avatarId: string;
      accountId: string;
      outcome: ReviewOutcome;
      name: string;
    };
  }
}
