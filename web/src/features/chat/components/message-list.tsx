import type { Message } from '@cafune/contract/chat';
import { ArrowDown, Bot } from 'lucide-react';
import { memo, type UIEvent, useEffect, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import type { Outgoing } from '../conversation-state.ts';
import { type Row, rowsOf } from '../message-rows.ts';
import type { TextFeed } from '../text-feed.ts';
import type { ConversationActions, LiveConversation } from '../use-conversation.ts';
import { MessageRow, OutgoingRow, type Speaker } from './message-row.tsx';

/** Within this of the end, the reader is at the end. */
const AT_END_PX = 56;
/** Older messages are asked for before the reader gets to the top. */
const NEAR_TOP_PX = 900;
/** Height of the room above the first message, as `.log-spring` has it. */
const SPRING_PX = 28;

type MessageListProps = { live: LiveConversation; speaker: Speaker };

function toEnd(log: HTMLElement | null): void {
  if (log !== null) log.scrollTop = log.scrollHeight;
}

/** The messages, only those near the screen drawn; pinned to the end while the reader is there. */
export function MessageList({ live, speaker }: MessageListProps) {
  const { state } = live;
  const rows = rowsOf(state, new Date());
  const lastKey = rows.at(-1)?.key;
  const lastIsOwn = rows.at(-1)?.kind === 'outgoing';
  const log = useRef<HTMLDivElement>(null);
  const pinned = useRef(true);
  const seen = useRef({ top: 0, height: 0 });
  const [away, setAway] = useState(false);
  const [newest, setNewest] = useState(lastKey);

  function onScroll(event: UIEvent<HTMLElement>): void {
    const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
    const atEnd = scrollHeight - scrollTop - clientHeight < AT_END_PX;
    // Only the reader going up unpins: rows that are measured change the height too.
    const wentUp = scrollTop < seen.current.top && scrollHeight === seen.current.height;
    seen.current = { top: scrollTop, height: scrollHeight };
    if (atEnd) pinned.current = true;
    else if (wentUp) pinned.current = false;
    setAway(!atEnd && !pinned.current);
    if (atEnd) setNewest(lastKey);
    if (scrollTop < NEAR_TOP_PX) live.actions.loadOlder();
  }

  // The list grows as rows are measured and as a reply is written; the frame shrinks when a keyboard opens.
  useEffect(() => {
    const element = log.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      if (pinned.current) toEnd(element);
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (lastIsOwn) pinned.current = true;
    if (pinned.current && lastKey !== undefined) toEnd(log.current);
  }, [lastKey, lastIsOwn]);

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
        onScroll={onScroll}
        onWheel={(event) => {
          if (event.deltaY < 0) pinned.current = false;
        }}
      >
        <div className="log-spring" />
        <Virtualizer data={rows} shift={state.isPrepended} bufferSize={400} startMargin={SPRING_PX}>
          {(row, index) => (
            <ListRow
              key={row.key}
              row={row}
              isFirst={index === 0 && !state.hasOlder}
              failure={row.kind === 'message' ? (state.failures[row.message.id] ?? null) : null}
              speaker={speaker}
              texts={live.texts}
              actions={live.actions}
            />
          )}
        </Virtualizer>
      </div>
      {away && (
        <button type="button" className="to-end" data-new={newest !== lastKey} onClick={() => toEnd(log.current)}>
          <ArrowDown className="icon" aria-hidden="true" />
          {newest === lastKey ? <span className="visually-hidden">Ir pro fim</span> : 'Mensagem nova'}
        </button>
      )}
      <div className="visually-hidden" aria-live="polite">
        {live.announcement}
      </div>
    </div>
  );
}

type ListRowProps = {
  row: Row;
  /** The first of the whole conversation: what she is goes above it. */
  isFirst: boolean;
  failure: string | null;
  speaker: Speaker;
  texts: TextFeed;
  actions: ConversationActions;
};

/** Kept as it is while nothing in it changes: the list is drawn again at every message and every scroll. */
const ListRow = memo(function ListRow({ row, isFirst, failure, speaker, texts, actions }: ListRowProps) {
  return (
    <div className="row" data-run-end={row.kind === 'outgoing' || row.isLastOfRun}>
      {isFirst && <AiNotice name={speaker.name} />}
      {row.separator !== null && <p className="moment">{row.separator}</p>}
      {row.kind === 'outgoing' ? (
        <SendingRow outgoing={row.outgoing} actions={actions} />
      ) : (
        <ReplyRow
          message={row.message}
          isLastOfRun={row.isLastOfRun}
          failure={failure}
          speaker={speaker}
          texts={texts}
          actions={actions}
        />
      )}
    </div>
  );
});

function SendingRow({ outgoing, actions }: { outgoing: Outgoing; actions: ConversationActions }) {
  const { clientId } = outgoing;
  return (
    <OutgoingRow
      outgoing={outgoing}
      onRetry={() => actions.sendAgain(clientId)}
      onDiscard={() => actions.discard(clientId)}
    />
  );
}

type ReplyRowProps = Omit<ListRowProps, 'row' | 'isFirst'> & { message: Message; isLastOfRun: boolean };

function ReplyRow({ message, isLastOfRun, failure, speaker, texts, actions }: ReplyRowProps) {
  return (
    <MessageRow
      message={message}
      texts={texts}
      speaker={speaker}
      isLastOfRun={isLastOfRun}
      failure={failure}
      onRetry={() => actions.retryReply(message.id)}
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
