import { createFileRoute } from '@tanstack/react-router';
import { sexoOnlinePage } from '../../features/seo/index.ts';
import { SubjectPage } from '../subject-page.tsx';

export const Route = createFileRoute('/sexo-online')({ component: SexoOnlineRoute });

function SexoOnlineRoute() {
  return <SubjectPage page={sexoOnlinePage} />;
}
