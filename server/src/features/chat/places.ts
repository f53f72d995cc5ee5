import type { AvatarCard } from '@cafune/contract/avatars';
import type { ChatDeps } from './deps.ts';
import * as store from './store.ts';

/** With whom a conversation is, as she is in it, and whether it can still be opened. */
export type Place = { avatar: AvatarCard; isOpen: boolean };

/** Conversations of an account by id, those it deleted among them; others' are left out. */
export async function readPlaces(
  deps: Pick<ChatDeps, 'db' | 'readVersions'>,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Place>> {
  const rows = await deps.db.all(store.selectPlaces, [accountId, ids]);
  const versions = await deps.readVersions(
    rows.map((row) => ({ avatarId: row.avatar_id, version: row.avatar_version })),
  );
  return new Map(
    rows.flatMap((row, index) => {
      const version = versions[index];
      return version ? [[row.id, { avatar: version.card, isOpen: row.deleted_at === null }]] : [];
    }),
  );
}
