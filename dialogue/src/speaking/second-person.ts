/** What a person told of themselves, said back to them: "minha irmã mora comigo" → "sua irmã mora com você". */
import { secondOf } from '../analyser/first-person.ts';

const WORD = /[\p{L}\p{N}]+(?:[-'’.,:/][\p{L}\p{N}]+)*/gu;
const PRONOUNS: Readonly<Record<string, string>> = {
  eu: 'você',
  mim: 'você',
  comigo: 'com você',
  conosco: 'com vocês',
  meu: 'seu',
  minha: 'sua',
  meus: 'seus',
  minhas: 'suas',
  nosso: 'seu',
  nossa: 'sua',
  nossos: 'seus',
  nossas: 'suas',
  n: 'não',
  naum: 'não',
  tb: 'também',
  tbm: 'também',
  pq: 'porque',
  q: 'que',
  hj: 'hoje',
  eh: 'é',
};
/** What stands before a verb and after its subject. */
const BEFORE_VERB = /^(?:n[ãa]o|n|nunca|j[áa]|sempre|s[óo]|tamb[ée]m|tb|tbm|ainda|me|nem|quase|at[ée]|mal)$/iu;
const PLURAL: Readonly<Record<string, string>> = {
  tem: 'têm',
  é: 'são',
  vai: 'vão',
  foi: 'foram',
  está: 'estão',
  tá: 'tão',
  faz: 'fazem',
};

function plural(verb: string): string {
  const known = PLURAL[verb];
  if (known) return known;
  if (/(?:ou|eu|iu)$/u.test(verb)) return `${verb.slice(0, -1).replace(/o$/u, 'a')}ram`;
  return /[ae]$/u.test(verb) ? `${verb}m` : verb;
}

type Piece = { at: number; word: string };

/** "me" beside a verb of the first person is of oneself, beside another's it is yours. */
function object(words: readonly Piece[], at: number): string {
  const next = words[at + 1];
  return next && secondOf(next.word, 'me') !== undefined ? 'se' : 'te';
}

function isBeforeVerb(word: string): boolean {
  return BEFORE_VERB.test(word) || /^(?:se|te|nos)$/u.test(word);
}

/** The verb of "a gente", whatever stands between: "a gente quase não via". */
function followsUs(words: readonly Piece[], at: number): boolean {
  let place = at - 1;
  while (isBeforeVerb(words[place]?.word.toLowerCase() ?? '')) place -= 1;
  return words[place]?.word.toLowerCase() === 'gente' && words[place - 1]?.word.toLowerCase() === 'a';
}

type Turned = { text: string; verbs: readonly number[] };

function turnWord(words: readonly Piece[], at: number): string | undefined {
  const word = words[at]?.word ?? '';
  const lower = word.toLowerCase();
  if (lower === 'me') return object(words, at);
  const before = words[at - 1]?.word;
  if (lower === 'gente' && before?.toLowerCase() === 'a') return 'vocês';
  if (followsUs(words, at) && !isBeforeVerb(lower)) return plural(lower);
  return PRONOUNS[lower] ?? secondOf(word, before);
}

/** "Quis", "disse" and "trouxe" are of anybody: after another word that is somebody's, they are theirs. */
function isOwnVerb(words: readonly Piece[], at: number): boolean {
  const word = words[at]?.word ?? '';
  const before = words[at - 1]?.word;
  const second = secondOf(word, before);
  if (second === undefined || second !== word.toLowerCase()) return second !== undefined;
  return (
    before === undefined || isBeforeVerb(before.toLowerCase()) || /^(?:que|quando|e|mas|porque|pq|eu)$/iu.test(before)
  );
}

function turn(clause: string): Turned {
  const words: Piece[] = [...clause.matchAll(WORD)].map((match) => ({ at: match.index, word: match[0] }));
  const verbs: number[] = [];
  let [text, from] = ['', 0];
  for (const [at, { at: start, word }] of words.entries()) {
    text += clause.slice(from, start);
    const turned = turnWord(words, at);
    if (turned === 'vocês' && /(?:^| )a $/iu.test(text)) text = text.slice(0, -2);
    if (isOwnVerb(words, at)) verbs.push(subjectPlace(text));
    text += turned ?? word;
    from = start + word.length;
  }
  return { text: text + clause.slice(from), verbs };
}

/** Where "você" would stand before the verb that follows this text. */
function subjectPlace(text: string): number {
  let place = text.length;
  for (let rest = text.trimEnd(); ; rest = text.slice(0, place).trimEnd()) {
    const last = /\S+$/u.exec(rest)?.[0];
    if (!last || !(BEFORE_VERB.test(last) || last === 'se' || last === 'te')) return place;
    place = rest.length - last.length;
  }
}

/** "moram", "têm" of several; "tem" and "bem" are of one. */
function isPlural(text: string, place: number): boolean {
  const verb =
    text
      .slice(place)
      .split(' ')
      .find((word) => !BEFORE_VERB.test(word) && word !== 'se' && word !== 'te') ?? '';
  return /(?:[aei]m|ão|êm|õem)$/u.test(verb) && !/^(?:tem|vem|estão-)$/u.test(verb);
}

/** The clause with its persons turned, or undefined where it would not be told who is meant. */
export function turnToYou(clause: string): string | undefined {
  const { text, verbs } = turn(clause.trim());
  const turned = text.charAt(0) === text.charAt(0).toLowerCase() ? text : lowerFirst(text, clause.trim());
  const [place] = verbs;
  if (/(?<!\p{L})(?:eu|meu|minha|mim|comigo)(?!\p{L})/iu.test(turned)) return undefined;
  if (place === undefined || /(?<!\p{L})vocês?(?!\p{L})/iu.test(turned.slice(0, place + 5))) return turned;
  const subject = isPlural(turned, place) ? 'vocês ' : 'você ';
  return `${turned.slice(0, place)}${subject}${turned.slice(place)}`;
}

/** The capital of a beginning goes, that of a name stays. */
function lowerFirst(text: string, clause: string): string {
  const first = /^\p{L}+/u.exec(clause)?.[0] ?? '';
  const isPlain = first !== /^\p{L}+/u.exec(text)?.[0] || COMMON.test(first);
  return isPlain ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const COMMON =
  /^(?:[oa]s?|um|uma|no|na|nos|nas|em|de|do|da|com|pra|para|por|quem|que|quando|onde|l[áa]|aqui|n[ãa]o|nunca|j[áa]|sempre|s[óo]|todo|toda|antes|depois|desde|faz|tem|at[ée]|aos|às|à|foi|era|é|dois|duas|tr[êe]s|agora|atualmente|hoje|ontem|amanh[ãa]|atr[áa]s|perto)$/iu;
