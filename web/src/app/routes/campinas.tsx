import { createFileRoute } from '@tanstack/react-router';
import { campinasPage } from '../../features/seo/index.ts';
import { SubjectPage } from '../subject-page.tsx';

export const Route = createFileRoute('/campinas')({ component: CampinasRoute });

function CampinasRoute() {
  return <SubjectPage page={campinasPage} />;
}
