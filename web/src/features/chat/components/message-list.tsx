import { ArrowDown, Bot } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { type Row, rowsOf } from '../message-rows.ts';
import type { LiveConversation } from '../use-conversation.ts';
import { MessageRow, OutgoingRow, type Speaker } from './message-row.tsx';

/** Within this of the end, the reader is at the end. */
const AT_END_PX = 96;
/** Older messages are asked for before the reader gets to the top. */
const NEAR_TOP_PX = 900;

type MessageListProps = { live: LiveConversation; speaker: Speaker };

/** The messages, only those near the screen drawn; pinned to the end while the reader is there. */
export function MessageList({ live, speaker }: MessageListProps) {
  const { state } = live;
  const rows = rowsOf(state, new Date());
  const lastKey = rows.at(-1)?.key;
  const lastIsOwn = rows.at(-1)?.kind === 'outgoing';
  const list = useRef<VirtualizerHandle>(null);
  const pinned = useRef(true);
  const [away, setAway] = useState(false);
  const [newest, setNewest] = useState(lastKey);

  function toEnd(): void {
    pinned.current = true;
    list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
  }

  function onScroll(offset: number): void {
    const handle = list.current;
    if (handle === null) return;
    const atEnd = handle.scrollSize - offset - handle.viewportSize < AT_END_PX;
    pinned.current = atEnd;
    setAway(!atEnd);
    if (atEnd) setNewest(lastKey);
    if (offset < NEAR_TOP_PX) live.loadOlder();
  }

  useEffect(() => {
    if (lastIsOwn) pinned.current = true;
    if (pinned.current && lastKey !== undefined) list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
  }, [lastKey, lastIsOwn, rows.length]);

  return (
    <div className="log-frame">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must answer to the keyboard */}
      <div className="log" role="log" aria-live="off" aria-label={`Mensagens com ${speaker.name}`} tabIndex={0}>
        <div className="log-spring" />
        <Virtualizer
          ref={list}
          shift={state.isPrepended}
          bufferSize={400}
          onScroll={onScroll}
          onResize={() => {
            if (pinned.current) toEnd();
          }}
        >
          {rows.map((row, index) => (
            <RowFrame key={row.key} row={row}>
              {index === 0 && !state.hasOlder && <AiNotice name={speaker.name} />}
              {row.separator !== null && <p className="moment">{row.separator}</p>}
              <RowContent row={row} live={live} speaker={speaker} />
            </RowFrame>
          ))}
        </Virtualizer>
      </div>
      {away && (
        <button type="button" className="to-end" data-new={newest !== lastKey} onClick={toEnd}>
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

function RowFrame({ row, children }: { row: Row; children: ReactNode }) {
  return (
    <div className="row" data-run-end={row.kind === 'outgoing' || row.isLastOfRun}>
      {children}
    </div>
  );
}

function RowContent({ row, live, speaker }: MessageListProps & { row: Row }) {
  if (row.kind === 'outgoing') {
    const { clientId } = row.outgoing;
    return (
      <OutgoingRow
        outgoing={row.outgoing}
        onRetry={() => live.sendAgain(clientId)}
        onDiscard={() => live.discard(clientId)}
      />
    );
  }
  return (
    <MessageRow
      message={row.message}
      speaker={speaker}
      isLastOfRun={row.isLastOfRun}
      failure={live.state.failures[row.message.id] ?? null}
      onRetry={() => live.retryReply(row.message.id)}
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
