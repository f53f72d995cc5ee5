import type { Message } from '@cafune/contract/chat';
import { Clock, Ellipsis, RotateCcw, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useOnline } from '../../../platform/use-online.ts';
import { Face } from '../../../ui/face.tsx';
import { StrandCaret, ThinkingStrands } from '../../../ui/strand.tsx';
import { isOpen, type Outgoing } from '../conversation-state.ts';
import { type Block, parseMessage } from '../rich-text.ts';
import type { TextFeed } from '../text-feed.ts';
import type { Desk } from '../use-desk.ts';
import { MessageFoot } from './message-foot.tsx';
import { Quoted } from './quote.tsx';
import { RichText } from './rich-text.tsx';

const AttachmentCard = lazy(() =>
  import('./attachments.tsx').then(({ AttachmentCard: drawn }) => ({ default: drawn })),
);
const NoticeCard = lazy(() => import('./notice-card.tsx').then(({ NoticeCard: drawn }) => ({ default: drawn })));
const MessageEditor = lazy(() =>
  import('./message-editor.tsx').then(({ MessageEditor: drawn }) => ({ default: drawn })),
);

export type Speaker = { name: string; face: string };
type Side = 'her' | 'me';

type BlocksProps = {
  content: string;
  side: Side;
  streaming?: boolean;
  failed?: boolean;
  face: Speaker | null;
  quoted?: ReactNode;
  /** The button beside the last bubble. */
  more?: ReactNode;
};

/** Narration without a bubble, speech in bubbles; the face only beside the last bubble of a run. */
export function Blocks({ content, side, streaming = false, failed = false, face, quoted, more }: BlocksProps) {
  const blocks = parseMessage(content, streaming);
  const last = blocks.at(-1);
  const firstSpeech = blocks.find((block) => block.kind === 'speech');
  const lastSpeech = blocks.findLast((block) => block.kind === 'speech');
  return blocks.map((block) => (
    <BlockOf
      key={block.at}
      block={block}
      side={side}
      isFailed={failed}
      caret={streaming && block === last && <StrandCaret />}
      face={block === lastSpeech ? face : null}
      quoted={block === firstSpeech && quoted}
      more={block === (lastSpeech ?? last) && more}
    />
  ));
}

type BlockProps = {
  block: Block;
  side: Side;
  isFailed: boolean;
  face: Speaker | null;
  caret: ReactNode;
  quoted: ReactNode;
  more: ReactNode;
};

function BlockOf({ block, side, isFailed, face, caret, quoted, more }: BlockProps) {
  if (block.kind === 'narration') {
    return (
      <p className={`narration narration-${side}`}>
        <RichText parts={block.parts} />
        {caret}
        {more}
      </p>
    );
  }
  return (
    <div className={`speech speech-${side}`}>
      {side === 'her' ? <FaceOrGap face={face} /> : more}
      <div className="bubble" data-failed={isFailed}>
        {quoted}
        <RichText parts={block.parts} />
        {caret}
      </div>
      {side === 'her' && more}
    </div>
  );
}

function FaceOrGap({ face }: { face: Speaker | null }) {
  return face === null ? <span className="face-gap" /> : <Face src={face.face} name={face.name} size={30} />;
}

/** Strands rising and falling while the first word does not come. */
export function Thinking({ speaker }: { speaker: Speaker }) {
  return (
    <div className="speech speech-her">
      <Face src={speaker.face} name={speaker.name} size={30} />
      <p className="bubble bubble-thinking">
        <ThinkingStrands />
        <span className="visually-hidden">{speaker.name} está escrevendo</span>
      </p>
    </div>
  );
}

function RetryLine({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <button type="button" className="retry-line" onClick={onRetry}>
      <RotateCcw className="icon" aria-hidden="true" />
      {children}
    </button>
  );
}

type StreamingProps = { message: Message; texts: TextFeed; speaker: Speaker | null };

/** A reply being written: the only row that is drawn again as its words come. */
function StreamingBlocks({ message, texts, speaker }: StreamingProps) {
  const content = useSyncExternalStore(texts.subscribe, () => texts.read(message.id) ?? message.content);
  return <Blocks content={content} side="her" streaming face={speaker} />;
}

type MessageRowProps = {
  texts: TextFeed;
  message: Message;
  speaker: Speaker;
  isLastOfRun: boolean;
  /** The row has the focus of the list: its buttons are in the order of Tab. */
  isCurrent: boolean;
  isEditing: boolean;
  /** Why this reply failed, when the server said. */
  failure: string | null;
  desk: Desk;
};

