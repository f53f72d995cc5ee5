import type { Conversation } from '@cafune/contract/chat';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, EllipsisVertical, PanelRight, Trash2, UserRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Face } from '../../../ui/face.tsx';
import { IconButton, iconButtonClass } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';

const DeleteDialog = lazy(() =>
  import('./conversation-dialogs.tsx').then(({ DeleteDialog: drawn }) => ({ default: drawn })),
);
const AboutSheet = lazy(() =>
  import('./conversation-dialogs.tsx').then(({ AboutSheet: drawn }) => ({ default: drawn })),
);

/** Whether it was ever true: what it opens is brought then, and stays for its closing. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}

type HeaderProps = { conversation: Conversation; isReplying: boolean; balance: ReactNode };

/** Who it is, that she is AI, what can be done with the conversation. */
export function ConversationHeader({ conversation, isReplying, balance }: HeaderProps) {
  const { avatar } = conversation;
  const [asking, setAsking] = useState(false);
  const [aboutShown, setAboutShown] = useState(false);
  const wasAsked = useEver(asking);
  const wasShown = useEver(aboutShown);
  return (
    <header className="chat-head">
      <Link to="/chats" className={`${iconButtonClass()} chat-back`} aria-label="Voltar pros chats">
        <ChevronLeft className="icon" aria-hidden="true" />
      </Link>
      <Link to="/avatar/$avatarId" params={{ avatarId: avatar.slug }} className="chat-who">
        <Face src={avatar.images.face160} name={avatar.name} size={46} />
        <span>
          <h1>{avatar.name}</h1>
          <small>Personagem de IA{isReplying && <span className="chat-writing"> · escrevendo…</span>}</small>
        </span>
      </Link>
      {balance}
      <IconButton label={`Sobre ${avatar.name}`} className="chat-about-button" onClick={() => setAboutShown(true)}>
        <PanelRight className="icon" aria-hidden="true" />
      </IconButton>
      <Menu
        trigger={(props) => (
          <button type="button" className={iconButtonClass()} aria-label="Mais opções" {...props}>
            <EllipsisVertical className="icon" aria-hidden="true" />
          </button>
        )}
      >
        {(close) => (
          <>
            <Link to="/avatar/$avatarId" params={{ avatarId: avatar.slug }} className="menu-item">
              <UserRound className="icon" aria-hidden="true" />
              Ver perfil
            </Link>
            <button
              type="button"
              className="menu-item menu-item-danger"
              onClick={() => {
                close();
                setAsking(true);
              }}
            >
              <Trash2 className="icon" aria-hidden="true" />
              Apagar conversa
            </button>
          </>
        )}
      </Menu>
      <Suspense fallback={null}>
        {wasAsked && <DeleteDialog conversation={conversation} open={asking} onClose={() => setAsking(false)} />}
        {wasShown && <AboutSheet avatar={avatar} open={aboutShown} onClose={() => setAboutShown(false)} />}
      </Suspense>
    </header>
  );
}
