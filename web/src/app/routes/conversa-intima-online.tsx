import { createFileRoute } from '@tanstack/react-router';
import { conversaIntimaOnlinePage } from '../../features/seo/index.ts';
import { SubjectPage } from '../subject-page.tsx';

export const Route = createFileRoute('/conversa-intima-online')({ component: ConversaIntimaOnlineRoute });

function ConversaIntimaOnlineRoute() {
  return <SubjectPage page={conversaIntimaOnlinePage} />;
}
