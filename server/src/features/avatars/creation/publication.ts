import type { MyAvatar } from '@cafune/contract/avatars/creation';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { type CaseSubject, closeCasesOf, type LevelDeps, requireLevel } from '../../safety/index.ts';
import { showVersion } from '../versions.ts';
import type { CreationDeps } from './create-avatar.ts';
import { definitionOf, judgeDefinition } from './definition.ts';
import { holdMine, type OwnAvatar, requireMine, toMyAvatar, undoLimit } from './my-avatars.ts';
import { askReview, changeStanding } from './standing.ts';
import * as store from './store.ts';

type Deps = Pick<CreationDeps, 'db' | 'clock' | 'outbox'>;
type PublishDeps = Deps & LevelDeps;

/** Changes one's own under a lock and answers her as she is then. @throws AppError request.not-found */
async function changeMine(
  deps: Deps,
  own: OwnAvatar,
  change: (tx: Transaction, row: store.MyAvatarRow) => Promise<void>,
): Promise<MyAvatar> {
  const avatar = await deps.db.transaction(async (tx) => {
    await change(tx, await holdMine(tx, own));
    return toMyAvatar(await requireMine(tx, own));
  });
  deps.outbox.kick();
  return avatar;
}

/**
 * Asks for a place in the catalogue; a person of ours looks first. One who is there already stays.
 * @throws AppError request.not-found, avatars.archived, avatars.in-review, safety.age-not-verified and its kin
 */
export async function publishAvatar(deps: PublishDeps, own: OwnAvatar): Promise<MyAvatar> {
  return changeMine(deps, own, async (tx, row) => {
    await requireLevel(deps, { accountId: own.accountId, level: row.card.contentLevel }, tx);
    if (row.archived_at) throw new AppError('avatars.archived');
    if (row.publication === 'in-review') throw new AppError('avatars.in-review');
    if (row.publication === 'approved') return;
    await changeStanding(deps, tx, { row, to: { publication: 'in-review', wantsPublic: true } });
    await askReview(deps, tx, { ...own, version: row.version, cause: 'publication', verdict: null });
  });
}

/** Takes her out of the catalogue, or gives the request up; a pause stays until a person has looked. @throws AppError request.not-found */
export async function unpublishAvatar(deps: Deps, own: OwnAvatar): Promise<MyAvatar> {
  return changeMine(deps, own, async (tx, row) => {
    if (!row.wants_public) return;
    const subject: CaseSubject = { kind: 'avatar', id: row.id, version: row.version };
    await closeCasesOf(tx, subject, deps.clock.now());
    if (row.paused_at === null) {
      await changeStanding(deps, tx, { row, to: { visibility: 'private', publication: 'none', wantsPublic: false } });
      await showVersion(tx, { avatarId: row.id, version: row.version, card: row.card, tags: row.tags });
      return;
    }
    await changeStanding(deps, tx, { row, to: { visibility: 'private', wantsPublic: false } });
    const isNewestInDoubt = row.visibility === 'private' || row.version !== row.current_version;
    if (!isNewestInDoubt) return;
    const verdict = judgeDefinition(definitionOf(row), { now: deps.clock.now() });
    await askReview(deps, tx, { ...own, version: row.version, cause: 'doubt', verdict });
  });
}

/** Puts her away: nobody finds her, whoever talks to her goes on. Again changes nothing. @throws AppError request.not-found */
export async function archiveAvatar(deps: Deps, own: OwnAvatar): Promise<MyAvatar> {
  return changeMine(deps, own, async (tx, row) => {
    if (row.archived_at === null) await tx.run(store.updateArchived, [row.id, deps.clock.now()]);
  });
}

/** Brings her back within thirty days. @throws AppError request.not-found, avatars.restore-expired */
export async function restoreAvatar(deps: Deps, own: OwnAvatar): Promise<MyAvatar> {
  return changeMine(deps, own, async (tx, row) => {
    if (row.archived_at === null) return;
    if (row.archived_at <= undoLimit(deps.clock.now())) throw new AppError('avatars.restore-expired');
    await tx.run(store.updateArchived, [row.id, null]);
  });
}

/** Puts away all that an account made: it was closed. */
export async function archiveAllOf(deps: Pick<Deps, 'db' | 'clock'>, accountId: string): Promise<void> {
  await deps.db.run(store.archiveAllOf, [accountId, deps.clock.now()]);
}
