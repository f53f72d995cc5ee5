import type { Conversation } from '@cafune/contract/chat';
import { Link } from '@tanstack/react-router';
import { CalendarDays, Download, GitBranch, MessageCirclePlus, Search, Trash2, UserRound } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { headerMenuItems } from '../extras.tsx';
import type { LiveConversation } from '../use-conversation.ts';

const dialogs = () => import('./conversation-dialogs.tsx');
const DeleteDialog = lazy(() => dialogs().then(({ DeleteDialog: drawn }) => ({ default: drawn })));
const FreshDialog = lazy(() => dialogs().then(({ FreshDialog: drawn }) => ({ default: drawn })));
const BranchMap = lazy(() => import('./branch-map.tsx').then(({ BranchMap: drawn }) => ({ default: drawn })));
const KeepDialog = lazy(() => import('./keep-dialog.tsx').then(({ KeepDialog: drawn }) => ({ default: drawn })));

type HeaderItemsProps = {
  conversation: Conversation;
  live: LiveConversation;
  show: (draw: (close: () => void) => ReactNode) => void;
  onSearch: () => void;
  onDay: () => void;
  close: () => void;
};

/** What can be done with the conversation; brought when the menu first opens. */
export function HeaderItems({ conversation, live, show, onSearch, onDay, close }: HeaderItemsProps) {
  const { id, avatar } = conversation;
  const item = (icon: ReactNode, words: string, act: () => void) => (
    <button
      type="button"
      className="menu-item"
      onClick={() => {
        close();
        act();
      }}
    >
      {icon}
      {words}
    </button>
  );
  return (
    <>
      <Link to="/avatar/$avatarId" params={{ avatarId: avatar.slug }} className="menu-item">
        <UserRound className="icon" aria-hidden="true" />
        Ver perfil
      </Link>
      {headerMenuItems({ conversation, live, show, close })}
      {item(<Search className="icon" aria-hidden="true" />, 'Buscar na conversa', onSearch)}
      {item(<CalendarDays className="icon" aria-hidden="true" />, 'Ir pra um dia', onDay)}
      {item(<GitBranch className="icon" aria-hidden="true" />, 'Caminhos da conversa', () =>
        show((done) => (
          <BranchMap conversationId={id} name={avatar.name} onChoose={live.actions.goDownPath} onClose={done} />
        )),
      )}
      {item(<Download className="icon" aria-hidden="true" />, 'Guardar conversa', () =>
        show((done) => <KeepDialog conversationId={id} name={avatar.name} onClose={done} />),
      )}
      {item(<MessageCirclePlus className="icon" aria-hidden="true" />, 'Começar conversa nova', () =>
        show((done) => <FreshDialog conversation={conversation} open onClose={done} />),
      )}
      <button
        type="button"
        className="menu-item menu-item-danger"
        onClick={() => {
          close();
          show((done) => <DeleteDialog conversation={conversation} open onClose={done} />);
        }}
      >
        <Trash2 className="icon" aria-hidden="true" />
        Apagar conversa
      </button>
    </>
  );
}
