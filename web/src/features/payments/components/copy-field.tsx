import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

/** How long the button says that it was done. */
const SAID_MS = 4_000;

type CopyFieldProps = {
  label: string;
  text: string;
  /** Said once it is copied, with what to do next. */
  done: string;
};
type State = 'idle' | 'copied' | 'refused';

/** A text to take elsewhere, one click away. Where the browser does not let us copy, it is selected for the person to. */
export function CopyField({ label, text, done }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), SAID_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () => {
    // Without a secure origin there is no clipboard at all.
    const copying = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    copying.then(
      () => setState('copied'),
      () => {
        field.current?.select();
        setState('refused');
      },
    );
  };
  return (
    <div className="copy">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <div className="copy-row">
        <input
          ref={field}
          id={id}
          className="copy-text num"
          value={text}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant="primary"
          className="copy-button"
          icon={
            state === 'copied' ? (
              <Check className="icon" aria-hidden="true" />
            ) : (
              <Copy className="icon" aria-hidden="true" />
            )
          }
          onClick={copy}
        >
          {state === 'copied' ? 'Copiado' : 'Copiar'}
        </Button>
      </div>
      <p className="copy-said" role="status">
        {state === 'copied' && done}
        {state === 'refused' && 'O navegador não deixou copiar. O texto está selecionado: copie por aqui.'}
      </p>
    </div>
  );
}
