import { createFileRoute } from '@tanstack/react-router';
import { aiGirlfriendPage } from '../../features/seo/index.ts';
import { SubjectPage } from '../subject-page.tsx';

export const Route = createFileRoute('/ai-girlfriend')({ component: AiGirlfriendRoute });

function AiGirlfriendRoute() {
  return <SubjectPage page={aiGirlfriendPage} />;
}
