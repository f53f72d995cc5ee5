import type { ComponentProps } from 'react';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import { counterOf } from '../definition-problems.ts';
import { greetingOf } from '../draft-fields.ts';
import type { WizardForm } from '../use-wizard-form.ts';

/** More than any limit: what was pasted is counted and named, not cut; only the size of a draft is bounded. */
const LONGEST_DRAFT_TEXT = 4_000;

type TextFieldName =
  | 'name'
  | 'occupation'
  | 'city'
  | 'tagline'
  | 'speech'
  | 'bio'
  | 'greeting'
  | 'scenario'
  | 'exampleDialogue';

type FormTextProps = Pick<ComponentProps<'input'>, 'placeholder' | 'autoComplete' | 'autoCapitalize'> & {
  form: WizardForm;
  field: TextFieldName;
  label: string;
  /** In UTF-16 code units. */
  max: number;
  hint?: string;
  rows?: number;
};

/** A text of the definition: kept as it is typed, checked when it is left, counted near its end. Several lines with `rows`. */
export function FormText({ form, field, label, max, hint, rows, ...input }: FormTextProps) {
  const value = field === 'greeting' ? greetingOf(form.fields) : form.fields[field];
  const below = counterOf(value.length, max) ?? hint;
  const shared = {
    ...input,
    label,
    name: field,
    value,
    error: form.errorOf(field),
    maxLength: LONGEST_DRAFT_TEXT,
    ...(below === undefined ? {} : { hint: below }),
    onBlur: () => {
      if (value !== '') form.onLeaveField(field);
    },
  };
  const onText = (text: string): void => form.change({ [field]: text });
  if (rows === undefined) return <TextField {...shared} onChange={(event) => onText(event.target.value)} />;
  return <TextArea {...shared} rows={rows} onChange={(event) => onText(event.target.value)} />;
}
