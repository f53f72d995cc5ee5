import { createFileRoute } from '@tanstack/react-router';
import { londrinaPage } from '../../features/seo/index.ts';
import { SubjectPage } from '../subject-page.tsx';

export const Route = createFileRoute('/londrina')({ component: LondrinaRoute });

function LondrinaRoute() {
  return <SubjectPage page={londrinaPage} />;
}
