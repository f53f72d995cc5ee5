import '../message-menu.css';
import { type Conversation, type Message, REACTIONS } from '@cafune/contract/chat';
import { Copy, FastForward, Pencil, Quote, RotateCcw, Trash2 } from 'lucide-react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { useMediaQuery } from '../../../platform/use-media-query.ts';
import { Modal } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { messageMenuItems } from '../extras.tsx';
import { plainText } from '../rich-text.ts';
import type { LiveConversation } from '../use-conversation.ts';
import { type Anchor, canBeDoneAgain, type Desk } from '../use-desk.ts';

const EXCERPT_LENGTH = 160;
/** Room a menu needs below what it belongs to; else it opens above. */
const MENU_HEIGHT_PX = 430;

type Show = (draw: (close: () => void) => ReactNode) => void;
type MenuProps = {
  conversation: Conversation;
  live: LiveConversation;
  show: Show;
  message: Message;
  anchor: Anchor;
  desk: Desk;
};

/** All that can be done with one message: a bottom sheet on phones, a menu beside the message on desktop. */
export function MessageMenu({ conversation, live, show, message, anchor, desk }: MenuProps) {
  const isWide = useMediaQuery('(min-width: 768px)');
  const who = message.role === 'person' ? 'sua mensagem' : `mensagem de ${conversation.avatar.name}`;
  return (
    <div style={placeOf(anchor)}>
      <Modal
        open
        onClose={desk.closeMenu}
        className={isWide ? 'message-menu' : 'sheet message-sheet'}
        label={{ text: `O que fazer com ${who === 'sua mensagem' ? who : `a ${who}`}` }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside */}
        <div className="message-menu-items" onKeyDown={moveInside}>
          {!isWide && <p className="message-menu-excerpt">{plainText(message.content)}</p>}
          {message.role === 'character' && <Reactions message={message} desk={desk} />}
          <Items message={message} live={live} desk={desk} />
          {messageMenuItems({ conversation, live, show, message, close: desk.closeMenu })}
          <button
            type="button"
            className="menu-item menu-item-danger"
            onClick={() => {
              desk.closeMenu();
              desk.remove(message.id);
            }}
          >
            <Trash2 className="icon" aria-hidden="true" />
            Apagar
          </button>
        </div>
      </Modal>
    </div>
  );
}

function placeOf(anchor: Anchor): CSSProperties {
  const isBelow = anchor.bottom + MENU_HEIGHT_PX < innerHeight;
  const place = {
    '--menu-x': `${anchor.left}px`,
    '--menu-top': isBelow ? `${anchor.bottom + 4}px` : 'auto',
    '--menu-bottom': isBelow
      ? 'auto'
      : `${Math.max(8, Math.min(innerHeight - anchor.top, innerHeight - MENU_HEIGHT_PX))}px`,
  };
  return place as CSSProperties;
}

/** Arrows go through everything inside; the row of reactions is part of the way. */
function moveInside(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')];
  const current = document.activeElement instanceof HTMLElement ? items.indexOf(document.activeElement) : -1;
  items[(current + step + items.length) % items.length]?.focus();
}

function Reactions({ message, desk }: { message: Message; desk: Desk }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a row in every browser
    <div className="message-menu-reactions" role="group" aria-label="Reagir">
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          aria-label={`Reagir com ${reaction}`}
          aria-pressed={message.reaction === reaction}
          onClick={() => {
            desk.closeMenu();
            desk.react(message.id, message.reaction === reaction ? null : reaction);
          }}
        >
          {reaction}
        </button>
      ))}
    </div>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', title: 'Copiado' });
  } catch {
    showToast({ kind: 'error', title: 'O navegador não deixou copiar' });
  }
}

type ItemProps = { icon: ReactNode; price?: string | undefined; onPress: () => void; children: ReactNode };

function Item({ icon, price, onPress, children }: ItemProps) {
  return (
    <button type="button" className="menu-item" onClick={onPress}>
      {icon}
      <span>
        {children}
        {price !== undefined && <small className="num"> · {price}</small>}
      </span>
    </button>
  );
}

function Items({ message, live, desk }: { message: Message; live: LiveConversation; desk: Desk }) {
  const { state } = live;
  const isOwn = message.role === 'person';
  const isLast = !state.hasNewer && state.messages.at(-1)?.id === message.id && state.outgoing.length === 0;
  const then = (act: () => void) => () => {
    desk.closeMenu();
    act();
  };
  const { id, role, content } = message;
  const quote = { messageId: id, role, excerpt: content.slice(0, EXCERPT_LENGTH) };
  return (
    <>
      {content !== '' && (
        <>
          <Item icon={<Copy className="icon" aria-hidden="true" />} onPress={then(() => void copy(plainText(content)))}>
            Copiar
          </Item>
          <Item icon={<Quote className="icon" aria-hidden="true" />} onPress={then(() => desk.quote(quote))}>
            Citar
          </Item>
          {message.attachment === null && (
            <Item
              icon={<Pencil className="icon" aria-hidden="true" />}
              price={isOwn ? desk.prices.reply : undefined}
              onPress={then(() => desk.startEdit(id))}
            >
              Editar
            </Item>
          )}
        </>
      )}
      {canBeDoneAgain(message) && (
        <Item
          icon={<RotateCcw className="icon" aria-hidden="true" />}
          price={desk.prices.again}
          onPress={then(() => desk.again(id))}
        >
          Outra versão
        </Item>
      )}
      {!isOwn && isLast && content !== '' && (
        <Item
          icon={<FastForward className="icon" aria-hidden="true" />}
          price={desk.prices.again}
          onPress={then(desk.goOn)}
        >
          Continuar
        </Item>
      )}
    </>
  );
}
