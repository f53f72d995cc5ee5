import { createFileRoute } from '@tanstack/react-router';
import { acompanhantesVirtuaisPage } from '../../features/seo/index.ts';
import { SubjectPage } from '../subject-page.tsx';

export const Route = createFileRoute('/acompanhantes-virtuais')({ component: AcompanhantesVirtuaisRoute });

function AcompanhantesVirtuaisRoute() {
  return <SubjectPage page={acompanhantesVirtuaisPage} />;
}
