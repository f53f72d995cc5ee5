import { createFileRoute } from '@tanstack/react-router';
import { acompanhantesPage } from '../../features/seo/index.ts';
import { SubjectPage } from '../subject-page.tsx';

export const Route = createFileRoute('/acompanhantes')({ component: AcompanhantesRoute });

function AcompanhantesRoute() {
  return <SubjectPage page={acompanhantesPage} />;
}
