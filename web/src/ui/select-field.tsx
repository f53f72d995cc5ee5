import './field.css';
import './select-field.css';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { FieldError } from './field.tsx';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id'> & { label: string; error?: string | null };

/** One of many: the browser's own list. The options are its children. */
export function SelectField({ label, error = null, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-box field-box-select" data-invalid={error !== null}>
        <select
          {...select}
          id={id}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
        />
        <ChevronDown className="icon" aria-hidden="true" />
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
