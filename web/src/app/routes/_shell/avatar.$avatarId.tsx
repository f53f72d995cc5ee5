import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useCanGoBack, useRouter } from '@tanstack/react-router';
import { AvatarScreen, avatarQuery } from '../../../features/avatars/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { useTalk } from '../../use-talk.ts';

export const Route = createFileRoute('/_shell/avatar/$avatarId')({
  staticData: { topBar: 'desktop', hidesBottomBar: true },
  component: AvatarRoute,
});

function AvatarRoute() {
  const { avatarId } = Route.useParams();
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
