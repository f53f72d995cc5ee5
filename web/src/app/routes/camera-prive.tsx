import { createFileRoute } from '@tanstack/react-router';
import { cameraPrivePage } from '../../features/seo/index.ts';
import { SubjectPage } from '../subject-page.tsx';

export const Route = createFileRoute('/camera-prive')({ component: CameraPriveRoute });

function CameraPriveRoute() {
  return <SubjectPage page={cameraPrivePage} />;
}
