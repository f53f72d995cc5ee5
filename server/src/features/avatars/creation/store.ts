/** What makers do with their own avatars. Each statement names the owner: another's avatar is nobody's (abuse suite B01). */
import type { AvatarDraft, PUBLICATIONS } from '@cafune/contract/avatars/creation';
import { statement } from '../../../platform/db/database.ts';
import type { DefinitionVerdict } from '../../safety/index.ts';
import type { ListedAvatar } from '../record.ts';
import { LISTED_COLUMNS } from '../store.ts';

/** Who sees an avatar, and whether anybody may talk to her. */
export type StandingRow = {
  visibility: 'private' | 'public';
  publication: (typeof PUBLICATIONS)[number];
  wants_public: boolean;
  paused_at: Date | null;
};
/** The newest version of an avatar, as her maker has it. */
export type MyAvatarRow = ListedAvatar &
  StandingRow & {
    creator_account_id: string;
    current_version: number;
    portrait: unknown;
    follower_count: number;
    decided_case_id: string | null;
    created_at: Date;
    archived_at: Date | null;
  };

const MINE_COLUMNS = `${LISTED_COLUMNS}, a.creator_account_id, a.current_version, v.portrait, a.visibility, a.publication, a.wants_public,
  a.paused_at, a.decided_case_id, a.created_at, a.archived_at, coalesce(n.follower_count, 0) AS follower_count`;
const MINE = `avatars a JOIN avatar_versions v ON v.avatar_id = a.id AND v.version = a.latest_version
  LEFT JOIN avatar_counters n ON n.avatar_id = a.id`;

export const selectMine = statement<MyAvatarRow>(
  'avatars.select-mine',
  `SELECT ${MINE_COLUMNS} FROM ${MINE} WHERE a.id = $1 AND a.creator_account_id = $2`,
);
/** The row, held until the transaction ends. Read it afterwards: what this waited for may have changed her version. */
export const lockMine = statement<{ id: string }>(
  'avatars.lock-mine',
  'SELECT id FROM avatars WHERE id = $1 AND creator_account_id = $2 FOR UPDATE',
);
/** For reviews: whoever made her, the house (null) included. */
export type ReviewedRow = Omit<MyAvatarRow, 'creator_account_id'> & { creator_account_id: string | null };
export const lockReviewed = statement<{ id: string }>(
  'avatars.lock-reviewed',
  'SELECT id FROM avatars WHERE id = $1 FOR UPDATE',
);
/** Who stands at `/avatar/$1`: by id or slug. */
export const selectByAddress = statement<{ id: string }>(
  'avatars.select-by-address',
  'SELECT id FROM avatars WHERE slug = $1 OR id::text = lower($1) LIMIT 1',
);
export const selectReviewed = statement<ReviewedRow>(
  'avatars.select-reviewed',
  `SELECT ${MINE_COLUMNS} FROM ${MINE} WHERE a.id = $1`,
);

/** Newest first; `$2` is when those were archived that can just not come back any more. */
export const selectAllMine = statement<MyAvatarRow>(
  'avatars.select-all-mine',
  `SELECT ${MINE_COLUMNS} FROM ${MINE}
   WHERE a.creator_account_id = $1 AND (a.archived_at IS NULL OR a.archived_at > $2)
   ORDER BY a.created_at DESC, a.id DESC LIMIT 500`,
);
export const selectVersionNotes = statement<{ version: number; change_note: string; created_at: Date }>(
  'avatars.select-version-notes',
  `SELECT version, change_note, created_at FROM avatar_versions WHERE avatar_id = $1 ORDER BY version DESC LIMIT 100`,
);

/** One creation of an account at a time, so that only one of them is the first. */
export const lockCreation = statement(
  'avatars.lock-creation',
  'SELECT pg_advisory_xact_lock(hashtextextended($1::text, 7203122))',
);
/** Archived ones count: the first is free once. */
export const hasCreated = statement<{ exists: boolean }>(
  'avatars.has-created',
  'SELECT EXISTS (SELECT 1 FROM avatars WHERE creator_account_id = $1)',
);

export const updateStanding = statement(
  'avatars.update-standing',
  'UPDATE avatars SET visibility = $2, publication = $3, wants_public = $4, paused_at = $5 WHERE id = $1',
);
export const updateDecidedCase = statement(
  'avatars.update-decided-case',
  'UPDATE avatars SET decided_case_id = $2 WHERE id = $1',
);
export const updateArchived = statement('avatars.update-archived', 'UPDATE avatars SET archived_at = $2 WHERE id = $1');

export const archiveAllOf = statement(
  'avatars.archive-all-of',
  'UPDATE avatars SET archived_at = $2 WHERE creator_account_id = $1 AND archived_at IS NULL',
);

/** The card a version was imported from belongs to the versions after it as well. */
export const copySourceCard = statement(
  'avatars.copy-source-card',
  `UPDATE avatar_versions v SET source_card = before.source_card FROM avatar_versions before
   WHERE v.avatar_id = $1 AND v.version = $2 AND before.avatar_id = $1 AND before.version = $3 AND before.source_card IS NOT NULL`,
);
/** Hands an imported card over to the avatar it became. */
export const takeImport = statement<{ card: unknown; doubts: DefinitionVerdict['findings'] }>(
  'avatars.take-import',
  'DELETE FROM avatar_imports WHERE id = $1 AND account_id = $2 RETURNING card, doubts',
);
export const pruneImports = statement(
  'avatars.prune-imports',
  `DELETE FROM avatar_imports WHERE created_at < $1::timestamptz - interval '2 days'`,
);

export type DraftRow = { draft: AvatarDraft; saved_at: Date };
export const selectDraft = statement<DraftRow>(
  'avatars.select-draft',
  'SELECT draft, saved_at FROM avatar_drafts WHERE account_id = $1 AND draft_key = $2',
);
/** No row for the draft of an avatar that is not the account's. */
export const upsertDraft = statement<DraftRow>(
  'avatars.upsert-draft',
  `INSERT INTO avatar_drafts AS d (account_id, draft_key, draft, saved_at)
   SELECT $1::uuid, $2::text, $3::jsonb, $4::timestamptz
   WHERE $2 = 'novo' OR EXISTS (SELECT 1 FROM avatars WHERE id::text = $2 AND creator_account_id = $1)
   ON CONFLICT (account_id, draft_key) DO UPDATE SET draft = excluded.draft, saved_at = excluded.saved_at
   RETURNING draft, saved_at`,
);
export const deleteDraft = statement(
  'avatars.delete-draft',
  'DELETE FROM avatar_drafts WHERE account_id = $1 AND draft_key = $2',
);
