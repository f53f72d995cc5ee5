import { createFileRoute } from '@tanstack/react-router';
import { maringaPage } from '../../features/seo/index.ts';
import { SubjectPage } from '../subject-page.tsx';

export const Route = createFileRoute('/maringa')({ component: MaringaRoute });

function MaringaRoute() {
  return <SubjectPage page={maringaPage} />;
}
