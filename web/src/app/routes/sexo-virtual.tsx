import { createFileRoute } from '@tanstack/react-router';
import { sexoVirtualPage } from '../../features/seo/index.ts';
import { SubjectPage } from '../subject-page.tsx';

export const Route = createFileRoute('/sexo-virtual')({ component: SexoVirtualRoute });

function SexoVirtualRoute() {
  return <SubjectPage page={sexoVirtualPage} />;
}
