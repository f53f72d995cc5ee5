/** The draft on this device (spec §3 `userData`): for visitors the only copy, for people the one that survives a bad line. */
import type { AvatarDraft } from '@cafune/contract/avatars/creation';
import { readUserData, withOfflineDb, writeUserData } from '../../../platform/storage/offline-db.ts';
import { readOwner } from '../../../platform/storage/owner.ts';

/** What is kept here, whose it is, and whether the account has it, too. */
export type DeviceDraft = {
  draft: AvatarDraft;
  /** ISO 8601, by this device's clock. */
  savedAt: string;
  ownerId: string | null;
  /** Whether a person wrote it, signed in; else a visitor, whose draft moves along when they sign in. */
  isPersons: boolean;
  isOnAccount: boolean;
};

/** `novo`, or the id of the avatar that is edited. */
export type DraftKey = string;

function storageKey(key: DraftKey): string {
  return key === 'novo' ? 'avatar-draft' : `avatar-draft:${key}`;
}

/** False where the browser keeps nothing (private window, full disk), and for a person's when nobody is here. */
export function keepOnDevice(
  key: DraftKey,
  { draft, ...whose }: Pick<DeviceDraft, 'draft' | 'isPersons' | 'isOnAccount'>,
): Promise<boolean> {
  const savedAt = new Date().toISOString();
  const data: DeviceDraft = { ...whose, draft, savedAt, ownerId: readOwner() };
  if (data.isPersons && data.ownerId === null) return Promise.resolve(false);
  return withOfflineDb(async (db) => {
    await db.put('userData', { key: storageKey(key), data, timestamp: savedAt });
    return true;
  }, false);
}

/** What this device keeps for who is here now: never what another person wrote. */
export async function readFromDevice(key: DraftKey): Promise<DeviceDraft | null> {
  const kept = (await readUserData(storageKey(key))) as DeviceDraft | null;
  if (kept === null || !kept.isPersons) return kept;
  return kept.ownerId !== null && kept.ownerId === readOwner() ? kept : null;
}

export function forgetOnDevice(key: DraftKey): Promise<void> {
  return writeUserData(storageKey(key), null);
}
