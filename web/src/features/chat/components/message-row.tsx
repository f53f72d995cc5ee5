import type { Message } from '@cafune/contract/chat';
import { Clock, RotateCcw, Trash2 } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useOnline } from '../../../platform/use-online.ts';
import { Face } from '../../../ui/face.tsx';
import { StrandCaret, ThinkingStrands } from '../../../ui/strand.tsx';
import { isOpen, type Outgoing } from '../conversation-state.ts';
import { parseMessage } from '../rich-text.ts';
import type { TextFeed } from '../text-feed.ts';
import { RichText } from './rich-text.tsx';

export type Speaker = { name: string; face: string };
type Side = 'her' | 'me';

type BlocksProps = { content: string; side: Side; streaming?: boolean; failed?: boolean; face: Speaker | null };

/** Narration without a bubble, speech in bubbles; the face only beside the last bubble of a run. */
function Blocks({ content, side, streaming = false, failed = false, face }: BlocksProps) {
  const blocks = parseMessage(content, streaming);
  const last = blocks.at(-1);
  const lastSpeech = blocks.findLast((block) => block.kind === 'speech');
  return blocks.map((block) => {
    const caret = streaming && block === last ? <StrandCaret /> : null;
    if (block.kind === 'narration') {
      return (
        <p key={block.at} className={`narration narration-${side}`}>
          <RichText parts={block.parts} />
          {caret}
        </p>
      );
    }
    return (
      <div key={block.at} className={`speech speech-${side}`}>
        {side === 'her' &&
          (block === lastSpeech && face !== null ? <Face src={face.face} name={face.name} size={30} /> : <Gap />)}
        <p className="bubble" data-failed={failed}>
          <RichText parts={block.parts} />
          {caret}
        </p>
      </div>
    );
  });
}

function Gap() {
  return <span className="face-gap" />;
}

/** Strands rising and falling while the first word does not come. */
function Thinking({ speaker }: { speaker: Speaker }) {
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
  /** Why this reply failed, when the server said. */
  failure: string | null;
  onRetry: () => void;
};

const FAILED_REPLY = {
  interrupted: 'Cortou no meio e nada foi cobrado. Toque pra tentar de novo.',
  failed: 'A resposta não saiu e nada foi cobrado. Toque pra tentar de novo.',
};

export function MessageRow({ message, texts, speaker, isLastOfRun, failure, onRetry }: MessageRowProps) {
  if (message.role === 'person') {
    return (
      <>
        <span className="visually-hidden">Você: </span>
        <Blocks content={message.content} side="me" face={null} />
      </>
    );
  }
  const streaming = isOpen(message);
  if (streaming && message.content === '') return <Thinking speaker={speaker} />;
  return (
    <>
      <span className="visually-hidden">{speaker.name}: </span>
      {streaming ? (
        <StreamingBlocks message={message} texts={texts} speaker={isLastOfRun ? speaker : null} />
      ) : (
        <Blocks content={message.content} side="her" face={isLastOfRun ? speaker : null} />
      )}
      {message.status === 'stopped' && <p className="message-note">Você parou aqui</p>}
      {(message.status === 'interrupted' || message.status === 'failed') && (
        <RetryLine onRetry={onRetry}>{failure ?? FAILED_REPLY[message.status]}</RetryLine>
      )}
    </>
  );
}

type OutgoingRowProps = { outgoing: Outgoing; onRetry: () => void; onDiscard: () => void };

/** A message of the person's that is on its way, waits on this device, or did not go. */
export function OutgoingRow({ outgoing, onRetry, onDiscard }: OutgoingRowProps) {
  const online = useOnline();
  const { status, reason, canRetry } = outgoing;
  const didNotGo = status === 'failed' || (status === 'queued' && online);
  return (
    <>
      <span className="visually-hidden">Você: </span>
      <Blocks content={outgoing.content} side="me" failed={didNotGo} face={null} />
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
