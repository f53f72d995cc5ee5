import { createFileRoute } from '@tanstack/react-router';
import { joinvillePage } from '../../features/seo/index.ts';
import { SubjectPage } from '../subject-page.tsx';

export const Route = createFileRoute('/joinville')({ component: JoinvilleRoute });

function JoinvilleRoute() {
  return <SubjectPage page={joinvillePage} />;
}
