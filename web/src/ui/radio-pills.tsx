import './badges.css';
import { useId } from 'react';
import { FieldError } from './field.tsx';

type RadioPillsProps<Value extends string> = {
  label: string;
  options: readonly { id: Value; label: string }[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | null;
  disabled?: boolean;
};

/** One choice of a few, as pills: a group of radio buttons, so that arrows move between them. */
export function RadioPills<Value extends string>(props: RadioPillsProps<Value>) {
  const { label, options, value, onChange, error = null, disabled = false } = props;
  const id = useId();
  return (
    <fieldset className="field" disabled={disabled} aria-describedby={error === null ? undefined : `${id}-error`}>
      <legend className="field-label">{label}</legend>
      <div className="radio-pills">
        {options.map((option) => (
          <label key={option.id} className="pill" data-checked={option.id === value}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
