/** A clause of what was told, said back to the person: "terminou comigo" → "terminou com você?". */
import { checkMessage, checkReply } from '@cafune/guard';
import { analyse } from '../analyser/analyse.ts';
import { isVerbForm } from '../analyser/first-person.ts';
import { foldWord } from '../analyser/fold.ts';
import { LIGHT, sensesOf } from '../analyser/stems.ts';
import { tenseOf } from '../analyser/tense.ts';
import { lemmasOf } from '../analyser/verbs.ts';
import { spelledOut } from '../gleaning/spelling.ts';
import type { Tone } from '../remarks/schema.ts';
import { turnToYou } from '../speaking/second-person.ts';
import { accented } from '../speaking/written.ts';
import { say, sayWith } from './choose.ts';
import { isRemark } from './heard.ts';
import { hooked } from './hooked.ts';
import { isAmused, isBad } from './moods.ts';
import { withNames } from './naming.ts';
import { laughs, lossIn, mayBeBad, saysSad, soften, toneOf, weighsAs } from './tone.ts';
import { contentWords, type Turn, wordsOfHers } from './turn.ts';

const WORDS_MIN = 2;
const WORDS_MAX = 12;
const LONGEST = 72;

const LEADS =
  /^(?:meu deus(?: do c[ée]u)?|minha nossa|e|mas|pq|porque|porq|a[ií]|da[ií]|ah+|sendo que|o caso (?:[ée]|eh) que|oh+|ih+|eita|nossa|ent[ãa]o|tipo|sim|s|[ée](?=,)|pois|olha|bom|bem|ali[áa]s|poxa|putz|ops+|opa|aff*|oxe|uai|u[ée]|gente|menina|mulher|amiga|gata|amor|cara|viu|na verdade|acho(?: que)?|sabe que|sabia que|(?:o )?(?:pior|bom|melhor|problema|lado bom)(?: [ée])? que|(?:a verdade )?(?:[ée]|eh) que|s[óo] que|ainda bem que|por isso|parece que|k{2,}\w*|(?:rs)+|(?:ha|he|hua){2,}\w*)(?![\p{L}\p{N}])[\s,]*/iu;
const ENDS =
  /[\s,]*(?<![\p{L}\p{N}])(?:n[ée]|sabe|viu|acho|eu acho|uai|u[ée]|hein|aff+|af|desculpa|sei l[áa]|gra[çc]as a deus|coitad[oa]|k{2,}\w*|(?:rs)+|(?:ha|he|hua){2,}\w*|por[ée]m|e|mas|que|q)$/iu;
/** Said to her, of what she said, or of nothing: there is nothing to say back. */
export const TO_HER =
  /(?<![\p{L}\p{N}])(?:vcs?|voc[êe]s?|tu|te|ti|contigo|seus?|suas?|teus?|tuas?|obrigad[oa]|valeu|brigad[oa]|desculpa|tchau|oi|ol[áa]|gostei|adorei|amei|concordo|entendi|prefiro|n[ãa]o sei|nao sei|sei l[áa]|sei nao|sei n[ãa]o)(?![\p{L}\p{N}])/iu;
/** A clause that hangs on another, or that she is told to do. */
const HANGS =
  /^(?:leva|deixa|pode|espera|calma|conta|fala|explica|diz|vem|imagina|relaxa|manda|guarda|aproveita|cuida|escuta|lembra|sabe|quer|qual|o que|(?:h+u*m+ )?me (?:conta|fala|diz|explica|ajuda|indica|manda|convida|chama|leva|espera|avisa|liga|ensina|mostra|deixa|abra[çc]a|beija)|se|que|por que|quando|qdo|qnd|onde|como|pra|para|sem|quem|a \p{L}+[aei]r|qual|quanto|enquanto|mesmo|pelo menos|ou|nem)(?![\p{L}\p{N}])/iu;
