import { type ChangeEvent, type FocusEvent, useId, useRef } from 'react';
import { FieldError } from '../../../ui/field.tsx';
import type { BirthDateParts } from '../form-validation.ts';

type BirthDateFieldProps = {
  value: BirthDateParts;
  onChange: (value: BirthDateParts) => void;
  onLeave: () => void;
  error: string | null;
};

const PARTS = [
  { name: 'day', label: 'Dia', placeholder: '14', length: 2, autoComplete: 'bday-day' },
  { name: 'month', label: 'Mês', placeholder: '08', length: 2, autoComplete: 'bday-month' },
  { name: 'year', label: 'Ano', placeholder: '1994', length: 4, autoComplete: 'bday-year' },
] as const;

/** Three numeric fields, no wheel. A full part moves on to the next; a pasted date fills all three. */
export function BirthDateField({ value, onChange, onLeave, error }: BirthDateFieldProps) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);

  function change(event: ChangeEvent<HTMLInputElement>, part: (typeof PARTS)[number]): void {
    const digits = event.target.value.replace(/\D/g, '').slice(0, part.length);
    onChange({ ...value, [part.name]: digits });
    if (digits.length === part.length && digits.length > value[part.name].length) {
      const inputs = [...(group.current?.querySelectorAll('input') ?? [])];
      inputs[inputs.indexOf(event.target) + 1]?.focus();
    }
  }

  function leave(event: FocusEvent): void {
    if (!(event.relatedTarget instanceof Node) || !group.current?.contains(event.relatedTarget)) onLeave();
  }

  return (
    <fieldset
      className="field"
      ref={group}
      onBlur={leave}
      aria-describedby={error === null ? `${id}-hint` : `${id}-error`}
      onPaste={(event) => {
        const found = /^\s*(\d{1,2})\D+(\d{1,2})\D+(\d{4})\s*$/.exec(event.clipboardData.getData('text'));
        if (found === null) return;
        event.preventDefault();
        onChange({ day: found[1] ?? '', month: found[2] ?? '', year: found[3] ?? '' });
      }}
    >
      <legend className="field-label mb-[7px]">Data de nascimento</legend>
      <div className="birth-date">
        {PARTS.map((part) => (
          <div className="field-box" key={part.name} data-invalid={error !== null}>
            <input
              aria-label={part.label}
              inputMode="numeric"
              autoComplete={part.autoComplete}
              placeholder={part.placeholder}
              maxLength={part.length}
              value={value[part.name]}
              aria-invalid={error !== null}
              onChange={(event) => change(event, part)}
            />
          </div>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
      {error === null && (
        <p className="field-hint" id={`${id}-hint`}>
          Cafuné é só para maiores de 18 anos.
        </p>
      )}
    </fieldset>
  );
}
