import type { Conversation } from '@cafune/contract/chat';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, EllipsisVertical, PanelRight } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Face } from '../../../ui/face.tsx';
import { IconButton, iconButtonClass } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { headerMood } from '../extras.tsx';
import type { LiveConversation } from '../use-conversation.ts';

const AboutSheet = lazy(() =>
  import('./conversation-dialogs.tsx').then(({ AboutSheet: drawn }) => ({ default: drawn })),
);
const HeaderItems = lazy(() => import('./header-items.tsx').then(({ HeaderItems: drawn }) => ({ default: drawn })));

type Show = (draw: (close: () => void) => ReactNode) => void;
type HeaderProps = {
  conversation: Conversation;
  live: LiveConversation;
  isReplying: boolean;
  balance: ReactNode;
  show: Show;
  onSearch: () => void;
  onDay: () => void;
};

/** Who it is, that she is AI, what can be done with the conversation. */
export function ConversationHeader(props: HeaderProps) {
  const { conversation, isReplying, balance, show } = props;
  const { avatar } = conversation;
  return (
    <header className="chat-head">
      <Link to="/chats" className={`${iconButtonClass()} chat-back`} aria-label="Voltar pros chats">
        <ChevronLeft className="icon" aria-hidden="true" />
      </Link>
      <Link to="/avatar/$avatarId" params={{ avatarId: avatar.slug }} className="chat-who">
        <Face src={avatar.images.face160} name={avatar.name} size={46} />
        <span>
          <span className="chat-name">
            <h1>{avatar.name}</h1>
            {headerMood({ avatarId: avatar.id, isReplying })}
          </span>
          <small>Personagem de IA{isReplying && <span className="chat-writing"> · escrevendo…</span>}</small>
        </span>
      </Link>
      {balance}
      <IconButton
        label={`Sobre ${avatar.name}`}
        className="chat-about-button"
        onClick={() => show((close) => <AboutSheet avatar={avatar} open onClose={close} />)}
      >
        <PanelRight className="icon" aria-hidden="true" />
      </IconButton>
      <Menu
        trigger={(trigger) => (
          <button type="button" className={iconButtonClass()} aria-label="Mais opções" {...trigger}>
            <EllipsisVertical className="icon" aria-hidden="true" />
          </button>
        )}
      >
        {(close) => (
          <Suspense fallback={null}>
            <HeaderItems {...props} close={close} />
          </Suspense>
        )}
      </Menu>
    </header>
  );
}
