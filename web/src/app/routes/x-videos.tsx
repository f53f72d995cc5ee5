import { createFileRoute } from '@tanstack/react-router';
import { xVideosPage } from '../../features/seo/index.ts';
import { SubjectPage } from '../subject-page.tsx';

export const Route = createFileRoute('/x-videos')({ component: XVideosRoute });

function XVideosRoute() {
  return <SubjectPage page={xVideosPage} />;
}
