import { createFileRoute } from '@tanstack/react-router';
import { saoPauloPage } from '../../features/seo/index.ts';
import { SubjectPage } from '../subject-page.tsx';

export const Route = createFileRoute('/sao-paulo')({ component: SaoPauloRoute });

function SaoPauloRoute() {
  return <SubjectPage page={saoPauloPage} />;
}
