import { createFileRoute } from '@tanstack/react-router';
import { webcamGratisPage } from '../../features/seo/index.ts';
import { SubjectPage } from '../subject-page.tsx';

export const Route = createFileRoute('/webcam-gratis')({ component: WebcamGratisRoute });

function WebcamGratisRoute() {
  return <SubjectPage page={webcamGratisPage} />;
}
