import { createFileRoute } from '@tanstack/react-router';
import { balnearioCamboriuPage } from '../../features/seo/index.ts';
import { SubjectPage } from '../subject-page.tsx';

export const Route = createFileRoute('/balneario-camboriu')({ component: BalnearioCamboriuRoute });

function BalnearioCamboriuRoute() {
  return <SubjectPage page={balnearioCamboriuPage} />;
}
