import type { MyAvatar } from '@cafune/contract/avatars/creation';
import type { AvatarDefinition } from '@cafune/contract/avatars/definition';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/session/session.ts';
import { assertDefinition, type DefinitionVerdict, openCase, requireLevel } from '../../safety/index.ts';
import { requireOwnPainting } from '../painting/own-painting.ts';
import { showVersion, writeVersion } from '../versions.ts';
import type { CreationDeps } from './create-avatar.ts';
import { type DefinitionParts, judgeDefinition, partsOf } from './definition.ts';
import { holdMine, requireMine, toMyAvatar } from './my-avatars.ts';
import { isSame } from './same.ts';
import { askReview, changeStanding, type Standing, standingOf } from './standing.ts';
import * as store from './store.ts';

export type EditAvatarInput = {
  avatarId: string;
  definition: AvatarDefinition;
  /** The version that was edited: what somebody else saved meanwhile is not written over. */
  baseVersion: number;
  changeNote: string;
};
/** `waits`: nobody sees the new version before a person of ours has looked. */
export type Edited = { outcome: 'shown' | 'waits'; avatar: MyAvatar };

/**
 * Keeps a new version. Of a private avatar it is the current one at once; of a public one, or when the guard doubts, after
 * review. The same definition is no version.
 * @throws AppError request.not-found (for a painting that is another's as well), avatars.archived, avatars.version-conflict, safety.age-not-verified and its kin, safety.minimum-age,
 *   safety.real-person, safety.personal-data, safety.invalid-definition, safety.not-allowed
 */
export async function editAvatar(deps: CreationDeps, session: Session, input: EditAvatarInput): Promise<Edited> {
  const own = { accountId: session.accountId, avatarId: input.avatarId };
  await requireLevel(deps, { accountId: session.accountId, level: input.definition.contentLevel });
  const { edited, verdict } = await deps.db.transaction(async (tx) => {
    const row = await holdMine(tx, own);
    const parts = partsOf(input.definition);
    if (row.archived_at) throw new AppError('avatars.archived');
    // First: the same edit again after a lost answer is no conflict.
    if (isSame(row, parts)) return { edited: await keep(tx, row, 'shown'), verdict: undefined };
    if (row.version !== input.baseVersion) throw new AppError('avatars.version-conflict');
    const { definition, changeNote } = input;
    const judged = judgeDefinition(definition, { now: deps.clock.now(), changeNote });
    if (judged.verdict === 'refuse') {
      await recallPublished(deps, tx, { row, verdict: judged });
      return { edited: undefined, verdict: judged };
    }
    return { edited: await storeEdit(deps, tx, { row, parts, verdict: judged, input }), verdict: judged };
  });
  deps.outbox.kick();
  // After the commit: that a public one was recalled stays, whatever the person is told.
  if (verdict) assertDefinition(verdict);
  if (!edited) throw new Error('a refused definition was not refused');
  return edited;
}

async function keep(tx: Transaction, row: store.MyAvatarRow, outcome: Edited['outcome']): Promise<Edited> {
  const own = { accountId: row.creator_account_id, avatarId: row.id };
  await tx.run(store.deleteDraft, [own.accountId, own.avatarId]);
  return { outcome, avatar: toMyAvatar(await requireMine(tx, own)) };
}

/** Abuse suite F06: whoever tries to turn a public avatar into a minor has her looked at, with all conversations paused. */
async function recallPublished(
  deps: CreationDeps,
  tx: Transaction,
  { row, verdict }: { row: store.MyAvatarRow; verdict: DefinitionVerdict },
): Promise<void> {
  if (verdict.class !== 'p0' || row.visibility !== 'public') return;
  await changeStanding(deps, tx, { row, to: { publication: 'in-review', isPaused: true } });
  await openCase(tx, {
    // Of no version: the refused one is not kept, and later ones do not make it undone.
    subject: { kind: 'avatar', id: row.id },
    cause: 'refused-edit',
    accountId: row.creator_account_id,
    class: verdict.class,
    findings: verdict.findings,
    now: deps.clock.now(),
  });
}

type Edit = { row: store.MyAvatarRow; parts: DefinitionParts; verdict: DefinitionVerdict; input: EditAvatarInput };

async function storeEdit(deps: CreationDeps, tx: Transaction, edit: Edit): Promise<Edited> {
  const { row, parts, verdict, input } = edit;
  await requireOwnPainting(tx, row.creator_account_id, parts.card.painting);
  const version = row.version + 1;
  const now = deps.clock.now();
  const changeNote = input.changeNote || 'Editada';
  const hash = await writeVersion(tx, { avatarId: row.id, version, ...parts, changeNote, sourceCard: null, now });
  await tx.run(store.copySourceCard, [row.id, version, row.version]);
  await deps.queue.add(tx, 'avatars-draw-portrait', { hash });
  const { to, isShown } = standingAfterEdit(standingOf(row), verdict);
  if (isShown) await showVersion(tx, { avatarId: row.id, version, card: parts.card, tags: parts.tags });
  await changeStanding(deps, tx, { row, to });
  if (to.publication === 'in-review')
    await askReview(deps, tx, {
      avatarId: row.id,
      accountId: row.creator_account_id,
      version,
      replaces: row.version,
      cause: to.wantsPublic ? 'publication' : 'doubt',
      verdict,
    });
  await deps.outbox.add(tx, 'avatars.edited', { avatarId: row.id, accountId: row.creator_account_id, version });
  return keep(tx, row, isShown ? 'shown' : 'waits');
}

/** A doubt pauses her, and no edit ends a pause: that takes a person. What others see changes only after review. */
function standingAfterEdit(before: Standing, verdict: DefinitionVerdict): { to: Standing; isShown: boolean } {
  const isPaused = before.isPaused || verdict.verdict === 'review';
  const isShown = !isPaused && before.visibility === 'private';
  const asks = isPaused || before.wantsPublic;
  return { to: { ...before, isPaused, publication: asks ? 'in-review' : 'none' }, isShown };
}

declare module '../../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** Somebody kept a new version of an avatar of theirs. */
    'avatars.edited': { avatarId: string; accountId: string; version: number };
  }
}
