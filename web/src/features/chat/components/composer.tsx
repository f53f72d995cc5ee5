import { MESSAGE_MAX_LENGTH } from '@cafune/contract/chat';
import { ArrowUp, Clock, Square } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useMediaQuery } from '../../../platform/use-media-query.ts';
import { useOnline } from '../../../platform/use-online.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

const COUNTER_FROM = MESSAGE_MAX_LENGTH - 200;

/** Where the browser grows the field with its text, measuring it at every key would only cost time. */
const GROWS_BY_ITSELF = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

type ComposerProps = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  /** A reply is being written: it can be stopped. */
  isReplying: boolean;
  onStop: () => void;
  /** Nobody may write to her now; what was written stays. */
  isPaused?: boolean;
  /** What the next reply costs, in words. */
  price: string;
  /** Buttons inside the field, before and after the text. */
  before?: ReactNode;
  after?: ReactNode;
  /** When it changes to something the field takes the focus. */
  focusKey?: string | undefined;
  /** Escape in the field, where there is something to give up. */
  onCancel?: (() => void) | undefined;
};

function lineBelow({ isPaused, online, price }: { isPaused: boolean; online: boolean; price: string }): string {
  if (isPaused) return 'Nada é cobrado enquanto isso.';
  return online ? price : 'Sem conexão: a mensagem fica guardada aqui e vai sozinha depois.';
}

/** Grows to five lines. Enter sends with a keyboard and breaks the line on phones; Shift+Enter always breaks it. */
export function Composer(props: ComposerProps) {
  const { name, value, onChange, onSend, isReplying, onStop, isPaused = false, price } = props;
  const { before, after, focusKey, onCancel } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)');
  const online = useOnline();
  const tooLong = value.length > MESSAGE_MAX_LENGTH;
  const canSend = value.trim() !== '' && !tooLong && !isPaused;

  useEffect(() => {
    const element = field.current;
    if (element === null || GROWS_BY_ITSELF) return;
    element.style.height = 'auto';
    if (value !== '') element.style.height = `${element.scrollHeight}px`;
  }, [value]);

  useEffect(() => {
    if (focusKey !== undefined) field.current?.focus();
  }, [focusKey]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onCancel?.();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard) return;
    event.preventDefault();
    if (canSend) onSend();
  }

  return (
    <form
      className="composer-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend();
        field.current?.focus();
      }}
    >
      <div className="composer">
        {before}
        <textarea
          ref={field}
          rows={1}
          value={value}
          placeholder={`Escreva pra ${name}`}
          aria-label={`Mensagem pra ${name}`}
          aria-describedby="composer-price"
          aria-invalid={tooLong}
          disabled={isPaused}
          enterKeyHint={hasKeyboard ? 'send' : 'enter'}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {after}
        {isReplying && value.trim() === '' ? (
          <IconButton key="stop" label="Parar a resposta" variant="soft" onClick={onStop}>
            <Square className="icon composer-stop" aria-hidden="true" />
          </IconButton>
        ) : (
          <IconButton
            key="send"
            label={online ? 'Enviar' : 'Guardar e enviar depois'}
            variant="primary"
            type="submit"
            disabled={!canSend}
          >
            {online ? <ArrowUp className="icon" aria-hidden="true" /> : <Clock className="icon" aria-hidden="true" />}
          </IconButton>
        )}
      </div>
      <p className="composer-price">
        <span id="composer-price" data-offline={!online}>
          {lineBelow({ isPaused, online, price })}
        </span>
        {value.length > COUNTER_FROM && (
          <span className="num" data-over={tooLong}>
            {value.length.toLocaleString('pt-BR')} de {MESSAGE_MAX_LENGTH.toLocaleString('pt-BR')}
          </span>
        )}
      </p>
    </form>
  );
}
