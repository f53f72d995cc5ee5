/** What the wizard asks of the server. */

import { avatarRoutes } from '@cafune/contract/avatars';
import {
  type AvatarDraft,
  type AvatarDraftFields,
  avatarCreationRoutes,
  type EditableAvatar,
  type HelpField,
  type ImportedCard,
  type SavedAvatarDraft,
} from '@cafune/contract/avatars/creation';
import type { PortraitChoices } from '@cafune/contract/avatars/definition';
import { avatarDiscoveryRoutes } from '@cafune/contract/avatars/discovery';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { uuidv7 } from 'uuidv7';
import { call } from '../../../platform/api-client/api-client.ts';
import { refreshAuthStatus } from '../../auth/index.ts';
import { announceBalance } from '../../coins/index.ts';
import { definitionOf, type WizardDraft } from './draft-fields.ts';

/** What the next avatar and the help cost who is here now. */
export const creationPriceQuery = queryOptions({
  queryKey: [avatarCreationRoutes.price.path],
  queryFn: ({ signal }) => call(avatarCreationRoutes.price, { signal }),
  staleTime: 0,
  refetchOnMount: true,
});

/** The tags of the catalogue, most used first. */
export const catalogueTagsQuery = queryOptions({
  queryKey: [avatarDiscoveryRoutes.listTags.path],
  queryFn: ({ signal }) => call(avatarDiscoveryRoutes.listTags, { signal }),
});

/** One of the person's own, to edit or to copy. */
export function fetchEditable(id: string): Promise<EditableAvatar> {
  return call(avatarCreationRoutes.getMine, { params: { id } });
}

export function fetchDraft(key: string): Promise<SavedAvatarDraft | null> {
  return call(avatarCreationRoutes.getDraft, { params: { key } });
}

/** Browsers carry no more than 64 KiB past the end of a page. */
const CARRIED_MAX_LENGTH = 20_000;

/** Goes on when the page is left meanwhile, but for drafts too long for that. */
export function saveDraft(key: string, draft: AvatarDraft): Promise<SavedAvatarDraft> {
  const keepalive = JSON.stringify(draft).length <= CARRIED_MAX_LENGTH;
  return call(avatarCreationRoutes.saveDraft, { params: { key }, body: draft, keepalive });
}

export async function deleteDraft(key: string): Promise<void> {
  await call(avatarCreationRoutes.deleteDraft, { params: { key } });
}

/** Brings her to life: charged once for the draft's id, however often it is sent. */
export function useCreateAvatar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ avatarId, fields, wantsPublic, importId }: WizardDraft) =>
      call(avatarCreationRoutes.create, {
        body: { id: avatarId, definition: definitionOf(fields), wantsPublic, importId },
      }),
    onSuccess: () => {
      // A visitor has a session from now on, and somebody paid.
      void refreshAuthStatus(client);
      announceBalance();
      void client.invalidateQueries({ queryKey: [avatarCreationRoutes.listMine.path] });
      void client.invalidateQueries({ queryKey: creationPriceQuery.queryKey });
    },
  });
}

type Edit = { draft: WizardDraft; baseVersion: number; changeNote: string };

/** Keeps a new version of her. */
export function useEditAvatar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, baseVersion, changeNote }: Edit) =>
      call(avatarCreationRoutes.edit, {
        params: { id: draft.avatarId },
        body: { definition: definitionOf(draft.fields), baseVersion, changeNote },
      }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [avatarCreationRoutes.listMine.path] });
      // What nobody looks at is not asked for again by itself: her profile would go on with the old text.
      client.removeQueries({ queryKey: [avatarRoutes.get.path], type: 'inactive' });
      void client.invalidateQueries({ queryKey: [avatarRoutes.get.path] });
    },
  });
}

type Help = { requestId: string; fields: AvatarDraftFields; wanted: HelpField[] };

/** Ideas for texts. The same `requestId` is charged once. */
export function useAvatarHelp() {
  return useMutation({
    mutationFn: (body: Help) => call(avatarCreationRoutes.help, { body }),
    onSuccess: () => announceBalance(),
  });
}

/** Her choices as a painting. The same `requestId` is charged once. */
export function usePaintPortrait() {
  return useMutation({
    mutationFn: (body: { requestId: string; portrait: PortraitChoices }) =>
      call(avatarCreationRoutes.paintPortrait, { body }),
    onSuccess: () => announceBalance(),
  });
}

export function newRequestId(): string {
  return uuidv7();
}

/** Reads a Character Card; nothing is created by it. */
export function useImportCard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File): Promise<ImportedCard> => {
      const body = new FormData();
      body.set('card', file);
      return call(avatarCreationRoutes.importCard, { body });
    },
    onSuccess: () => void refreshAuthStatus(client),
  });
}
