/** What there was between the two, for her profile; brought when somebody who talked to her looks. */
import { useOnDemand } from '../../platform/use-on-demand.ts';

const closeness = async () => ({ draw: (await import('./memory/closeness.tsx')).Closeness });
const photos = async () => ({ draw: (await import('./media/photos.tsx')).Photos });

export function ProfileCloseness({ avatarId }: { avatarId: string }) {
  const Content = useOnDemand({ load: closeness, wanted: true })?.draw;
  return Content === undefined ? null : <Content avatarId={avatarId} />;
}

type ProfilePhotosProps = { avatar: { id: string; name: string }; conversationId: string };

export function ProfilePhotos(props: ProfilePhotosProps) {
  const Content = useOnDemand({ load: photos, wanted: true })?.draw;
  return Content === undefined ? null : <Content {...props} />;
}
