import type { ConversationSummary } from '@cafune/contract/chat';
import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { relativeTime } from '../../../platform/relative-time.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Face } from '../../../ui/face.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useConversations } from '../api.ts';
import { isOpen } from '../conversation-state.ts';
import { folded } from '../folded.ts';
import { plainText } from '../rich-text.ts';
import { useUnsentIn } from '../unsent-count.ts';

/** The last line of a conversation, as the list shows it. */
export function lastLine({ lastMessage }: Pick<ConversationSummary, 'lastMessage'>): string {
  if (lastMessage === null) return 'Comece com um oi.';
  if (lastMessage.role === 'person') return `Você: ${plainText(lastMessage.content)}`;
  if (isOpen(lastMessage)) return 'escrevendo…';
  return lastMessage.status === 'failed' ? 'A resposta não saiu' : plainText(lastMessage.content);
}

type ConversationListProps = { currentId: string | null; placeholder: string; empty: ReactNode };

/** Search and list of conversations; searches in names and last lines, accents aside. */
export function ConversationList({ currentId, placeholder, empty }: ConversationListProps) {
  const [text, setText] = useState('');
  const query = useConversations();
  if (query.isPending) return <ListSkeleton />;
  if (query.isError && query.data === undefined) {
    return (
      <ErrorState message={sentenceFor(query.error)} busy={query.isFetching} onRetry={() => void query.refetch()} />
    );
  }
  const wanted = folded(text.trim());
  const found = query.data.filter((item) => folded(`${item.avatar.name} ${lastLine(item)}`).includes(wanted));
  if (query.data.length === 0) return empty;
  const now = new Date();
  return (
    <>
      <SearchField label="Buscar nas conversas" placeholder={placeholder} value={text} onChange={setText} />
      {found.length === 0 && <p className="t-body ink-2 px-2">Nenhuma conversa com “{text.trim()}”.</p>}
      <ul className="conversations">
        {found.map((item, index) => (
          <li key={item.id}>
            <ConversationRow item={item} isFirst={index === 0} isCurrent={item.id === currentId} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
}

type RowProps = {
  item: ConversationSummary;
  /** It brings the code of the conversation screen along, so that opening any of them does not wait for it. */
  isFirst: boolean;
  isCurrent: boolean;
  now: Date;
};

function ConversationRow({ item, isFirst, isCurrent, now }: RowProps) {
  const writing = item.lastMessage !== null && isOpen(item.lastMessage);
  const queued = useUnsentIn(item.id);
  // What is open is being read.
  const unread = isCurrent ? 0 : item.unreadCount;
  return (
    <Link
      to="/chat/$conversationId"
      params={{ conversationId: item.id }}
      preload={isFirst ? 'render' : false}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Face src={item.avatar.images.face160} name={item.avatar.name} size={52} />
      <span className="conversation-text">
        <b>{item.avatar.name}</b>
        {queued > 0 ? (
          <span className="conversation-queued num">
            <Clock className="icon" aria-hidden="true" />
            {queued} na fila
          </span>
        ) : (
          <span data-writing={writing} data-unread={unread > 0}>
            {lastLine(item)}
          </span>
        )}
      </span>
      <span className="conversation-end">
        <time className="num" dateTime={item.lastActivity}>
          {relativeTime(new Date(item.lastActivity), now)}
        </time>
        {unread > 0 && (
          <span className="conversation-unread num">
            {unread}
            <span className="visually-hidden">{unread === 1 ? ' mensagem nova' : ' mensagens novas'}</span>
          </span>
        )}
      </span>
    </Link>
  );
}

function ListSkeleton() {
  return (
    <Loading className="conversations-loading">
      {['a', 'b', 'c', 'd', 'e'].map((shape) => (
        <div key={shape}>
          <Skeleton style={{ width: 52, height: 52, borderRadius: '50%' }} />
          <div>
            <Skeleton style={{ width: '40%', height: 14 }} />
            <Skeleton style={{ width: '80%', height: 12 }} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
