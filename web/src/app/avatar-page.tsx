import { useQuery } from '@tanstack/react-query';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { AvatarScreen, avatarQuery } from '../features/avatars/index.ts';
import { Ambient } from '../ui/ambient.tsx';
import { useTalk } from './use-talk.ts';

/** A character's profile, the same under /avatar/ and /profile/ (spec §2). `avatarId` is an id or a slug. */
export function AvatarPage({ avatarId }: { avatarId: string }) {
  const { data } = useQuery(avatarQuery(avatarId));
  const { talk, talkingTo } = useTalk();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <>
      <Ambient light={data?.ambient ?? '.5 .12 20'} strength={36} />
      <AvatarScreen
        avatarId={avatarId}
        isOpening={talkingTo !== null}
        onTalk={(avatar, starter) => talk(avatar.id, starter)}
        onBack={() => (canGoBack ? router.history.back() : void router.navigate({ to: '/' }))}
      />
    </>
  );
}
