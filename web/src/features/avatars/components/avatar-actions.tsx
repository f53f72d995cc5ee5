import type { Avatar } from '@cafune/contract/avatars';
import { MessageCircleHeart, UserCheck, UserPlus } from 'lucide-react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useFollow } from '../api.ts';

type AvatarActionsProps = { avatar: Avatar; avatarKey: string; isOpening: boolean; onTalk: () => void };

/** The one main act, and following. `avatarKey` is what the profile was asked by. */
export function AvatarActions({ avatar, avatarKey, isOpening, onTalk }: AvatarActionsProps) {
  const follow = useFollow(avatarKey);
  const toggle = (): void =>
    follow.mutate(avatar, {
      onError: (error) => showToast({ kind: 'error', title: 'Não deu certo', description: sentenceFor(error) }),
    });
  const Icon = avatar.isFollowed ? UserCheck : UserPlus;
  return (
    <div className="avatar-actions">
      <Button
        variant="primary"
        size="lg"
        icon={<MessageCircleHeart className="icon" aria-hidden="true" />}
        busy={isOpening}
        onClick={onTalk}
      >
        Conversar
      </Button>
      <Button
        variant="line"
        size="lg"
        icon={<Icon className="icon" aria-hidden="true" />}
        aria-pressed={avatar.isFollowed}
        disabled={follow.isPending}
        onClick={toggle}
      >
        {avatar.isFollowed ? 'Seguindo' : 'Seguir'}
      </Button>
    </div>
  );
}
