import './conversations.css';
import type { ConversationSummary } from '@cafune/contract/chat';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessageCircleHeart } from 'lucide-react';
import { relativeTime } from '../../platform/relative-time.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { avatarsQuery, NO_FILTER } from '../avatars/index.ts';
import { useConversations } from './api.ts';
import { ConversationList, lastLine } from './components/conversation-list.tsx';

/** Everyone the person talks to. On desktop, the last one large beside the list. */
export function ChatsScreen() {
  const { data } = useConversations();
  const last = data?.[0];
  return (
    <div className="chats" data-empty={data?.length === 0}>
      <title>Chats · Cafuné</title>
      <div className="chats-list">
        <ConversationList currentId={null} placeholder="Buscar nas conversas" empty={<NoConversations />} />
      </div>
      {last !== undefined && <LastConversation last={last} />}
    </div>
  );
}

function LastConversation({ last }: { last: ConversationSummary }) {
  const { avatar } = last;
  return (
    <section className="chats-pane" aria-label={`Última conversa: ${avatar.name}`}>
      <img src={avatar.images.card720} alt={`Retrato ilustrado de ${avatar.name}`} width={720} height={960} />
      <div className="chats-pane-scrim" />
      <div className="chats-pane-text">
        <p className="chats-pane-when">Última conversa · {relativeTime(new Date(last.lastActivity), new Date())}</p>
        <h2>{avatar.name}</h2>
        <p className="chats-pane-line">{lastLine(last)}</p>
        <Link to="/chat/$conversationId" params={{ conversationId: last.id }} className={buttonClass('primary')}>
          <MessageCircleHeart className="icon" aria-hidden="true" />
          Continuar a conversa
        </Link>
      </div>
    </section>
  );
}

/** Nothing yet: a sentence, the way to people, and three faces. */
function NoConversations() {
  const { data } = useInfiniteQuery(avatarsQuery(NO_FILTER));
  const people = data?.pages[0]?.items.slice(0, 3) ?? [];
  return (
    <div className="chats-none">
      <EmptyState
        title="Nenhuma conversa ainda"
        line="Comece com um oi. O resto vem."
        action={
          <Link to="/" className={buttonClass('primary')}>
            Conhecer companhias
          </Link>
        }
      />
      <ul className="chats-people">
        {people.map((avatar) => (
          <li key={avatar.id}>
            <Link to="/avatar/$avatarId" params={{ avatarId: avatar.slug }}>
              <img src={avatar.images.card360} alt="" width={360} height={480} loading="lazy" />
              <span className="chats-people-scrim" />
              <b>{avatar.name}</b>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
