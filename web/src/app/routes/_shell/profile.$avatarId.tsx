import { createFileRoute } from '@tanstack/react-router';
import { AvatarPage } from '../../avatar-page.tsx';

export const Route = createFileRoute('/_shell/profile/$avatarId')({
  staticData: { topBar: 'desktop', hidesBottomBar: true },
  component: ProfileRoute,
});

function ProfileRoute() {
  return <AvatarPage avatarId={Route.useParams().avatarId} />;
}
