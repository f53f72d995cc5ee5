/** Where what is around the messages plugs in: each slot is drawn by the screen and filled from its own folder, on demand. */
import type { Conversation, Message } from '@cafune/contract/chat';
import { Brain, CircleHelp, Flag, Plus, Volume2 } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useOnDemand } from '../../platform/use-on-demand.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useAuth } from '../auth/index.ts';
import type { Draft } from './draft.ts';
import type { MoodProps } from './memory/mood.tsx';
import { whenIdle } from './safety/when-idle.ts';
import type { LiveConversation } from './use-conversation.ts';

export type ExtraContext = {
  conversation: Conversation;
  live: LiveConversation;
  /** Opens a dialog or sheet over the conversation; it outlives the menu that asked for it. One at a time. */
  show: (draw: (close: () => void) => ReactNode) => void;
};

type LazyProps<Props> = { load: () => Promise<ComponentType<Props>>; props: Props };

/** A sheet whose code comes when it is opened; without a connection it says so and closes. */
function LazySheet<Props extends { onClose: () => void }>({ load, props }: LazyProps<Props>) {
  const Content = useOnDemand({
    load: async () => ({ draw: await load() }),
    wanted: true,
    onFailure: () => {
      showToast({ kind: 'error', title: 'Não abriu sem conexão. Tente de novo depois.' });
      props.onClose();
    },
  })?.draw;
  return Content === undefined ? null : <Content {...props} />;
}

const memorySheet = async () => (await import('./memory/memory-sheet.tsx')).MemorySheet;
const receiptDialog = async () => (await import('./memory/receipt-dialog.tsx')).ReceiptDialog;
const listenSheet = async () => (await import('./voice/listen-sheet.tsx')).ListenSheet;
const messageReport = async () => (await import('./safety/message-report.tsx')).MessageReport;
/** Brought before it is needed, so that it is there without a connection. */
const crisisWatch = async () => {
  await whenIdle();
  return { draw: (await import('./safety/crisis-watch.tsx')).CrisisWatch };
};
const mood = async () => {
  await whenIdle();
  return { draw: (await import('./memory/mood.tsx')).Mood };
};
const memoryBanners = async () => ({ draw: (await import('./memory/banners.tsx')).MemoryBanners });

/** `close` closes the menu. Items are buttons of class `menu-item`, with an icon and a word. */
export type MenuContext = ExtraContext & { close: () => void };
export type MessageMenuContext = MenuContext & { message: Message };

type ItemProps = { icon: ReactNode; onPress: () => void; children: string };

function Item({ icon, onPress, children }: ItemProps) {
  return (
    <button type="button" className="menu-item" onClick={onPress}>
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** More to do with one message of hers: hearing it, why she said it, and telling us about it. A greeting answers nothing. */
export function messageMenuItems({ conversation, message, show, close }: MessageMenuContext): ReactNode {
  if (message.role !== 'character') return null;
  const open = (draw: (done: () => void) => ReactNode) => () => {
    close();
    show(draw);
  };
  const place = { avatar: conversation.avatar, conversationId: conversation.id, messageId: message.id };
  return (
    <>
      <Item
        icon={<Volume2 className="icon" aria-hidden="true" />}
        onPress={open((done) => <LazySheet load={listenSheet} props={{ ...place, onClose: done }} />)}
      >
        Ouvir
      </Item>
      {message.replyToId !== null && (
        <Item
          icon={<CircleHelp className="icon" aria-hidden="true" />}
          onPress={open((done) => <LazySheet load={receiptDialog} props={{ ...place, onClose: done }} />)}
        >
          Por que ela disse isso
        </Item>
      )}
      <Item
        icon={<Flag className="icon" aria-hidden="true" />}
        onPress={open((done) => <LazySheet load={messageReport} props={{ messageId: message.id, onClose: done }} />)}
      >
        Denunciar
      </Item>
    </>
  );
}

/** More to do with the conversation. */
export function headerMenuItems({ conversation, live, show, close }: MenuContext): ReactNode {
  const { avatar } = conversation;
  const draw = (done: () => void) => {
    const goToMessage = (place: { conversationId: string; messageId: string }) => {
      if (place.conversationId !== conversation.id) return;
      done();
      live.actions.goToQuoted({ messageId: place.messageId, excerpt: '' });
    };
    return <LazySheet load={memorySheet} props={{ avatar, goToMessage, onClose: done }} />;
  };
  return (
    <Item
      icon={<Brain className="icon" aria-hidden="true" />}
      onPress={() => {
        close();
        show(draw);
      }}
    >
      O que ela lembra
    </Item>
  );
}

/** How she is now, beside her name. */
export function headerMood(props: MoodProps): ReactNode {
  return <HeaderMood {...props} />;
}

function HeaderMood(props: MoodProps) {
  const Content = useOnDemand({ load: mood, wanted: true })?.draw;
  return Content === undefined ? null : <Content {...props} />;
}

/** What goes above the field: cards that ask something, one at a time. */
export function conversationBanners(context: ExtraContext): ReactNode {
  return <Banners {...context} />;
}

function Banners(context: ExtraContext) {
  const hasTalked = context.live.state.messages.length > 1 || context.conversation.provider?.consent === 'unasked';
  const Content = useOnDemand({ load: memoryBanners, wanted: hasTalked })?.draw;
  const Watch = useOnDemand({ load: crisisWatch, wanted: true })?.draw;
  const asked = Content === undefined ? null : <Content {...context} />;
  return Watch === undefined ? asked : <Watch state={context.live.state}>{asked}</Watch>;
}

export type ComposerTrayProps = ExtraContext & { draft: Draft; side: 'before' | 'after' };

const tray = async () => (await import('./gifts/tray.tsx')).Tray;
const dictation = async () => {
  await whenIdle();
  return { draw: (await import('./voice/dictation.tsx')).Dictation };
};

/** Buttons inside the field: before the text what can be given or asked for, after it the microphone. */
export function ComposerTray({ side, ...rest }: ComposerTrayProps): ReactNode {
  if (rest.conversation.isPaused) return null;
  return side === 'before' ? <GiftButton {...rest} /> : <Microphone draft={rest.draft} />;
}

function Microphone({ draft }: { draft: Draft }) {
  const Content = useOnDemand({ load: dictation, wanted: true })?.draw;
  return Content === undefined ? null : <Content draft={draft} />;
}

function GiftButton({ conversation, live, show }: ExtraContext) {
  const { isGuest } = useAuth();
  if (isGuest) return null;
  const { name } = conversation.avatar;
  const place = { name, conversationId: conversation.id, onDone: live.actions.reload };
  return (
    <IconButton
      label="Dar um presente ou pedir uma foto"
      onClick={() => show((done) => <LazySheet load={tray} props={{ ...place, onClose: done }} />)}
    >
      <Plus className="icon" aria-hidden="true" />
    </IconButton>
  );
}
