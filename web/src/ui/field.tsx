import './field.css';
import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { IconButton } from './icon-button.tsx';

/** The sentence under a field that says how to fix it; empty space costs nothing when there is none. */
export function FieldError({ id, message }: { id: string; message: string | null }) {
  if (message === null) return null;
  return (
    <p className="field-error" id={id}>
      <CircleAlert className="icon" aria-hidden="true" />
      <span>{message}</span>
    </p>
  );
}

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  error?: string | null;
  hint?: string;
  /** A control at the right end, inside the box. */
  trailing?: ReactNode;
};

export function TextField({ label, error = null, hint, trailing, ...input }: FieldProps) {
  const id = useId();
  const describedBy = error !== null ? `${id}-error` : hint === undefined ? undefined : `${id}-hint`;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-box" data-invalid={error !== null}>
        <input type="text" {...input} id={id} aria-invalid={error !== null} aria-describedby={describedBy} />
        {trailing}
      </div>
      <FieldError id={`${id}-error`} message={error} />
      {error === null && hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & {
  label: string;
  error?: string | null;
  hint?: string | undefined;
};

/** A field of several lines. */
export function TextArea({ label, error = null, hint, ...area }: TextAreaProps) {
  const id = useId();
  const describedBy = error !== null ? `${id}-error` : hint === undefined ? undefined : `${id}-hint`;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-box field-box-area" data-invalid={error !== null}>
        <textarea rows={4} {...area} id={id} aria-invalid={error !== null} aria-describedby={describedBy} />
      </div>
      <FieldError id={`${id}-error`} message={error} />
      {error === null && hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A password that can be shown, pasted and filled by a password manager. */
export function PasswordField(props: FieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton label={shown ? 'Esconder senha' : 'Mostrar senha'} onClick={() => setShown(!shown)}>
      {shown ? <EyeOff className="icon" aria-hidden="true" /> : <Eye className="icon" aria-hidden="true" />}
    </IconButton>
  );
  return <TextField {...props} type={shown ? 'text' : 'password'} spellCheck={false} trailing={toggle} />;
}

type CheckboxProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | null;
  children: ReactNode;
};

export function Checkbox({ checked, onChange, error = null, children }: CheckboxProps) {
  const id = useId();
  return (
    <div className="field">
      <div className="checkbox">
        <input
          id={id}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
