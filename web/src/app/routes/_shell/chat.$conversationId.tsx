import { createFileRoute } from '@tanstack/react-router';
import { ChatScreen } from '../../../features/chat/index.ts';

export const Route = createFileRoute('/_shell/chat/$conversationId')({
  staticData: { topBar: 'never', hidesBottomBar: true },
  component: ChatRoute,
});

function ChatRoute() {
  const { conversationId } = Route.useParams();
  return <ChatScreen conversationId={conversationId} />;
}
