import { createFileRoute } from '@tanstack/react-router';
import { brasiliaPage } from '../../features/seo/index.ts';
import { SubjectPage } from '../subject-page.tsx';

export const Route = createFileRoute('/brasilia')({ component: BrasiliaRoute });

function BrasiliaRoute() {
  return <SubjectPage page={brasiliaPage} />;
}
