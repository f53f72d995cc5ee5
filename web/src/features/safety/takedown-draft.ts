/** What was being written in the takedown form: kept by this tab, so that a reload or a failure loses nothing. */
import { type RequestTakedownInput, TAKEDOWN_RELATIONS, TAKEDOWN_STATEMENT_MAX_LENGTH } from '@cafune/contract/safety';
import { readSession, writeSession } from '../../platform/storage/local.ts';

const KEY = 'takedownDraft';
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/** `relation` is null while none is chosen. */
export type TakedownDraft = Omit<RequestTakedownInput, 'relation'> & {
  relation: RequestTakedownInput['relation'] | null;
};
type Problems = Partial<Record<keyof TakedownDraft, string>>;

const EMPTY: TakedownDraft = { name: '', email: '', relation: null, characterAddress: '', statement: '' };

/** What was kept; `address` is that of the character one came from, and wins. */
export function readTakedownDraft(address: string | undefined): TakedownDraft {
  const kept = parsed(readSession(KEY));
  const text = (key: 'name' | 'email' | 'characterAddress' | 'statement'): string =>
    typeof kept[key] === 'string' ? kept[key] : '';
  return {
    name: text('name'),
    email: text('email'),
    relation: TAKEDOWN_RELATIONS.find(({ id }) => id === kept.relation)?.id ?? null,
    characterAddress: address ?? text('characterAddress'),
    statement: text('statement'),
  };
}

export function keepTakedownDraft(draft: TakedownDraft): void {
  writeSession(KEY, JSON.stringify(draft));
}

export function clearTakedownDraft(): void {
  writeSession(KEY, JSON.stringify(EMPTY));
}

/** What has to be mended before it is sent, in the server's own words. */
export function takedownProblems({ name, email, relation, characterAddress, statement }: TakedownDraft): Problems {
  const found: Record<keyof TakedownDraft, string | null> = {
    name: name.trim().length < 3 ? 'Informe seu nome completo.' : null,
    email: EMAIL.test(email.trim()) ? null : 'Informe seu e-mail. A resposta chega nele.',
    relation: relation === null ? 'Diga qual é a sua relação com a pessoa.' : null,
    characterAddress: characterAddress.trim() === '' ? 'Informe o endereço da personagem.' : null,
    statement: statement.trim() === '' ? 'Conte o que aconteceu.' : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence !== null)) as Problems;
}

/** What is sent; null while something is missing. */
export function takedownInput(draft: TakedownDraft): RequestTakedownInput | null {
  const { relation } = draft;
  if (relation === null || Object.keys(takedownProblems(draft)).length > 0) return null;
  return {
    name: draft.name.trim(),
    email: draft.email.trim(),
    relation,
    characterAddress: draft.characterAddress.trim(),
    statement: draft.statement.trim().slice(0, TAKEDOWN_STATEMENT_MAX_LENGTH),
  };
}

function parsed(text: string | null): Record<string, unknown> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
