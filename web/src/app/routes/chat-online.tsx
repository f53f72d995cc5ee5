import { createFileRoute } from '@tanstack/react-router';
import { chatOnlinePage } from '../../features/seo/index.ts';
import { SubjectPage } from '../subject-page.tsx';

export const Route = createFileRoute('/chat-online')({ component: ChatOnlineRoute });

function ChatOnlineRoute() {
  return <SubjectPage page={chatOnlinePage} />;
}
