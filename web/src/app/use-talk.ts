import { useNavigate } from '@tanstack/react-router';
import { useOpenConversation } from '../features/chat/index.ts';
import { sentenceFor } from '../platform/api-client/api-error.ts';
import { showToast } from '../ui/toast-store.ts';

type Begin = { starter?: string | undefined; postId?: string };
type Talk = { talk: (avatarId: string, begin?: Begin) => void; talkingTo: string | null };

/** Opens (or finds) the conversation with a character and goes there; with a starter in the field, or a post of hers taken up. */
export function useTalk(): Talk {
  const open = useOpenConversation();
  const navigate = useNavigate();
  const talk = (avatarId: string, begin: Begin = {}): void => {
    if (open.isPending) return;
    open.mutate(
      { avatarId, ...begin },
      {
        onSuccess: (conversation) =>
          void navigate({ to: '/chat/$conversationId', params: { conversationId: conversation.id } }),
        onError: (error) =>
          showToast({ kind: 'error', title: 'A conversa não abriu', description: sentenceFor(error) }),
      },
    );
  };
  return { talk, talkingTo: open.isPending ? open.variables.avatarId : null };
}
