/** What the wizard opens with: the newest of what the account and this device keep, or a new beginning. */
import type { EditableAvatar, SavedAvatarDraft } from '@cafune/contract/avatars/creation';
import { deleteDraft, fetchDraft, fetchEditable } from './api.ts';
import { type DeviceDraft, type DraftKey, forgetOnDevice, readFromDevice } from './draft-device.ts';
import { draftFrom, draftOfDefinition, freshDraft, type WizardDraft } from './draft-fields.ts';

export type Opening = {
  /** The avatar that is edited; null for a new one. */
  editing: string | null;
  /** Whether a person is signed in: theirs is on the account, too. */
  isPerson: boolean;
};

export type OpenedDraft = {
  draft: WizardDraft;
  /** Whether it exists only here and has to go to the account. */
  isBehind: boolean;
  /** What is edited, as the server has it. */
  edited: EditableAvatar | null;
  /** A draft that was begun before somebody saved a newer version: not shown, but not lost. */
  stale: WizardDraft | null;
};

type Found = { draft: WizardDraft; savedAt: string; isBehind: boolean };

export function keyOf({ editing }: Pick<Opening, 'editing'>): DraftKey {
  return editing ?? 'novo';
}

/**
 * Which of two copies counts. The device's counts only while the account has not had it: after that, another device may
 * have gone on, or finished.
 */
function newest(device: DeviceDraft | null, account: SavedAvatarDraft | null): Found | null {
  const onAccount =
    account === null ? null : { draft: draftFrom(account.draft), savedAt: account.savedAt, isBehind: false };
  if (device === null || device.isOnAccount) return onAccount;
  if (account !== null && Date.parse(account.savedAt) > Date.parse(device.savedAt)) return onAccount;
  return { draft: draftFrom(device.draft), savedAt: device.savedAt, isBehind: true };
}

/** The draft under `key`; throws when the account does not answer and this device has none either. */
async function findDraft(key: DraftKey, isPerson: boolean): Promise<Found | null> {
  const device = await readFromDevice(key);
  if (!isPerson) return newest(device === null ? null : { ...device, isOnAccount: false }, null);
  try {
    return newest(device, await fetchDraft(key));
  } catch (error) {
    if (device === null) throw error;
    return { draft: draftFrom(device.draft), savedAt: device.savedAt, isBehind: !device.isOnAccount };
  }
}

async function openEdited(id: string, isPerson: boolean): Promise<OpenedDraft> {
  const [edited, found] = await Promise.all([fetchEditable(id), findDraft(id, isPerson)]);
  const base = draftOfDefinition(edited.definition, id);
  const newestVersionAt = edited.versions[0]?.createdAt ?? edited.avatar.createdAt;
  if (found === null) return { draft: base, isBehind: false, edited, stale: null };
  const isStale = Date.parse(found.savedAt) < Date.parse(newestVersionAt);
  if (isStale) return { draft: base, isBehind: false, edited, stale: found.draft };
  return { draft: found.draft, isBehind: found.isBehind, edited, stale: null };
}

/** Opens the draft. */
export async function openDraft({ editing, isPerson }: Opening): Promise<OpenedDraft> {
  if (editing !== null) return openEdited(editing, isPerson);
  const found = await findDraft('novo', isPerson);
  return { draft: found?.draft ?? freshDraft(), isBehind: found?.isBehind ?? false, edited: null, stale: null };
}

/** A new draft from one of the person's own; her name says that there are two. */
export async function copyOf(avatarId: string, longestName: number): Promise<WizardDraft> {
  const { definition } = await fetchEditable(avatarId);
  const draft = draftOfDefinition(definition, freshDraft().avatarId);
  return { ...draft, fields: { ...draft.fields, name: `Outra ${definition.name}`.slice(0, longestName).trim() } };
}

/** She lives, or the version is kept: the draft goes everywhere. */
export async function forgetDraft({ editing, isPerson }: Opening): Promise<void> {
  const key = keyOf({ editing });
  await forgetOnDevice(key);
  // What the account still has is older than her: it is offered once more, at worst.
  if (isPerson) await deleteDraft(key).catch(() => undefined);
}
