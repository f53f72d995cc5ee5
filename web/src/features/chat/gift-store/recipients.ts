/** For whom a gift can be: who the person talks to, who they made, and whoever the address names. */
import type { AvatarCard } from '@cafune/contract/avatars';
import type { ConversationSummary } from '@cafune/contract/chat';
import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../auth/index.ts';
import { avatarQuery, myAvatarsQuery } from '../../avatars/index.ts';
import { useConversations } from '../api.ts';

/** `conversationId` is the latest of the two; null where they have not talked yet. */
export type Recipient = { avatar: AvatarCard; conversationId: string | null };

type OwnAvatar = AvatarCard & { isPaused: boolean; archivedAt: string | null };

/** Everyone once, whoever was talked to last first, then those the person made and has not talked to. */
export function recipientsOf(
  conversations: readonly Pick<ConversationSummary, 'id' | 'avatar'>[],
  mine: readonly OwnAvatar[],
): Recipient[] {
  const known = new Map<string, Recipient>();
  for (const { id, avatar } of conversations)
    if (!known.has(avatar.id)) known.set(avatar.id, { avatar, conversationId: id });
  for (const avatar of mine)
    if (!known.has(avatar.id) && !avatar.isPaused && avatar.archivedAt === null)
      known.set(avatar.id, { avatar, conversationId: null });
  return [...known.values()];
}

type Recipients = {
  all: Recipient[];
  /** Whom the address names, else who was talked to last; null while unknown, and where there is nobody. */
  chosen: Recipient | null;
  isPending: boolean;
  error: unknown;
  retry: () => void;
};

/** `wanted` is an id or a slug. Somebody who is not to be found is as if nobody had been named. */
export function useRecipients(wanted: string | undefined): Recipients {
  const { isAuthenticated } = useAuth();
  const conversations = useConversations();
  const mine = useQuery({ ...myAvatarsQuery, enabled: isAuthenticated });
  const known = recipientsOf(conversations.data ?? [], mine.data ?? []);
  const among = known.find(({ avatar }) => avatar.id === wanted || avatar.slug === wanted);
  const stranger = useStranger(among === undefined && !conversations.isPending ? wanted : undefined);
  const all = stranger.found === null ? known : [stranger.found, ...known];
  const isEmpty = all.length === 0 && isAuthenticated && mine.isPending;
  return {
    all,
    chosen: stranger.isPending ? null : (among ?? all[0] ?? null),
    isPending: conversations.isPending || stranger.isPending || isEmpty,
    error: conversations.data === undefined ? conversations.error : null,
    retry: () => void conversations.refetch(),
  };
}

/** Somebody the person has not talked to. */
function useStranger(wanted: string | undefined): { found: Recipient | null; isPending: boolean } {
  const { data, isPending } = useQuery({ ...avatarQuery(wanted ?? ''), enabled: wanted !== undefined });
  if (wanted === undefined) return { found: null, isPending: false };
  return { found: data ? { avatar: data, conversationId: null } : null, isPending };
}
