/**
 * What of a definition is not right yet, in the contract's own sentences (contract/src/avatars/creation.ts): its schemas do
 * not run in the browser (docs/decisions/0009). The server has the last word.
 */
import { AVATAR_MAX_AGE, AVATAR_MIN_AGE } from '@cafune/contract/avatars';
import { BRAZILIAN_STATES } from '@cafune/contract/avatars/brazilian-states';
import type { WizardStep } from '@cafune/contract/avatars/creation';
import { AVATAR_LIMITS } from '@cafune/contract/avatars/definition';
import { cleanText } from '@cafune/contract/core/text';
import { capitalized } from '../common-tags.ts';
import { greetingOf, type WrittenFields } from './draft-fields.ts';

type TextRule = { label: string; max: number; isOptional?: boolean; multiline?: boolean };
type ListRule = { label: string; max: number; limit: number };
type TextName = 'name' | 'occupation' | 'city' | 'tagline' | 'bio' | 'speech' | 'scenario' | 'exampleDialogue';
type ListName = 'loves' | 'hobbies' | 'tags' | 'starters';
export type CheckedField = TextName | ListName | 'age' | 'state' | 'greeting';
/** `field` in `step` is not right, and the sentence says how to mend it. */
export type Problem = { field: CheckedField; step: WizardStep; message: string };

const TEXT_RULES: Record<TextName, TextRule> = {
  name: { label: 'o nome', max: AVATAR_LIMITS.name },
  occupation: { label: 'o que ela faz', max: AVATAR_LIMITS.occupation, isOptional: true },
  city: { label: 'a cidade', max: AVATAR_LIMITS.city, isOptional: true },
  tagline: { label: 'a frase dela', max: AVATAR_LIMITS.tagline, isOptional: true },
  bio: { label: 'a história', max: AVATAR_LIMITS.bio, isOptional: true, multiline: true },
  speech: { label: 'o jeito de falar', max: AVATAR_LIMITS.speech, isOptional: true },
  scenario: { label: 'o cenário', max: AVATAR_LIMITS.scenario, isOptional: true, multiline: true },
  exampleDialogue: {
    label: 'o exemplo de conversa',
    max: AVATAR_LIMITS.exampleDialogue,
    isOptional: true,
    multiline: true,
  },
};
const GREETING_RULE: TextRule = { label: 'a primeira mensagem', max: AVATAR_LIMITS.greeting, multiline: true };
const NOTE_RULE: TextRule = { label: 'a nota', max: AVATAR_LIMITS.changeNote, isOptional: true };
const LIST_RULES: Record<ListName, ListRule> = {
  loves: { label: 'o que ela ama', max: AVATAR_LIMITS.love, limit: AVATAR_LIMITS.loves },
  hobbies: { label: 'passatempos', max: AVATAR_LIMITS.hobby, limit: AVATAR_LIMITS.hobbies },
  tags: { label: 'etiquetas', max: AVATAR_LIMITS.tag, limit: AVATAR_LIMITS.tags },
  starters: { label: 'sugestões', max: AVATAR_LIMITS.starter, limit: AVATAR_LIMITS.starters },
};

/** Where each field is, in the order of the steps. */
const FIELD_STEPS: readonly (readonly [CheckedField, WizardStep])[] = [
  ['name', 'essencia'],
  ['age', 'essencia'],
  ['occupation', 'essencia'],
  ['city', 'essencia'],
  ['state', 'essencia'],
  ['tagline', 'essencia'],
  ['loves', 'jeito'],
  ['hobbies', 'jeito'],
  ['speech', 'jeito'],
  ['bio', 'historia'],
  ['greeting', 'historia'],
  ['scenario', 'historia'],
  ['exampleDialogue', 'historia'],
  ['tags', 'historia'],
  ['starters', 'historia'],
];

const FORBIDDEN_CONTROLS = /(?![\t\n\r])\p{Cc}/u;
const INVISIBLE = /[\s\u200b-\u200d\u2060\ufeff\u00ad]/gu;

function textProblem(rule: TextRule, value: string): string | null {
  if (!value.isWellFormed() || FORBIDDEN_CONTROLS.test(value)) return 'O texto tem caracteres que não podemos guardar.';
  const text = cleanText(value, rule.multiline === true);
  if (rule.isOptional !== true && text.replace(INVISIBLE, '') === '') return `Preencha ${rule.label}.`;
  if (text.length <= rule.max) return null;
  return `${capitalized(rule.label)}: use até ${rule.max.toLocaleString('pt-BR')} caracteres.`;
}

function listProblem({ label, max, limit }: ListRule, values: readonly string[]): string | null {
  if (values.length > limit) return `${capitalized(label)}: escolha até ${limit}.`;
  return values.map((value) => textProblem({ label, max }, value)).find((problem) => problem !== null) ?? null;
}

/** Abuse suite F01: nobody below 18, and no half years. */
function ageProblem(age: number | null): string | null {
  if (age === null || !Number.isInteger(age) || age < AVATAR_MIN_AGE)
    return 'Personagens precisam ter 18 anos ou mais.';
  return age > AVATAR_MAX_AGE ? `A idade vai até ${AVATAR_MAX_AGE} anos.` : null;
}

function isTextName(field: CheckedField): field is TextName {
  return field in TEXT_RULES;
}

/** The sentence of one field, or null when it may go as it is. */
export function problemOf(field: CheckedField, fields: WrittenFields): string | null {
  if (isTextName(field)) return textProblem(TEXT_RULES[field], fields[field]);
  if (field === 'age') return ageProblem(fields.age);
  if (field === 'greeting') return textProblem(GREETING_RULE, greetingOf(fields));
  if (field !== 'state') return listProblem(LIST_RULES[field], fields[field]);
  const isKnown = fields.state === '' || BRAZILIAN_STATES.some((state) => state === fields.state);
  return isKnown ? null : 'Escolha um estado da lista.';
}

/** The sentence of one more word for a list, before it is in. */
export function wordProblem(field: ListName, word: string): string | null {
  return textProblem(LIST_RULES[field], word);
}

export function changeNoteProblem(note: string): string | null {
  return textProblem(NOTE_RULE, note);
}

/** Everything that is missing or wrong, in the order of the steps; empty when she can come to life. */
export function listProblems(fields: WrittenFields): Problem[] {
  return FIELD_STEPS.flatMap(([field, step]) => {
    const message = problemOf(field, fields);
    return message === null ? [] : [{ field, step, message }];
  });
}

/** "70 de 80", from four fifths of the limit on; before that nobody needs to count. */
export function counterOf(length: number, max: number): string | null {
  return length < max * 0.8 ? null : `${length.toLocaleString('pt-BR')} de ${max.toLocaleString('pt-BR')}`;
}
