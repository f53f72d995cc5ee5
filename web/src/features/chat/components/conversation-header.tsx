import type { Conversation } from '@cafune/contract/chat';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronLeft, EllipsisVertical, PanelRight, Trash2, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, Sheet } from '../../../ui/dialog.tsx';
import { Face } from '../../../ui/face.tsx';
import { IconButton, iconButtonClass } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useDeleteConversation } from '../api.ts';
import { LazyAboutPanel } from './lazy-about-panel.tsx';

type HeaderProps = { conversation: Conversation; isReplying: boolean; balance: ReactNode };

/** Who it is, that she is AI, what can be done with the conversation. */
export function ConversationHeader({ conversation, isReplying, balance }: HeaderProps) {
  const { avatar } = conversation;
  const [asking, setAsking] = useState(false);
  const [aboutShown, setAboutShown] = useState(false);
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
      <DeleteDialog conversation={conversation} open={asking} onClose={() => setAsking(false)} />
      <Sheet open={aboutShown} onClose={() => setAboutShown(false)} label={`Sobre ${avatar.name}`}>
        <LazyAboutPanel avatar={avatar} />
      </Sheet>
    </header>
  );
}

type DeleteDialogProps = { conversation: Conversation; open: boolean; onClose: () => void };

function DeleteDialog({ conversation, open, onClose }: DeleteDialogProps) {
  const remove = useDeleteConversation();
  const navigate = useNavigate();
  const confirm = (): void =>
    remove.mutate(conversation.id, {
      onSuccess: () => {
        showToast({ kind: 'success', title: 'Conversa apagada' });
        void navigate({ to: '/chats', replace: true });
      },
      onError: (error) =>
        showToast({ kind: 'error', title: 'A conversa não foi apagada', description: sentenceFor(error) }),
    });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Apagar a conversa?"
      actions={
        <>
          <Button variant="soft" onClick={onClose}>
            Manter
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={confirm}>
            Apagar
          </Button>
        </>
      }
    >
      <p>Tudo o que você e {conversation.avatar.name} disseram some daqui. Não dá pra desfazer.</p>
    </Dialog>
  );
}
