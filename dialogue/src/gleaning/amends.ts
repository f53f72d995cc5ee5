/**
 * What was told and is otherwise now, however that is said: "o Motorola morreu, comprei um Samsung", "errei, é Jaú". A message
 * that names a thing which was told and another in its place, or that sounds like a correction to a model, puts the new thing
 * where the old one stood.
 */
import { isVerbForm, secondOf } from '../analyser/first-person.ts';
import { foldWord } from '../analyser/fold.ts';
import { impliedBy } from '../analyser/implied.ts';
import { LIGHT, senseOf } from '../analyser/stems.ts';
import type { Fact } from '../request.ts';
import { exchanged } from './exchange.ts';
import { KIN } from './lexicon.ts';
import { isOfSelf, isOwnWords, LONGEST, personOf, wordsOf } from './propositions.ts';
import { sameKin } from './revisions.ts';
import { scoreCorrection } from './telling.ts';

/** A word with the place it stands at. */
type Placed = { word: string; at: number };

const WORD = /[\p{L}\p{N}]+(?:[-'’.,:/][\p{L}\p{N}]+)*/gu;
const ARTICLE = /^(?:[oa]s?|uma?s?)$/iu;
const PREPOSITION =
  /^(?:de|d[aeo]s?|dum|duma|em|n[ao]s?|num|numa|com|sem|pra|pr[ao]s?|pras|para|por|pel[ao]s?|ao?s?|à|às|até|at[eé]|sobre)$/iu;
const POSSESSIVE = /^(?:meus?|minhas?|noss[ao]s?|seus?|suas?)$/iu;
const AUXILIARY =
  /^(?:é|eh|e|era|foi|são|sao|eram|foram|ser|sou|serei|será|sera|vai|vou|vamos|ia|tá|ta|tô|to|tou|está|estou|tava|estava|estamos|tamo|ficou|fica|fico|fiquei|passei|passou|virei|virou|tenho|tem|temos|tinha|ter|sendo|indo|ando|quero|quer|prefiro|entrou|entrei|peguei|pegar|comprei|achei|arrumei|botei|pus|uso|usando|tomar|tomando|faço|faz|fazendo|fazer)$/iu;
const LEADING =
  /^(?:eu|ele|ela|eles|elas|a gente|gente|quem|que|me|se|te|lhe|agora|hoje|atualmente|ultimamente|na|verdade|real|só|so|já|ja|mesmo|sim|não|nao|aí|ai|então|entao|pois|mas|e|daí|dai|lá|la|aqui)$/iu;
/** Said of the slip itself, of why, or of what followed: no value stands there. */
const ASIDE =
  /^(?:(?:que|porque|pq|se|como|mas|e|eu|sempre|foi|é que) )*(?:confund|me (?:confund|engan|enrol|atrapalh|equivoc|express)|errei|erro|engano|falei|olhei|li |vi |fui (?:ver|olhar|conferir)|conferi|comi um|comi o|faltou|esqueci|sempre confundo|sei l[áa]|desculpa|perd[ãa]o|mentira|menti|nada|calma|opa|ops|kk|pensando|lembrei|na verdade$|na real$|corrigindo|corre[çc][ãa]o|novidade|atualiza|acredita|viu|t[áa]$|sabe|tava (?:brincando|zoando)|era (?:brincadeira|zoeira|mentira)|j[áa] (?:mudou|mudei) de ideia|mudan[çc]a de planos|mudei de (?:ideia|planos|opini)|decidi (?:outra|diferente)|hoje (?:s[óo]|n[ãa]o|quero|vou|eu)(?!\p{L})|me mudei$|mudou$|mudei$|mudou tudo$|n[ãa]o aguentei|contei (?:direito|de novo)|contando (?:direito|de novo)|fiz as contas|refiz)/iu;

/** The message in what it says one after the other. */
function partsOf(message: string): string[] {
  return message
    .split(
      /[,;:.!…–]+(?=\s|$)\s*| mas | e (?=(?:agora|fui|peguei|botei|comprei|entrei|deixei|larguei|pus|foi|virei|fiquei|to|t[ôo]|estou|hoje)(?!\p{L}))/iu,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function placedIn(text: string): Placed[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, at: index }));
}

function isSmall(word: string): boolean {
  return ARTICLE.test(word) || PREPOSITION.test(word) || POSSESSIVE.test(word) || LEADING.test(word);
}

/** Words that go with anything. */
const LOOSE =
  /^(?:mais|menos|muit[oa]s?|pouc[oa]s?|bem|mal|tudo|nada|algo|isso|isto|aquilo|assim|aqui|ali|demais|tamb[ée]m|ainda|sempre|nunca|talvez|outr[oa]s?|mesm[oa]s?|tod[oa]s?|cada|quase|tipo|coisas?|velh[oa]s?|nov[oa]s?|bo[am]|grande|algu[ée]m|ningu[ée]m|agora|hoje|ontem|amanh[ãa]|dela?s?|dele?s?)$/iu;

/** What a text is recognised by: names, numbers, and words that say more than most. */
export function isTelling(word: string): boolean {
  if (isSmall(word) || LOOSE.test(word) || AUXILIARY.test(word) || KIN.has(foldWord(word))) return false;
  return /\d/u.test(word) || (word.length > 2 && !LIGHT.has(senseOf(word)));
}

/** The phrase that a word of the old clause stands in, with its determiner: "o Renan", "na quadra do Sesc". */
export type Slot = { from: number; to: number; lead: string };

/** How far a phrase goes on: names, "de" and what follows, what describes. */
function endOf(words: readonly Placed[], at: number): number {
  let last = at;
  while (last + 1 < words.length) {
    const [next, after] = [words[last + 1]?.word ?? '', words[last + 2]?.word ?? ''];
    if (/^\p{Lu}|\d/u.test(next) && /^\p{Lu}|\d/u.test(words[last]?.word ?? '')) last += 1;
    else if (/^d[aeo]s?$/iu.test(next) && /^\p{Lu}/u.test(after)) last += 2;
    else break;
  }
  return last;
}

function slotAt(text: string, words: readonly Placed[], at: number): Slot {
  const last = endOf(words, at);
  let first = at;
  while (first > 0 && /^\p{Lu}/u.test(words[first - 1]?.word ?? '') && /^\p{Lu}/u.test(words[first]?.word ?? ''))
    first -= 1;
  const before = words[first - 1]?.word ?? '';
  const led = first > 0 && (ARTICLE.test(before) || PREPOSITION.test(before));
  const start = led ? (words[first - 1]?.at ?? 0) : (words[first]?.at ?? 0);
  const end = words[last];
  return { from: start, to: end ? end.at + end.word.length : text.length, lead: led ? before : '' };
}

/** Nouns and names a new value may be; "fazer", "às vezes" and a heart are none. */
export function isThing(value: string): boolean {
  const words = wordsOf(value);
  const telling = words.filter(isTelling);
  if (telling.length === 0 || words.length > 6 || /vezes/iu.test(value)) return false;
  if (words.some((word, at) => at < words.length - 1 && /^(?:vai|vou|vamos|tem|tenho|tá|tô|está|estou)$/iu.test(word)))
    return false;
  return (
    words.every((word, at) => !isDoing(word, words[at - 1])) && !/^[\p{Ll}]+(?:[aei]r|ndo)$/u.test(telling[0] ?? '')
  );
}

/** Whether a word of a phrase is a verb: then it is no thing. */
function isDoing(word: string, before: string | undefined): boolean {
  if (/^\p{Lu}/u.test(word) || isSmall(word)) return false;
  const isNoun = before !== undefined && (ARTICLE.test(before) || PREPOSITION.test(before));
  return !isNoun && (secondOf(word, before) !== undefined || /.{2}(?:ou|eu|iu|ei|ava|aram|ndo)$/u.test(word));
}

/** From when on it is so: not part of what is so. */
const SINCE =
  /^(?:(?:ness[ea]|nest[ea]|ess[ea]|est[ea]) (?:ano|m[êe]s|semana)|hoje em dia|de uns tempos pra c[áa]|a partir d[eo] .{2,18}?(?= [ée] | vou | fico )|desde \p{L}+|no fim(?: das contas)?|acabou que|s[óo] que|por enquanto)(?: |$)/iu;

/** The words of a new value: what follows the verb of a part, up to where something else begins. */
function valueIn(part: string): string | undefined {
  const words = part.replace(SINCE, '').split(/\s+/u);
  let at = 0;
  while (at < words.length - 1 && isLead(words, at)) at += 1;
  const rest = words.slice(at).join(' ');
  const value = rest
    .replace(
      / (?:que|porque|pq|pois|desde|faz|h[áa]|quando|agora|hoje|mesmo|ali[áa]s|na verdade|na real|viu|t[áa]|n[ée]|kk+|faz pouco|de novo|por enquanto|do lado|e n[ãa]o|n[ãa]o)(?: .*)?$/iu,
      '',
    )
    .replace(/[.!?,;]+$/u, '')
    .trim();
  return at > 0 && value.length <= 48 && isThing(value) ? value : undefined;
}

function isLead(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (LEADING.test(word) || AUXILIARY.test(word)) return true;
  const next = words[at + 1] ?? '';
  if (ARTICLE.test(word) || PREPOSITION.test(word) || POSSESSIVE.test(word)) {
    // "o nome dele é Jairo", "minha música agora é": what goes before the verb is no value.
    return words.slice(at + 1).some((other) => /^(?:é|eh|era|foi|são|sao)$/iu.test(other));
  }
  const later = words.slice(at + 1).some((other) => /^(?:é|eh|era|são|sao)$/iu.test(other));
  const isVerb = secondOf(word, words[at - 1]) !== undefined || (isVerbForm(word) && !/^\p{Lu}/u.test(word));
  return later || (isVerb && next !== '' && at < 3);
}

const CONTRACTED: Readonly<Record<string, string>> = {
  no: 'em o',
  na: 'em a',
  nos: 'em os',
  nas: 'em as',
  num: 'em um',
  numa: 'em uma',
  do: 'de o',
  da: 'de a',
  dos: 'de os',
  das: 'de as',
  pro: 'pra o',
  pra: 'pra',
  pros: 'pra os',
  pras: 'pra as',
  pelo: 'por o',
  pela: 'por a',
};
const JOINED = new Map(Object.entries(CONTRACTED).map(([whole, parts]) => [parts, whole]));

const MOVED_TO = /^(?:pra|pro|para)$/iu;

/** "pro" and "a Vale": the preposition of the old with the article of the new. */
function withLead(lead: string, value: string): string {
  const [first = '', ...rest] = value.split(' ');
  if (lead === '') return /^(?:de|em)$/iu.test(first) && rest.length > 0 ? rest.join(' ') : value;
  // "fui pra Bluefit" names the gym: "é a Bluefit".
  if (ARTICLE.test(lead) && MOVED_TO.test(first) && rest.length > 0) return `${lead} ${rest.join(' ')}`;
  if (PREPOSITION.test(first)) return value;
  if (!ARTICLE.test(first)) return `${lead} ${value}`;
  if (ARTICLE.test(lead)) return value;
  const [base = lead] = (CONTRACTED[lead.toLowerCase()] ?? lead).split(' ');
  const joined = JOINED.get(`${base} ${first.toLowerCase()}`);
  return joined === undefined ? `${base} ${value}` : [joined, ...rest].join(' ');
}

function replacedAt(text: string, { from, to, lead }: Slot, value: string): string {
  return `${text.slice(0, from)}${withLead(lead, value)}${text.slice(to)}`.trim();
}

type Old = { fact: Fact; words: readonly Placed[] };

/** "não lutou nada": the very verb that was told, denied. */
function isDenied(part: string, verb: string): boolean {
  return foldWord(part).includes(`nao ${foldWord(verb)}`);
}

/** Whether a word says which thing is meant: "sai" of a flight is not the "saiu" of somebody. */
function isNaming(words: readonly Placed[], at: number): boolean {
  const [word = '', before = ''] = [words[at]?.word, words[at - 1]?.word];
  const isLed = ARTICLE.test(before) || PREPOSITION.test(before) || POSSESSIVE.test(before);
  return isLed || /^\p{Lu}/u.test(word) || !isVerbForm(word);
}

/** Where a part of the message and what was told name the same thing; names and numbers first, the last of equals. */
function namedIn(part: string, { words }: Old): number | undefined {
  const said = new Set(wordsOf(part).filter(isTelling).map(senseOf));
  const found = words
    .map((_, at) => at)
    .filter((at) => said.has(senseOf(words[at]?.word ?? '')) && isTelling(words[at]?.word ?? ''))
    .filter((at) => isNaming(words, at) || isDenied(part, words[at]?.word ?? ''));
  return found.findLast((at) => /^\p{Lu}|\d/u.test(words[at]?.word ?? '') && at > 0) ?? found.at(-1);
}

/** Words after which what was so is over, or never was: "vendi", "morreu", "não são". */
const OVER =
  /(?<![\p{L}])(?:n[ãa]o|nem|larguei|largou|deixei|deixou|parei|parou|sa[íi]|saiu|vendi|vendeu|dei|doei|morreu|acabou|acabei|terminei|cancelei|cortei|cortou|troquei|trocou|trocaram|tranquei|desisti|desencanei|fechou|fecharam|quebrou|quebrei|bati|rasgou|sumiu|pifou|queimou|perdi|roubaram|enjoei|cansei|briguei|casou|mudou|mudei|mudaram|vetou|proibiu|encareceu|aposentou|voltou|furou|rasguei|devolvi|esquece|esque[çc]a|virou|foi embora|antes|encerrei|fal[ie]u|n[ãa]o vingou|superei|peguei de volta|elegeram|tiraram|saímos|abandonei|pulei fora|demitiram|expirou|venceu)(?![\p{L}])/iu;

type Amend = { message: string; known: readonly Fact[] };

/** Of these nothing is put right but by rules of their own. */
const EXACT: ReadonlySet<Fact['relation']> = new Set(['name', 'birthday', 'age', 'plan']);

function olds(known: readonly Fact[]): Old[] {
  return known.filter(({ relation }) => !EXACT.has(relation)).map((fact) => ({ fact, words: placedIn(fact.value) }));
}

/** The part of a kind's value that is the value: "Gol 2009" of "carro: Gol 2009", the name of "chefe Marisa". */
export function valueOfKind({ relation, value }: Fact): Slot {
  const at = value.indexOf(': ');
  if (relation === 'pet') return { from: 0, to: value.includes(' (') ? value.indexOf(' (') : value.length, lead: '' };
  if (relation === 'family' || relation === 'friend') {
    const name = value.search(/(?<= )\p{Lu}/u);
    return { from: Math.max(0, name), to: value.length, lead: '' };
  }
  return { from: at < 0 ? 0 : at + 2, to: value.length, lead: '' };
}

/** "não lutou, só serviu no quartel": another doing of the same person. */
function withOtherDoing({ fact, words }: Old, at: number, part: string): Fact | undefined {
  const verb = words[at];
  if (!verb || at === 0 || /^\p{Lu}/u.test(verb.word) || !isVerbForm(verb.word)) return undefined;
  const doing = part.split(' ').filter((word, place) => place > 2 || !LEADING.test(word));
  const told = `${fact.value.slice(0, verb.at)}${doing.join(' ')}`;
  return isVerbForm(doing[0] ?? '') && told.length <= LONGEST
    ? { relation: fact.relation, value: told, replaces: fact.value }
    : undefined;
}

/** What was told with another value where a word of it stands. */
function amended({ fact, words }: Old, at: number, value: string): Fact | undefined {
  const own = isOwnWords(fact) || fact.relation === 'about';
  const slot = own ? slotAt(fact.value, words, at) : valueOfKind(fact);
  const told = replacedAt(fact.value, slot, own ? value : bare(value));
  if (told === fact.value || told.length > LONGEST) return undefined;
  return { relation: fact.relation, value: told, replaces: fact.value };
}

/** Without its determiner: a kind holds the thing alone. */
function bare(value: string): string {
  const words = value.split(' ');
  while (words.length > 1 && (ARTICLE.test(words[0] ?? '') || PREPOSITION.test(words[0] ?? ''))) words.shift();
  return words.join(' ');
}

function fitsPerson(part: string, { fact }: Old): boolean {
  const kin = wordsOf(part)
    .map(foldWord)
    .filter((word) => KIN.has(word));
  return kin.length === 0 || fact.relation === 'told' || kin.some((word) => foldWord(fact.value).includes(word));
}

/** "vendi o Gol, tô de Onix": one part names what is over, another what came in its place. */
function inPlaceOf({ message, known }: Amend): Fact | undefined {
  const parts = partsOf(message);
  const all = parts.length < 2 ? [] : olds(known);
  for (const part of parts) {
    const old = OVER.test(part)
      ? all.findLast((one) => namedIn(part, one) !== undefined && fitsPerson(part, one))
      : undefined;
    const at = old && namedIn(part, old);
    const fact =
      old && at !== undefined
        ? insteadOf(
            old,
            at,
            parts.filter((other) => other !== part),
          )
        : undefined;
    if (fact) return fact;
  }
  return undefined;
}

/** What is told in the other parts, in the place of what is over. */
function insteadOf(old: Old, at: number, parts: readonly string[]): Fact | undefined {
  const others = parts.filter((part) => !ASIDE.test(part) && namedIn(part, old) !== at);
  const value = others.map(valueIn).findLast((words) => words !== undefined);
  if (value === undefined || foldWord(value).includes(foldWord(old.words[at]?.word ?? ''))) return undefined;
  return (
    withOtherDoing(old, at, others.at(-1) ?? '') ?? (isOfOneKind(old, at, value) ? amended(old, at, value) : undefined)
  );
}

/** Whether the new value can stand where the old word stands: a name for a name, a thing for a thing. */
function isOfOneKind({ fact, words }: Old, at: number, value: string): boolean {
  if (!isOwnWords(fact) && fact.relation !== 'about') return true;
  const stale = words[at]?.word ?? '';
  if (/^\p{Lu}|\d/u.test(stale)) return isNamed(value) || /\d/u.test(value);
  return !isNamed(value) && (COLOURED.test(stale) || isAlike(fact.value, stale, value));
}

/** In the place of a colour a colour comes, whatever it is called: "areia". */
const COLOURED = /^(?:azul|verde|amarel|vermelh|pret[oa]|branc[oa]|rox[oa]|rosa|cinza|lil[áa]s|bege|marrom)/iu;

/** How sure the model has to be where a value of the same kind is there: a day, a number, a place; and where only a thing is. */
const SURE = 2;
const SURER = 2.5;

/** Whether a message that names nobody may be of what this fact is of. */
function mayBeOf(message: string, { relation, value }: Fact): boolean {
  if (relation !== 'about') return personOf(message) === undefined;
  return sameKin(message, value) && !isOfSelf(message);
}

/** What was told last, with the new value where its last thing stood, for a message that names nothing of it. */
function ofTheLast({ message, known }: Amend): Fact | undefined {
  const last = known.at(-1);
  if (!last || !(isOwnWords(last) || last.relation === 'about') || !mayBeOf(message, last)) return undefined;
  if (namesAnother(message, last.value)) return undefined;
  const size = wordsOf(message).length;
  const score = size < 2 || size > LEANING ? 0 : scoreCorrection(message);
  if (score < SURE) return undefined;
  const parts = partsOf(message).filter((part) => !ASIDE.test(part));
  const exact = exchanged(last.value, parts.join(', '));
  if (exact !== undefined && exact !== last.value)
    return { relation: last.relation, value: exact, replaces: last.value };
  const value = parts.map(valueIn).findLast((words) => words !== undefined);
  return value !== undefined && score > SURER ? inLastPlace(last, value) : undefined;
}

const POINTED = /(?<!\p{L})(?:(?:n|d)?(?:aquel[ea]|ess[ea])s?|(?:meu|minha)s?) (\p{L}{3,})/giu;

/** "terminei aquele livro" is of the book, whatever was told last. */
function namesAnother(message: string, last: string): boolean {
  const told = new Set(wordsOf(last).map(senseOf));
  return [...message.matchAll(POINTED)].some(([, noun = '']) => isTelling(noun) && !told.has(senseOf(noun)));
}

/** Words of a message that leans on what was told; a longer one tells something of its own. */
const LEANING = 9;
/** Longer clauses tell of several things: nobody knows which is meant. */
const SHORT = 9;

/** The new value where the last thing of its kind, a name or none, stands. */
function inLastPlace(last: Fact, value: string): Fact | undefined {
  const words = placedIn(last.value);
  const named = isNamed(value);
  const at = words.findLastIndex(({ word }, place) => place > 0 && isTelling(word) && /^\p{Lu}/u.test(word) === named);
  if (at < 0 || words.length > SHORT || last.value.includes(',')) return undefined;
  const { lead } = slotAt(last.value, words, at);
  // "no mercado" stands in the place of no perfume.
  if (PREPOSITION.test(value.split(' ')[0] ?? '') && !PREPOSITION.test(lead)) return undefined;
  return named || isAlike(last.value, words[at]?.word ?? '', value)
    ? amended({ fact: last, words }, at, value)
    : undefined;
}

function isNamed(value: string): boolean {
  return /^\p{Lu}/u.test(value.split(' ').find((word) => !isSmall(word)) ?? '');
}

/** Whether two things are of one class, or the old one is what something is said to be. */
function isAlike(clause: string, old: string, value: string): boolean {
  const classes = impliedBy(value);
  if ([...impliedBy(old)].some((sense) => classes.has(sense))) return true;
  return new RegExp(`(?:é|eh|era|foi|ser|são|sou|tem|tenho|quer ser) (?:(?:[oa]s?|uma?|de|d[ao]) )*${old}$`, 'iu').test(
    clause,
  );
}

/** The fact that a message puts right by naming what is over and what came instead. */
export function amendedByName(message: string, known: readonly Fact[]): Fact | undefined {
  return message.includes('?') ? undefined : inPlaceOf({ message, known });
}

/** The fact told last, put right by a message that only leans on it. */
export function amendedLast(message: string, known: readonly Fact[]): Fact | undefined {
  return ofTheLast({ message, known });
}