export const UNSAID =
  /put[ao]|porra|caralh|merda|fod[aei]|fud[ei]|idiota|burr[oa]|vagab|desgra[çc]|ot[áa]ri|arromb|cacete|bosta|viad|corn[oa](?!\p{L})|nojent|["“”'*#@/\\<>]|\p{Extended_Pictographic}/iu;

/** A place or a time alone says nothing. */
const PLACES = /^(?:de|d[oa]s?|em|n[oa]s?|com|por|pel[oa])(?![\p{L}\p{N}])/iu;
/** "Casamos" is of today or of then. */
const OF_US = /(?<!\p{L})(?!vamos|estamos|somos|temos|fomos)\p{L}{2,}[aei]mos(?!\p{L})/iu;

/** What is of themselves is nearer than what they think of others. */
const OWN = /(?<!\p{L})(?:eu|me|mim|meus?|minhas?|comigo|a gente)(?!\p{L})/iu;

function stripped(clause: string): string {
  let rest = clause.trim();
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(LEADS, '').replace(ENDS, '').trim();
  }
  return rest;
}

/** What asks is no news. */
const QUESTIONS = /[^.!?…\n]*\?+/gu;
/** "…, né?" asks nothing. */
const TAG = /,? *n[ée]\?+/giu;
const BOUNDS =
  /[!…\n;:()]+|\.+(?!\d)|(?<!\d)\.+|,\s|\s[-–—]\s|(?<![\p{L}])(?:k{2,}\p{L}*|(?:rs)+|(?:ha|he|hua){2,}\p{L}*)(?![\p{L}])/iu;

/** What is told, clause by clause, without what leads in to it and what ends it. */
export function clausesOf(text: string): string[] {
  return text
    .replace(TAG, '. ')
    .replace(QUESTIONS, '. ')
    .split(BOUNDS)
    .flatMap((clause) =>
      wordsOf(clause).length > WORDS_MAX ? clause.split(/\s(?:mas|s[óo] que|porque|pq|e)\s/iu) : clause,
    )
    .map(stripped);
}

function wordsOf(clause: string): string[] {
  return clause.split(/\s+/u).filter(Boolean);
}

function hasVerbIn(words: readonly string[]): boolean {
  return words.some((word) => isVerbForm(word) || (word.length > 2 && lemmasOf(foldWord(word)).size > 0));
}

function telling(clause: string): number {
  return [...sensesOf(clause)].filter((sense) => !LIGHT.has(sense)).length;
}

function isFit(clause: string): boolean {
  const words = wordsOf(clause);
  if (words.length < WORDS_MIN || words.length > WORDS_MAX || clause.length > LONGEST) return false;
  if (TO_HER.test(clause) || HANGS.test(clause) || UNSAID.test(clause) || OF_US.test(clause)) return false;
  return telling(clause) > 0 && (hasVerbIn(words) || !PLACES.test(clause));
}

/** The clause that says most, with its persons turned; undefined where none can be said back. */
export function reflectionOf(text: string): string | undefined {
  const found = clausesOf(accented(spelledOut(text)))
    .filter(isFit)
    .map((clause, at) => ({
      clause,
      rank:
        Math.min(3, telling(clause)) +
        (hasVerbIn(wordsOf(clause)) ? 2 : 0) +
        (OWN.test(clause) ? 1 : 0) +
        wordsOf(clause).length / 20 +
        at / 100,
    }))
    .toSorted((one, other) => other.rank - one.rank);
  for (const { clause } of found) {
    const turned = turnToYou(clause);
    if (turned !== undefined && !/(?<!\p{L})você que(?!\p{L})/u.test(turned)) return turned;
  }
  return undefined;
}

/** Whether she may say this: what the guard would keep of hers, and nothing it would stop of theirs. */
export function isSayable(turn: Turn, reflection: string): boolean {
  const { history, now } = turn.request;
  if (checkMessage(turn.analysis.text, { recent: history.slice(0, -1) }, now).verdict !== 'ok') return false;
  return checkReply(`${reflection}?`, { recent: history, now }).action === 'keep';
}

