import './recent-conversations.css';
import { Link } from '@tanstack/react-router';
import { lastLine, useConversations } from '../features/chat/index.ts';
import { relativeTime } from '../platform/relative-time.ts';
import { Face } from '../ui/face.tsx';

const SHOWN = 4;

/** Where the person was: the last conversations; nothing where there is none. */
export function RecentConversations() {
  const { data = [] } = useConversations();
  if (data.length === 0) return null;
  const now = new Date();
  return (
    <section className="recent" aria-labelledby="continuar">
      <div className="recent-head">
        <h2 id="continuar">Continuar a conversa</h2>
        <Link to="/chats">Ver todas</Link>
      </div>
      <ul>
        {data.slice(0, SHOWN).map((item) => (
          <li key={item.id}>
            <Link to="/chat/$conversationId" params={{ conversationId: item.id }}>
              <Face src={item.avatar.images.face160} name={item.avatar.name} size={48} />
              <span className="recent-text">
                <b>{item.avatar.name}</b>
                <span>{lastLine(item)}</span>
              </span>
              <time className="num" dateTime={item.lastActivity}>
                {relativeTime(new Date(item.lastActivity), now)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
