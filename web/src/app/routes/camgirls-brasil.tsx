import { createFileRoute } from '@tanstack/react-router';
import { camgirlsBrasilPage } from '../../features/seo/index.ts';
import { SubjectPage } from '../subject-page.tsx';

export const Route = createFileRoute('/camgirls-brasil')({ component: CamgirlsBrasilRoute });

function CamgirlsBrasilRoute() {
  return <SubjectPage page={camgirlsBrasilPage} />;
}