/** What was told and is of no kind she knows: said back, so that it is heard as it was meant. */
export function reflected(turn: Turn): boolean {
  if (!isRemark(turn) || turn.acts.has('question')) return false;
  const clause = reflectionOf(turn.analysis.text);
  if (clause === undefined || isHers(turn, clause) || !isSayable(turn, clause)) return false;
  const whole = withNames(turn, clause);
  const heard = toneOf(turn);
  const tone = believed(turn, heard);
  const name = tone ?? (weighsOn(turn, heard) ? 'wary' : tenseOf(analyse(whole).sentences));
  if (!(metByTone(turn, name) || saysBack(turn, whole, name))) return false;
  turn.led = true;
  soften(turn, tone);
  return true;
}

function weighsOn(turn: Turn, heard: Tone | undefined): boolean {
  return weighsAs(turn) !== undefined || heard === 'grave' || (!laughs(turn) && (heard === 'bad' || mayHurt(turn)));
}

const CRIES = /(?:^| )chor(?:ei|ando|ar|ou|o)(?= |$)/u;

/** Whether it may be bad news by its kinds, and by its mood or by tears as well. */
export function mayHurt(turn: Turn): boolean {
  return mayBeBad(turn) && (isBad(turn) || CRIES.test(turn.analysis.folded));
}

/** News that is good or bad by its kinds alone is not consoled or cheered where its mood is another. */
function believed(turn: Turn, tone: Tone | undefined): Tone | undefined {
  if (tone === 'bad') return isBad(turn) || saysSad(turn) ? tone : undefined;
  if (tone === 'grave') return isBad(turn) || lossIn(turn) !== undefined ? tone : undefined;
  return tone === 'good' && isBad(turn) ? undefined : tone;
}

/** Her own words, taken up: "escritora, que legal". */
function isHers(turn: Turn, said: string): boolean {
  const hers = wordsOfHers(turn);
  return [...contentWords(said)].every((word) => hers.has(word));
}

/** Somebody died, whatever else is told: nothing else is met first. */
export function mourned(turn: Turn): boolean {
  const loss = lossIn(turn);
  if (loss === undefined) return false;
  if (turn.analysis.sentences.length > 1 || !reflected(turn)) {
    if (!say(turn, turn.library.generic.toned.get('grave') ?? [], null)) return false;
    soften(turn, 'grave');
  }
  turn.led = true;
  return true;
}

/** After something was said back, now and then the next is met without its words. */
function metByTone(turn: Turn, name: string): boolean {
  const { state, library } = turn;
  if (state.turn - state.saidBackAt > 2 || turn.random() < 0.3) return false;
  const { toned, acts } = library.generic;
  return say(turn, toned.get(name) ?? acts.get(name === 'now' ? 'statement' : name) ?? [], null);
}

type Way = { said: string; frame: string };

/** The clause in the tone it was told in, with a laugh where there was one. */
function waysToSay(turn: Turn, said: string, name: string): Way[] {
  const asIs: Way[] = [name, 'now'].map((frame) => ({ said, frame }));
  return laughs(turn) && isAmused(turn) && name !== 'grave' && name !== 'wary'
    ? [{ said, frame: 'laughed' }, ...asIs]
    : asIs;
}

/** Says it in the first way that is left. */
function saysBack(turn: Turn, whole: string, name: string): boolean {
  const { said: lists } = turn.library.generic;
  const ways = waysToSay(turn, whole, name);
  const isSaid =
    hooked(turn, whole, ways[0]?.frame ?? name) ||
    ways.some(({ said, frame }) => sayWith(turn, { lines: lists.get(frame) ?? [], slots: { said }, topic: null }));
  if (isSaid) turn.state.saidBackAt = turn.state.turn;
  return isSaid;
}
