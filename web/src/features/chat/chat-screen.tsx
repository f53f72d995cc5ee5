import './cards.css';
import './chat.css';
import './composer.css';
import './conversations.css';
import './messages.css';
import './turning.css';
import type { Conversation } from '@cafune/contract/chat';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
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
import { isReplying, type OutgoingQuote } from './conversation-state.ts';
import { type LiveConversation, useConversation } from './use-conversation.ts';

/** Phones have no room for the list, and do not bring its code. */
const ConversationList = lazy(() =>
  import('./components/conversation-list.tsx').then((module) => ({ default: module.ConversationList })),
);

const SearchBar = lazy(() =>
  import('./components/search-bar.tsx').then(({ SearchBar: drawn }) => ({ default: drawn })),
);
const LevelGate = lazy(() => import('../safety/index.ts').then((module) => ({ default: module.LevelGate })));
const DayDialog = lazy(() =>
  import('./components/day-dialog.tsx').then(({ DayDialog: drawn }) => ({ default: drawn })),
);

/** Asked for with the messages themselves: it comes beside them, and header and field do not wait for it. */
const messageList = import('./components/message-list.tsx');
const MessageList = lazy(() => messageList.then(({ MessageList: drawn }) => ({ default: drawn })));

type Draw = (close: () => void) => ReactNode;

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
  const { id, avatar } = conversation;
  const replying = isReplying(live.state);
  const [quote, setQuote] = useState<OutgoingQuote | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [shown, setShown] = useState<{ draw: Draw } | null>(null);
  const show = (draw: Draw): void => setShown({ draw });
  const openDay = (from: Date): void =>
    show((close) => <DayDialog conversationId={id} from={from} onGo={live.actions.goTo} onClose={close} />);
  useSearchKeys(() => setSearching(true));
  return (
    <section className="chat-main" aria-label={`Conversa com ${avatar.name}`}>
      <title>{`${avatar.name} · Cafuné`}</title>
      <ConversationHeader
        conversation={conversation}
        live={live}
        isReplying={replying}
        balance={<CoinBalance />}
        show={show}
        onSearch={() => setSearching(true)}
        onDay={() => openDay(new Date())}
      />
      <div className="chat-log">
        {isSearching && (
          <Suspense fallback={null}>
            <SearchBar
              conversationId={id}
              name={avatar.name}
              onGo={live.actions.goTo}
              onClose={() => setSearching(false)}
            />
          </Suspense>
        )}
        <Messages conversation={conversation} live={live} show={show} onQuote={setQuote} onDay={openDay} />
      </div>
      <ConversationFoot
        conversation={conversation}
        live={live}
        replying={replying}
        show={show}
        quote={quote}
        onQuote={setQuote}
      />
      <Suspense fallback={null}>{shown?.draw(() => setShown(null))}</Suspense>
    </section>
  );
}

/** "/" and Ctrl+F look in the conversation, since the browser's own search finds only what is drawn. */
function useSearchKeys(onSearch: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done is always the same
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const isWriting = event.target instanceof Element && event.target.closest('input, textarea, dialog') !== null;
      const isFind = (event.ctrlKey || event.metaKey) && event.key === 'f';
      if (!isFind && (event.key !== '/' || isWriting)) return;
      event.preventDefault();
      onSearch();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

type MessagesProps = {
  conversation: Conversation;
  live: LiveConversation;
  show: (draw: Draw) => void;
  onQuote: (quote: OutgoingQuote) => void;
  onDay: (from: Date) => void;
};

function Messages({ live, ...rest }: MessagesProps) {
  const { name, images } = rest.conversation.avatar;
  if (live.state.isLoaded)
    return (
      <Suspense fallback={<ChatSkeleton />}>
        <MessageList live={live} speaker={{ name, face: images.face160 }} {...rest} />
      </Suspense>
    );
  if (live.loadError !== null) return <Failure error={live.loadError} onRetry={live.actions.reload} />;
  return <ChatSkeleton />;
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  if (error instanceof ApiError && error.status === 403)
    return (
      <Suspense fallback={null}>
        <LevelGate error={error} />
      </Suspense>
    );
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
