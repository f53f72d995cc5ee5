/** Everyday things and the ways Brazilians name them: slang, set phrases, verbs, places and people of the thing. */
import { foldWord } from '../fold.ts';
import { isSkipped, type Key, linkOf } from './key.ts';
import { basesOfDiminutive, singularOf } from './noun-forms.ts';
import { formsOf, type Pattern, readPattern } from './pattern.ts';
import { NAME_OR_NOUN } from './tables.ts';
import { THESAURI } from './thesauri.ts';
import { readWords, type Word } from './words.ts';

type Concept = { readonly written: string; patterns: readonly Pattern[] | undefined };

/** Said before the thing without adding to it: "fazer faxina" is the cleaning. */
const LIGHT = new Set('fazer ter estar sentir ficar jogar tocar praticar sofrer fa'.split(' '));

function genders(name: string): string[] {
  return name.includes('@') ? [name.replaceAll('@', 'o'), name.replaceAll('@', 'a')] : [name];
}

/** Words that only their accent tells apart. */
const ACCENTED = /^(?:vov|v|av)[óô]$/u;

function canonOf(word: Word): string {
  if (ACCENTED.test(word.raw)) return word.raw;
  return linkOf(word.fold) ?? foldWord(singularOf(word.raw));
}

/** "=irmãos" is no "irmão". */
function canonOfName(name: string): string {
  return readWords(name)
    .filter((word) => !isSkipped(word.fold))
    .map((word) => (name.startsWith('=') ? word.raw : canonOf(word)))
    .join(' ');
}

let concepts: Map<string, Concept[]> | undefined;

function register(into: Map<string, Concept[]>, names: string, written: string): void {
  const concept: Concept = { written, patterns: undefined };
  for (const name of names
    .split(', ')
    .filter((name) => !name.startsWith('?'))
    .flatMap(genders)) {
    const canon = canonOfName(name);
    const known = into.get(canon);
    if (known) known.push(concept);
    else into.set(canon, [concept]);
  }
}

/** Read when it is first asked for: who only composes replies does not carry it. */
function conceptsOf(canon: string): readonly Concept[] {
  if (!concepts) {
    concepts = new Map();
    for (const thesaurus of THESAURI)
      for (const [names, written] of Object.entries(thesaurus)) register(concepts, names, written);
  }
  return concepts.get(canon) ?? [];
}

function patternsOf(concept: Concept): readonly Pattern[] {
  concept.patterns ??= concept.written.split(', ').map(readPattern);
  return concept.patterns;
}

/** What the thesaurus may call the key: as written, in the singular, at its common size, by its infinitive. */
function canonsOf(words: readonly Word[], key: Key): Set<string> {
  const written = words.filter((word) => !isSkipped(word.fold));
  const found = new Set([written.map((word) => word.raw).join(' '), written.map(canonOf).join(' ')]);
  const [only] = written;
  if (written.length === 1 && only) {
    for (const spelling of only.spellings) found.add(spelling.replaceAll('_', ' '));
    for (const base of basesOfDiminutive(foldWord(singularOf(only.raw)))) found.add(base);
    const verb = key.words[0];
    if (verb?.kind === 'verb') found.add(verb.fold);
  }
  if (key.words[0]?.kind === 'verb') found.add([key.words[0].fold, ...written.slice(1).map(canonOf)].join(' '));
  return found;
}

function withoutLight(canon: string): string {
  const [first = '', second = '', ...rest] = canon.split(' ');
  if (!LIGHT.has(first) || second === '') return canon;
  return second === 'com' || second === 'de' ? rest.join(' ') : [second, ...rest].join(' ');
}

/** Rosa and Flor are people when written as names. */
export function isPerson({ words: [first, second] }: Key): boolean {
  return first !== undefined && !second && first.kind === 'name' && NAME_OR_NOUN.has(first.fold);
}

/** A word that is a form of the key's own is found, and doubted, as the key itself; of a verb, its noun is no mention. */
function isOwnForm({ words: [own, second] }: Key, { steps: [only, more], needs }: Pattern): boolean {
  if (!own || second || !only || more || only.kind === 'gap' || needs.length > 0) return false;
  return only.any.some(([word, next]) => {
    if (!word || next) return false;
    const { kind, forms } = formsOf(word.text);
    return (kind !== 'verb' || own.kind === 'verb') && [...own.forms.keys()].some((form) => forms.has(form));
  });
}

/** Patterns of everything the thesaurus knows under the key's name. */
export function thesaurusOf(text: string, key: Key): readonly Pattern[] {
  if (isPerson(key)) return [];
  const canons = canonsOf(readWords(text.slice(0, 120)), key);
  const all = new Set([...canons, ...[...canons].map(withoutLight)]);
  const found = new Set([...all].flatMap(conceptsOf));
  return [...found].flatMap(patternsOf).filter((pattern) => !isOwnForm(key, pattern));
}
