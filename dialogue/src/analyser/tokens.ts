import { emojiConcept, isLaughter } from './concepts.ts';
import { foldWord, normalizeText, squeezeRuns, undoLeet } from './fold.ts';
import { NOT_DIMINUTIVE, SLANG } from './slang.ts';
import { lemmasOf } from './verbs.ts';

export type Token = {
  /** As the person wrote it. */
  readonly raw: string;
  readonly fold: string;
  /** Everything this word may be matched as: fold, expansion, lemma, singular, diminutive's base, concepts. */
  readonly forms: ReadonlySet<string>;
  readonly negated: boolean;
  /** A comma, colon or the like follows. */
  readonly pause: boolean;
};

export type Sentence = {
  readonly tokens: readonly Token[];
  /** Union of the forms of all tokens: a pattern whose words are not here cannot match. */
  readonly forms: ReadonlySet<string>;
  /** Written with a question mark. */
  readonly asked: boolean;
};

type LooseToken = { raw: string; fold: string; forms: Set<string>; negated: boolean; pause: boolean };

const PIECES =
  /([\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[@$](?=\p{L}))*)|(\p{Extended_Pictographic})|([.!?…\n;]+)|([,:()"“”/–—-]+)/gu;
/** A message is at most 4.000 characters; whatever is longer is read up to here. */
const MAX_CHARACTERS = 4_000;
const MAX_TOKENS = 600;
/** A map, so that a word like "constructor" finds nothing. */
const EXPANSIONS = new Map(Object.entries(SLANG));
const NEGATION_REACH = 5;
const NEGATORS = new Set(['nao', 'nunca', 'nem', 'jamais', 'sem']);
const SCOPE_ENDS = new Set(['mas', 'porem', 'so', 'apenas', 'e', 'ne']);

function addSingular(word: string, forms: Set<string>): void {
  if (!word.endsWith('s') || word.length < 4 || word === 'mais') return;
  forms.add(word.slice(0, -1));
  if (word.endsWith('oes') || word.endsWith('aes')) forms.add(`${word.slice(0, -3)}ao`);
  else if (word.endsWith('ais')) forms.add(`${word.slice(0, -2)}l`);
  else if (word.endsWith('eis')) forms.add(`${word.slice(0, -2)}l`);
  else if (word.endsWith('ns')) forms.add(`${word.slice(0, -2)}m`);
  else if (word.endsWith('res') || word.endsWith('zes') || word.endsWith('ses')) forms.add(word.slice(0, -2));
}

function addDiminutiveBase(word: string, forms: Set<string>): void {
  const match = /^(.{2,}?)(z?)inh([oa])s?$/.exec(word);
  if (!match || NOT_DIMINUTIVE.has(word)) return;
  const [, stem = '', z, vowel = ''] = match;
  forms.add(stem);
  forms.add(stem + vowel);
  forms.add(`${stem}e`);
  if (stem.endsWith('qu')) forms.add(`${stem.slice(0, -2)}c${vowel}`);
  if (z) forms.add(`${stem}z`);
}

function addWordForms(word: string, forms: Set<string>): void {
  forms.add(word);
  forms.add(`=${word}`);
  for (const lemma of lemmasOf(word)) forms.add(lemma);
  addSingular(word, forms);
  addDiminutiveBase(word, forms);
}

function formsOf(fold: string): Set<string> {
  const forms = new Set<string>();
  addWordForms(fold, forms);
  const squeezed = squeezeRuns(fold, 1);
  if (squeezed !== fold) {
    addWordForms(squeezed, forms);
    addWordForms(squeezeRuns(fold, 2), forms);
  }
  const plain = undoLeet(squeezed);
  if (plain !== squeezed) addWordForms(plain, forms);
  if (isLaughter(fold)) forms.add('#laugh');
  if (/^\d+$/.test(fold)) forms.add('#number');
  return forms;
}

function wordTokens(raw: string): LooseToken[] {
  const fold = foldWord(raw).slice(0, 60);
  const forms = formsOf(fold);
  // "TI" is a trade, "ti" is you.
  const expansion = raw === 'TI' ? undefined : (EXPANSIONS.get(fold) ?? EXPANSIONS.get(squeezeRuns(fold, 1)));
  if (expansion === undefined) return [{ raw, fold, forms, negated: false, pause: false }];
  const words = expansion.split(' ');
  return words.map((word, index) => {
    const own = formsOf(word);
    if (index === 0 && words.length === 1) for (const form of forms) own.add(form);
    // The abbreviation itself stays matchable on its first word, e.g. "fds".
    if (index === 0) own.add(fold);
    return { raw: index === 0 ? raw : '', fold: word, forms: own, negated: false, pause: false };
  });
}

/** "m e  m a t a r" hides words by spacing: a run of four or more single letters is also read joined. */
function joinSpelledOut(tokens: LooseToken[]): void {
  let run: LooseToken[] = [];
  const flush = () => {
    if (run.length >= 4) run[0]?.forms.add(run.map((token) => foldWord(token.raw)).join(''));
    run = [];
  };
  for (const token of tokens) {
    if ([...token.raw].length === 1 && /\p{L}/u.test(token.raw)) run.push(token);
    else flush();
  }
  flush();
}

function markNegation(tokens: LooseToken[]): void {
  let reach = 0;
  for (const token of tokens) {
    const ends = [...SCOPE_ENDS].some((word) => token.fold === word);
    if (ends) reach = 0;
    if (reach > 0) {
      token.negated = true;
      reach -= 1;
    }
    if (NEGATORS.has(token.fold) && !token.pause) reach = NEGATION_REACH;
    else if (token.pause) reach = 0;
  }
}

const TAGS = new Set(['acredita', 'sabe', 'sabia', 'entende', 'viu', 'ne']);

/** "Era o fuso horário, acredita?" asks nothing. */
function endsInTag(tokens: readonly LooseToken[]): boolean {
  const last = tokens.at(-1)?.fold ?? '';
  const before = tokens.at(-2);
  return tokens.length >= 4 && TAGS.has(last) && (last === 'ne' || before?.pause === true);
}

function finishSentence(tokens: LooseToken[], asked: boolean): Sentence {
  joinSpelledOut(tokens);
  markNegation(tokens);
  const forms = new Set<string>();
  for (const token of tokens) for (const form of token.forms) forms.add(form);
  return { tokens, forms, asked: asked && !endsInTag(tokens) };
}

function readPiece(match: RegExpMatchArray, current: LooseToken[]): void {
  const [, word, emoji, , pause] = match;
  if (word) current.push(...wordTokens(word));
  else if (emoji) {
    const forms = new Set([emojiConcept(emoji), '#emoji']);
    current.push({ raw: emoji, fold: emoji, forms, negated: false, pause: false });
  } else if (pause) {
    const last = current.at(-1);
    // A hyphen inside a word (sexta-feira) is no pause.
    if (last && pause !== '-') last.pause = true;
  }
}

/** What somebody else asked, told on: 'ele falou "era só isso?"'. */
const ASKED_IN_QUOTES = /\?+(?=["”])/gu;

/** Splits a message into sentences of tokens. Linear in the length of the text, which is capped. */
export function readSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let current: LooseToken[] = [];
  let total = 0;
  for (const match of normalizeText(text.slice(0, MAX_CHARACTERS)).replace(ASKED_IN_QUOTES, '').matchAll(PIECES)) {
    const breaks = match[3];
    if (!breaks) {
      readPiece(match, current);
      total += 1;
      if (total >= MAX_TOKENS) break;
    } else if (current.length > 0) {
      sentences.push(finishSentence(current, breaks.includes('?')));
      current = [];
    }
  }
  if (current.length > 0) sentences.push(finishSentence(current, false));
  return sentences;
}
