import { createFileRoute } from '@tanstack/react-router';
import { namoradaVirtualPage } from '../../features/seo/index.ts';
import { SubjectPage } from '../subject-page.tsx';

export const Route = createFileRoute('/namorada-virtual')({ component: NamoradaVirtualRoute });

function NamoradaVirtualRoute() {
  return <SubjectPage page={namoradaVirtualPage} />;
}