const FAILED_REPLY = {
  interrupted: 'Cortou no meio e nada foi cobrado. Toque pra tentar de novo',
  failed: 'A resposta não saiu e nada foi cobrado. Toque pra tentar de novo',
};

export function MessageRow(props: MessageRowProps) {
  const { message, speaker, desk, isEditing } = props;
  if (message.role === 'notice')
    // Its words are there before its looks.
    return (
      <Suspense fallback={<p className="ai-notice">{message.content}</p>}>
        <NoticeCard message={message} />
      </Suspense>
    );
  if (isEditing)
    return (
      <Suspense fallback={null}>
        <MessageEditor message={message} desk={desk} />
      </Suspense>
    );
  if (message.role === 'character' && isOpen(message) && message.content === '')
    return (
      <>
        <Thinking speaker={speaker} />
        {message.variant.count > 1 && <MessageFoot message={message} desk={desk} isCurrent={false} />}
      </>
    );
  return <Said {...props} />;
}

function Said({ message, texts, speaker, isLastOfRun, isCurrent, failure, desk }: MessageRowProps) {
  const isHers = message.role === 'character';
  const side = isHers ? 'her' : 'me';
  const face = isHers && isLastOfRun ? speaker : null;
  const { attachment, quote, status } = message;
  const quoted = quote && <Quoted quote={quote} name={speaker.name} onGo={desk.goToQuoted} />;
  const more = <MoreButton message={message} desk={desk} isCurrent={isCurrent} />;
  return (
    <>
      <span className="visually-hidden">{isHers ? speaker.name : 'Você'}: </span>
      {attachment !== null && (
        <Suspense fallback={<div className="attachment-gap" data-kind={attachment.kind} />}>
          <AttachmentCard attachment={attachment} side={side} />
        </Suspense>
      )}
      {isHers && isOpen(message) ? (
        <StreamingBlocks message={message} texts={texts} speaker={face} />
      ) : (
        <Blocks content={message.content} side={side} face={face} quoted={quoted} more={more} />
      )}
      <MessageFoot message={message} desk={desk} isCurrent={isCurrent} />
      {(status === 'interrupted' || status === 'failed') && (
        <RetryLine onRetry={() => desk.retry(message.id)}>
          {`${failure?.replace(/\.$/u, '') ?? FAILED_REPLY[status]} · ${desk.prices.reply}`}
        </RetryLine>
      )}
    </>
  );
}

function MoreButton({ message, desk, isCurrent }: { message: Message; desk: Desk; isCurrent: boolean }) {
  return (
    <button
      type="button"
      className="message-more"
      aria-label="Mais sobre esta mensagem"
      aria-haspopup="dialog"
      tabIndex={isCurrent ? 0 : -1}
      onClick={(event) => desk.openMenu(message.id, event.currentTarget.getBoundingClientRect())}
    >
      <Ellipsis className="icon" aria-hidden="true" />
    </button>
  );
}

type OutgoingRowProps = { outgoing: Outgoing; name?: string; onRetry: () => void; onDiscard: () => void };

/** A message of the person's that is on its way, waits on this device, or did not go. */
export function OutgoingRow({ outgoing, name = '', onRetry, onDiscard }: OutgoingRowProps) {
  const online = useOnline();
  const { status, reason, canRetry, quote } = outgoing;
  const quoted = quote && <Quoted quote={quote} name={name} />;
  const didNotGo = status === 'failed' || (status === 'queued' && online);
  return (
    <>
      <span className="visually-hidden">Você: </span>
      <Blocks content={outgoing.content} side="me" failed={didNotGo} face={null} quoted={quoted} />
      {status !== 'sending' && (
        <div className="outgoing-failed" role={didNotGo ? 'alert' : undefined}>
          {!didNotGo && (
            <p className="retry-line outgoing-queued">
              <Clock className="icon" aria-hidden="true" />
              Na fila. Vai quando a conexão voltar.
            </p>
          )}
          {didNotGo && canRetry === false && <p className="retry-line">{reason}</p>}
          {didNotGo && canRetry !== false && (
            <RetryLine onRetry={onRetry}>{reason ?? 'Não foi. Toque pra tentar de novo'}</RetryLine>
          )}
          <button type="button" className="retry-line" onClick={onDiscard} aria-label="Apagar esta mensagem">
            <Trash2 className="icon" aria-hidden="true" />
          </button>
        </div>
      )}
    </>
  );
}
