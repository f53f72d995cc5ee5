import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { TextField } from '../../../../ui/field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Pill } from '../../../../ui/pill.tsx';
import { capitalized } from '../../common-tags.ts';
import { counterOf, wordProblem } from '../definition-problems.ts';
import type { WizardForm } from '../use-wizard-form.ts';

type ChipsFieldProps = {
  form: WizardForm;
  field: 'loves' | 'hobbies' | 'tags' | 'starters';
  label: string;
  placeholder: string;
  /** How many may be chosen, and how long each may be in UTF-16 code units. */
  limit: number;
  max: number;
  suggestions: readonly string[];
  hint?: string;
};

/** A few short things of one's own or from suggestions: Enter or a comma adds, the cross takes away. */
export function ChipsField(props: ChipsFieldProps) {
  const { form, field, label, placeholder, limit, max, suggestions, hint } = props;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const chosen = form.fields[field];
  const isFull = chosen.length >= limit;
  const below = counterOf(text.length, max) ?? (isFull ? `Já são ${limit}. Tire um pra trocar.` : hint);

  function add(word: string): void {
    const trimmed = word.trim();
    if (trimmed === '') return;
    const wrong = wordProblem(field, trimmed);
    setProblem(wrong);
    if (wrong !== null || isFull) return;
    setText('');
    if (!chosen.includes(trimmed)) form.change({ [field]: [...chosen, trimmed] });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ',') return;
    // A comma inside a sentence is one of its signs; in a list of words it ends one.
    if (event.key === ',' && field === 'starters') return;
    event.preventDefault();
    add(text);
  }

  function remove(word: string): void {
    form.change({ [field]: chosen.filter((other) => other !== word) });
    setProblem(null);
    list.current?.closest('.chips')?.querySelector<HTMLElement>('input')?.focus();
  }

  const open = suggestions.filter((word) => !chosen.includes(word)).slice(0, 8);
  return (
    <div className="chips">
      <TextField
        label={label}
        name={field}
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        error={problem ?? form.errorOf(field)}
        {...(below === undefined ? {} : { hint: below })}
        onChange={(event) => {
          setText(event.target.value);
          if (problem !== null) setProblem(wordProblem(field, event.target.value.trim() || 'a'));
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (!isFull) add(text);
          form.onLeaveField(field);
        }}
        trailing={
          <IconButton label={`Adicionar em ${label}`} disabled={isFull || text.trim() === ''} onClick={() => add(text)}>
            <Plus className="icon" aria-hidden="true" />
          </IconButton>
        }
      />
      {chosen.length > 0 && (
        <ul className="chips-list" ref={list} aria-label={`${label}: escolhas`}>
          {chosen.map((word) => (
            <li key={word}>
              <span>{field === 'starters' ? word : capitalized(word)}</span>
              <button type="button" aria-label={`Tirar ${word}`} onClick={() => remove(word)}>
                <X className="icon" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && open.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own legend around loose suggestions
        <div className="chips-ideas" role="group" aria-label={`Ideias pra ${label.toLocaleLowerCase('pt-BR')}`}>
          {open.map((word) => (
            <Pill key={word} line onClick={() => add(word)}>
              {field === 'starters' ? word : capitalized(word)}
            </Pill>
          ))}
        </div>
      )}
    </div>
  );
}
