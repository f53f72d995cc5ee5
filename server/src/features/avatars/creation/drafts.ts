import type { AvatarDraft, SavedAvatarDraft } from '@cafune/contract/avatars/creation';
import type { AppDeps } from '../../../deps.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import * as store from './store.ts';

/** An account's draft: `novo`, or the id of the avatar that is being edited. */
export type DraftRef = { accountId: string; key: string };

export async function findDraft(db: Queryable, ref: DraftRef): Promise<SavedAvatarDraft | null> {
  const row = await db.find(store.selectDraft, place(ref));
  return row ? toSaved(row) : null;
}

/** Keeps the draft as it is; the last one wins. @throws AppError request.not-found for an avatar that is not the account's */
export async function saveDraft(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  ref: DraftRef,
  draft: AvatarDraft,
): Promise<SavedAvatarDraft> {
  const row = await deps.db.find(store.upsertDraft, [...place(ref), JSON.stringify(draft), deps.clock.now()]);
  if (!row) throw new AppError('request.not-found');
  return toSaved(row);
}

/** Nothing to throw away is no error. */
export async function deleteDraft(db: Queryable, ref: DraftRef): Promise<void> {
  await db.run(store.deleteDraft, place(ref));
}

/** Ids are equal in either case; keys are text. */
function place({ accountId, key }: DraftRef): [string, string] {
  return [accountId, key.toLowerCase()];
}

function toSaved(row: store.DraftRow): SavedAvatarDraft {
  return { draft: row.draft, savedAt: row.saved_at.toISOString() };
}
