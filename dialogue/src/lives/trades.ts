/** How people speak of each character's work: the ways it is asked for in its own words ("há quanto tempo você dança?"). */
import trades from './trades.json' with { type: 'json' };

const { '*ways*': WAYS, ...WORDS } = trades;

type Words = Readonly<Record<string, readonly string[]>>;
/** A way of asking for a subject of a life. */
export type Way = { readonly subject: string; readonly text: string };

const SLOT = /\{(\w+)\}/u;

/** The template with every word its slots stand for. */
function filled(template: string, words: Words): string[] {
  const slot = SLOT.exec(template)?.[1];
  if (slot === undefined) return [template];
  return (words[slot] ?? []).flatMap((word) => filled(template.replaceAll(`{${slot}}`, word), words));
}

/** Every way the work of this character is asked for. */
export function waysOfWork(owner: string): Way[] {
  const words: Words | undefined = (WORDS as Readonly<Record<string, Words>>)[owner];
  if (!words) return [];
  return Object.entries(WAYS).flatMap(([subject, templates]) =>
    templates.flatMap((template) => filled(template, words).map((text) => ({ subject, text }))),
  );
}
