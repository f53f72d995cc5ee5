import type { Message } from '@cafune/contract/chat';
import { ChevronLeft, ChevronRight, RotateCcw } from 'lucide-react';
import type { Desk } from '../use-desk.ts';

/** On this device and, once it was sent, on every other. */
export const OFFLINE_MARK = 'Escrita no aparelho, sem conexão';

/** Small and said once: another engine wrote it, it was written on the device, somebody rewrote it. */
function notesOf(message: Message): string[] {
  return [
    ...(message.isFallback ? ['Respondeu com o motor da casa'] : []),
    ...(message.isOffline ? [OFFLINE_MARK] : []),
    ...(message.isEdited && message.role === 'character' ? ['Editada por você'] : []),
    ...(message.status === 'stopped' ? ['Você parou aqui'] : []),
  ];
}

type FootProps = { message: Message; desk: Desk; isCurrent: boolean };

/** Under a message: its reaction, which of its versions it is, small notes. Nothing for most messages. */
export function MessageFoot({ message, desk, isCurrent }: FootProps) {
  const notes = notesOf(message);
  const { reaction, variant, role } = message;
  if (reaction === null && variant.count === 1 && notes.length === 0) return null;
  return (
    <div className={`message-foot message-foot-${role === 'person' ? 'me' : 'her'}`}>
      {reaction !== null && (
        <button
          type="button"
          className="reaction"
          aria-label={`Tirar a reação ${reaction}`}
          onClick={() => desk.react(message.id, null)}
        >
          {reaction}
        </button>
      )}
      {variant.count > 1 && <Versions message={message} desk={desk} tabIndex={isCurrent ? 0 : -1} />}
      {notes.length > 0 && <span className="message-note">{notes.join(' · ')}</span>}
    </div>
  );
}

function Versions({ message, desk, tabIndex }: { message: Message; desk: Desk; tabIndex: number }) {
  const { index, count } = message.variant;
  const isLast = index === count;
  const asksAnother = isLast && message.role === 'character';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would break the line
    <span className="versions num" role="group" aria-label="Versões desta mensagem">
      <button
        type="button"
        aria-label="Versão anterior"
        tabIndex={tabIndex}
        disabled={index === 1}
        onClick={() => desk.turn(message, -1)}
      >
        <ChevronLeft className="icon" aria-hidden="true" />
      </button>
      <span>
        {index} de {count}
      </span>
      {asksAnother ? (
        <button type="button" className="versions-again" tabIndex={tabIndex} onClick={() => desk.again(message.id)}>
          <RotateCcw className="icon" aria-hidden="true" />
          Outra · {desk.prices.again}
        </button>
      ) : (
        <button
          type="button"
          aria-label="Próxima versão"
          tabIndex={tabIndex}
          disabled={isLast}
          onClick={() => desk.turn(message, 1)}
        >
          <ChevronRight className="icon" aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
