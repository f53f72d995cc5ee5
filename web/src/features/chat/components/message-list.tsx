import type { Conversation } from '@cafune/contract/chat';
import { ArrowDown, Bot, CalendarDays } from 'lucide-react';
import { lazy, memo, type ReactNode, Suspense, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import type { Outgoing, OutgoingQuote } from '../conversation-state.ts';
import { type Row, rowsOf, writtenAt } from '../message-rows.ts';
import type { TextFeed } from '../text-feed.ts';
import type { ConversationActions, LiveConversation } from '../use-conversation.ts';
import { type Desk, type DeskView, useDesk } from '../use-desk.ts';
import { idOf, moveFocus, useFocus } from '../use-focus.ts';
import { useLogScroll } from '../use-log-scroll.ts';
import { useReadMark } from '../use-read-mark.ts';
import { rowOf, useRowGestures } from '../use-row-gestures.ts';
import { MessageRow, OutgoingRow, type Speaker } from './message-row.tsx';
import { OfflineReplyRow } from './offline-reply-row.tsx';

const MessageMenu = lazy(() => import('./message-menu.tsx').then(({ MessageMenu: drawn }) => ({ default: drawn })));
const AgainDialog = lazy(() => import('./again-dialog.tsx').then(({ AgainDialog: drawn }) => ({ default: drawn })));

/** Height of the room above the first message, as `.log-spring` has it. */
const SPRING_PX = 28;

type Show = (draw: (close: () => void) => ReactNode) => void;
type MessageListProps = {
  conversation: Conversation;
  live: LiveConversation;
  speaker: Speaker;
  show: Show;
  onQuote: (quote: OutgoingQuote) => void;
  /** A separator was pressed: to another day. */
  onDay: (from: Date) => void;
};

/** The messages, only those near the screen drawn; pinned to the end while the reader is there. */
export function MessageList({ conversation, live, speaker, show, onQuote, onDay }: MessageListProps) {
  const { state, actions } = live;
  const rows = rowsOf(state, new Date());
  const log = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const last = rows.at(-1);
  const scroll = useLogScroll({ log, live, tail: { key: last?.key, isOwn: last?.kind === 'outgoing' } });
  const { desk, view } = useDesk({ conversation, actions, onQuote });
  const unreadId = useReadMark({ conversation, state, isAtEnd: scroll.isAtEnd });
  const flashId = useFocus({ focus: state.focus, rows, virtualizer, unpin: scroll.unpin });
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  const gestures = useRowGestures({
    desk,
    find: (id) => state.messages.find((message) => message.id === id),
    move: (from, to) => {
      scroll.unpin();
      moveFocus({ log: log.current, rows, virtualizer: virtualizer.current }, from, to);
    },
  });
  const kept = [currentKey, view.editingId].flatMap((wanted) => {
    const index = wanted === null ? -1 : rows.findIndex((row) => row.key === wanted || idOf(row) === wanted);
    return index === -1 ? [] : [index];
  });

  return (
    <div className="log-frame">
      <div
        ref={log}
        className="log"
        role="log"
        aria-live="off"
        aria-label={`Mensagens com ${speaker.name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must answer to the keyboard
        tabIndex={0}
        {...scroll.handlers}
        {...gestures}
        onFocus={(event) => setCurrentKey(rowOf(event.target)?.dataset.row ?? null)}
      >
        <div className="log-spring" />
        <Virtualizer
          ref={virtualizer}
          data={rows}
          shift={state.isPrepended}
          bufferSize={400}
          startMargin={SPRING_PX}
          keepMounted={kept}
        >
          {(row, index) => (
            <ListRow
              key={row.key}
              row={row}
              isFirst={index === 0 && !state.hasOlder}
              isFirstUnread={unreadId !== null && idOf(row) === unreadId}
              isCurrent={row.key === currentKey}
              isEditing={view.editingId !== null && idOf(row) === view.editingId}
              isFlashing={flashId !== null && idOf(row) === flashId}
              failure={row.kind === 'message' ? (state.failures[row.message.id] ?? null) : null}
              speaker={speaker}
              texts={live.texts}
              actions={actions}
              desk={desk}
              onDay={onDay}
            />
          )}
        </Virtualizer>
      </div>
      {scroll.isAway && (
        <button type="button" className="to-end" data-new={scroll.hasNew} onClick={scroll.goToEnd}>
          <ArrowDown className="icon" aria-hidden="true" />
          {scroll.hasNew ? 'Mensagem nova' : <span className="visually-hidden">Ir pro fim</span>}
        </button>
      )}
      <div className="visually-hidden" aria-live="polite">
        {live.announcement}
      </div>
      <OpenLayers conversation={conversation} live={live} show={show} desk={desk} view={view} />
    </div>
  );
}

type LayersProps = { conversation: Conversation; live: LiveConversation; show: Show; desk: Desk; view: DeskView };

/** What opens over the messages, brought when it first does. */
function OpenLayers({ conversation, live, show, desk, view }: LayersProps) {
  const { menu, askingAgainId } = view;
  const message = menu && live.state.messages.find((item) => item.id === menu.messageId);
  return (
    <Suspense fallback={null}>
      {menu && message && (
        <MessageMenu
          conversation={conversation}
          live={live}
          show={show}
          message={message}
          anchor={menu.anchor}
          desk={desk}
        />
      )}
      {askingAgainId !== null && <AgainDialog messageId={askingAgainId} desk={desk} />}
    </Suspense>
  );
}

type ListRowProps = {
  row: Row;
  /** The first of the whole conversation: what she is goes above it. */
  isFirst: boolean;
  isFirstUnread: boolean;
  isCurrent: boolean;
  isEditing: boolean;
  isFlashing: boolean;
  failure: string | null;
  speaker: Speaker;
  texts: TextFeed;
  actions: ConversationActions;
  desk: Desk;
  onDay: (from: Date) => void;
};

const TIME = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

function labelOf(row: Row, name: string): string {
  const isHers = row.kind === 'offline-reply' || (row.kind === 'message' && row.message.role === 'character');
  const isHouse = row.kind === 'message' && row.message.role === 'notice';
  return `${isHouse ? 'Aviso' : isHers ? name : 'Você'}, ${TIME.format(writtenAt(row))}`;
}

/** Kept as it is while nothing in it changes: the list is drawn again at every message and every scroll. */
const ListRow = memo(function ListRow(props: ListRowProps) {
  const { row, isFirst, isFirstUnread, isCurrent, isEditing, isFlashing, failure, speaker, texts, actions, desk } =
    props;
  return (
    <article
      className="row"
      aria-label={labelOf(row, speaker.name)}
      tabIndex={-1}
      data-row={row.key}
      data-message={idOf(row) ?? undefined}
      data-run-end={row.kind !== 'message' || row.isLastOfRun}
      data-flash={isFlashing}
    >
      {isFirst && <AiNotice name={speaker.name} />}
      {row.separator !== null && <Separator row={row} label={row.separator} onDay={props.onDay} />}
      {isFirstUnread && <p className="unread-line">Novas mensagens</p>}
      {row.kind === 'outgoing' && <SendingRow outgoing={row.outgoing} name={speaker.name} actions={actions} />}
      {row.kind === 'offline-reply' && <OfflineReplyRow reply={row.reply} speaker={speaker} />}
      {row.kind === 'message' && (
        <MessageRow
          message={row.message}
          texts={texts}
          speaker={speaker}
          isLastOfRun={row.isLastOfRun}
          isCurrent={isCurrent}
          isEditing={isEditing}
          failure={failure}
          desk={desk}
        />
      )}
    </article>
  );
});

/** Where another day or moment begins; a press goes to any other day. */
function Separator({ row, label, onDay }: { row: Row; label: string; onDay: (from: Date) => void }) {
  return (
    <button type="button" className="moment" tabIndex={-1} onClick={() => onDay(writtenAt(row))}>
      {label}
      <CalendarDays className="icon" aria-hidden="true" />
      <span className="visually-hidden">. Ir pra outro dia</span>
    </button>
  );
}

type SendingRowProps = { outgoing: Outgoing; name: string; actions: ConversationActions };

function SendingRow({ outgoing, name, actions }: SendingRowProps) {
  const { clientId } = outgoing;
  return (
    <OutgoingRow
      outgoing={outgoing}
      name={name}
      onRetry={() => actions.sendAgain(clientId)}
      onDiscard={() => actions.discard(clientId)}
    />
  );
}

function AiNotice({ name }: { name: string }) {
  return (
    <p className="ai-notice">
      <Bot className="icon" aria-hidden="true" />
      <span>
        {name} é uma <b>personagem de IA</b>. O que ela diz é gerado por computador.
      </span>
    </p>
  );
}
