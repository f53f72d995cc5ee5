import type { AvatarCard } from '@cafune/contract/avatars';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';

const AboutPanel = lazy(() => import('./about-panel.tsx').then((module) => ({ default: module.AboutPanel })));

/** The panel's code comes when there is room for it, or when it is asked for. */
export function LazyAboutPanel({ avatar }: { avatar: AvatarCard }) {
  return (
    <Suspense fallback={<Skeleton style={{ height: 300, borderRadius: 22 }} />}>
      <AboutPanel avatar={avatar} />
    </Suspense>
  );
}
