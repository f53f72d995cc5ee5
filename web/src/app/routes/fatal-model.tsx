import { createFileRoute } from '@tanstack/react-router';
import { fatalModelPage } from '../../features/seo/index.ts';
import { SubjectPage } from '../subject-page.tsx';

export const Route = createFileRoute('/fatal-model')({ component: FatalModelRoute });

function FatalModelRoute() {
  return <SubjectPage page={fatalModelPage} />;
}
