import type { AvatarCard } from '@cafune/contract/avatars';
import type { Conversation } from '@cafune/contract/chat';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, Sheet } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useDeleteConversation, useOpenConversation } from '../api.ts';
import { LazyAboutPanel } from './lazy-about-panel.tsx';

type AboutSheetProps = { avatar: AvatarCard; open: boolean; onClose: () => void };

/** Who she is, where there is no room for the panel. */
export function AboutSheet({ avatar, open, onClose }: AboutSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} label={`Sobre ${avatar.name}`}>
      <LazyAboutPanel avatar={avatar} />
    </Sheet>
  );
}

type ConversationDialogProps = { conversation: Conversation; open: boolean; onClose: () => void };

export function DeleteDialog({ conversation, open, onClose }: ConversationDialogProps) {
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

/** A new page with the same character; the one that is open stays in the list. */
export function FreshDialog({ conversation, open, onClose }: ConversationDialogProps) {
  const { id, name } = conversation.avatar;
  const start = useOpenConversation();
  const navigate = useNavigate();
  // The same again for a repeat: pressing twice starts one.
  const [freshId] = useState(uuidv7);
  const confirm = (): void =>
    start.mutate(
      { avatarId: id, freshId },
      {
        onSuccess: (fresh) => {
          onClose();
          void navigate({ to: '/chat/$conversationId', params: { conversationId: fresh.id } });
        },
        onError: (error) =>
          showToast({ kind: 'error', title: 'A conversa não começou', description: sentenceFor(error) }),
      },
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Começar conversa nova?"
      actions={
        <>
          <Button variant="soft" onClick={onClose}>
            Ficar nesta
          </Button>
          <Button variant="primary" busy={start.isPending} onClick={confirm}>
            Começar
          </Button>
        </>
      }
    >
      <p>Esta fica guardada nos seus chats. O que {name} lembra de você vem junto.</p>
    </Dialog>
  );
}
