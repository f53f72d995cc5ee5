import './chat.css';
import './composer.css';
import './conversations.css';
import './messages.css';
import type { Conversation } from '@cafune/contract/chat';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { ApiError, sentenceFor } from '../../platform/api-client/api-error.ts';
import { useMediaQuery } from '../../platform/use-media-query.ts';
import { Ambient } from '../../ui/ambient.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { CoinBalance } from '../coins/index.ts';
import { conversationQuery } from './api.ts';
import { ConversationFoot } from './components/conversation-foot.tsx';
import { ConversationHeader } from './components/conversation-header.tsx';
import { LazyAboutPanel } from './components/lazy-about-panel.tsx';
import { MessageList } from './components/message-list.tsx';
import { isReplying } from './conversation-state.ts';
import { type LiveConversation, useConversation } from './use-conversation.ts';

/** Phones have no room for the list, and do not bring its code. */
const ConversationList = lazy(() =>
  import('./components/conversation-list.tsx').then((module) => ({ default: module.ConversationList })),
);

const GONE_STATUSES = [401, 404, 410, 422];

/** One conversation: on desktop between the list and who she is, on phones alone. */
export function ChatScreen({ conversationId }: { conversationId: string }) {
  const query = useQuery(conversationQuery(conversationId));
  const live = useConversation(conversationId);
  const hasRoom = useMediaQuery('(min-width: 1024px)');
  const wide = useMediaQuery('(min-width: 1280px)');
  const conversation = query.data;
  return (
    <div className="chat">
      <Ambient light={conversation?.avatar.ambient ?? '.5 .12 20'} strength={40} />
      <aside className="chat-list" aria-label="Conversas">
        <h2>Chats</h2>
        {hasRoom && (
          <Suspense fallback={null}>
            <ConversationList currentId={conversationId} placeholder="Buscar" empty={null} />
          </Suspense>
        )}
      </aside>
      {conversation !== undefined ? (
        <OpenConversation key={conversationId} conversation={conversation} live={live} />
      ) : (
        <div className="chat-main">
          {query.isPending ? <ChatSkeleton /> : <Failure error={query.error} onRetry={() => void query.refetch()} />}
        </div>
      )}
      <aside className="chat-about" aria-label="Sobre ela">
        {conversation !== undefined && wide && <LazyAboutPanel avatar={conversation.avatar} />}
      </aside>
    </div>
  );
}

function OpenConversation({ conversation, live }: { conversation: Conversation; live: LiveConversation }) {
  const { avatar } = conversation;
  const replying = isReplying(live.state);
  return (
    <section className="chat-main" aria-label={`Conversa com ${avatar.name}`}>
      <title>{`${avatar.name} · Cafuné`}</title>
      <ConversationHeader conversation={conversation} isReplying={replying} balance={<CoinBalance />} />
      <Messages conversation={conversation} live={live} />
      <ConversationFoot conversation={conversation} live={live} replying={replying} />
    </section>
  );
}

function Messages({ conversation, live }: { conversation: Conversation; live: LiveConversation }) {
  const { name, images } = conversation.avatar;
  if (live.state.isLoaded) return <MessageList live={live} speaker={{ name, face: images.face160 }} />;
  if (live.loadError !== null) return <Failure error={live.loadError} onRetry={live.actions.reload} />;
  return <ChatSkeleton />;
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  if (error instanceof ApiError && GONE_STATUSES.includes(error.status)) {
    return (
      <EmptyState
        level="h1"
        title="Essa conversa não está aqui"
        line="Ela foi apagada, ou pertence a outra conta."
        action={
          <Link to="/chats" className={buttonClass('primary')}>
            Ver conversas
          </Link>
        }
      />
    );
  }
  return <ErrorState message={sentenceFor(error)} onRetry={onRetry} />;
}

function ChatSkeleton() {
  return (
    <Loading className="chat-loading">
      <Skeleton style={{ width: '58%', height: 46, borderRadius: '24px 24px 24px 8px' }} />
      <Skeleton style={{ width: '44%', height: 46, borderRadius: '24px 24px 8px 24px', justifySelf: 'end' }} />
      <Skeleton style={{ width: '66%', height: 70, borderRadius: '24px 24px 24px 8px' }} />
    </Loading>
  );
}
