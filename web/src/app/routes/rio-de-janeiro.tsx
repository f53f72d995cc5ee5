import { createFileRoute } from '@tanstack/react-router';
import { rioDeJaneiroPage } from '../../features/seo/index.ts';
import { SubjectPage } from '../subject-page.tsx';

export const Route = createFileRoute('/rio-de-janeiro')({ component: RioDeJaneiroRoute });

function RioDeJaneiroRoute() {
  return <SubjectPage page={rioDeJaneiroPage} />;
}
