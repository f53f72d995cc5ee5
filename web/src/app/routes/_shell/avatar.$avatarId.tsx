import { createFileRoute } from '@tanstack/react-router';
import { AvatarPage } from '../../avatar-page.tsx';

export const Route = createFileRoute('/_shell/avatar/$avatarId')({
  staticData: { topBar: 'desktop', hidesBottomBar: true },
  component: AvatarRoute,
});

function AvatarRoute() {
  return <AvatarPage avatarId={Route.useParams().avatarId} />;
}
