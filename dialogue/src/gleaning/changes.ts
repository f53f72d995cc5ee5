/** "Remarcaram pra sexta", "larguei japonês, agora coreano": what was told before is no longer so. */
import { secondOf } from '../analyser/first-person.ts';
import { foldWord } from '../analyser/fold.ts';
import { impliedBy } from '../analyser/implied.ts';
import { LIGHT, senseOf, sensesOf } from '../analyser/stems.ts';
import type { Sentence } from '../analyser/tokens.ts';
import type { Fact } from '../request.ts';
import { readDay, writeDay } from './dates.ts';
import { factsOfKind, kindsNamed, thingKind } from './kinds.ts';
import { OCCUPATIONS, WORKPLACES } from './lexicon.ts';
import { readNumber } from './numbers.ts';

const CUE =
  /(?<![a-z])(?:agora|hoje em dia|atualmente|mudei|mudou|mudaram|troquei|trocaram|virou|virei|passou|ficou pr[ao]|ficou para|remarc(?:aram|ou|amos|uei|ar)|remarquei|adi(?:aram|amos|ei|ou|ar)|anteciparam|antecipei|transferiram|errei|falei errado|escrevi errado|me confundi|confundi|minto|menti|na real|na verdade|nao e mais|nao moro mais|nao sou mais|ja nao|larguei|parei|vendi|devolvi|superei|perdi o medo|engano|erro|voltei|contei de novo|contando|descobri|nasceu mais|novidade|pintei|cortei|cansou|cansei|enjoei|caiu|quebrou|fechou|fechei|quis dizer|corrigindo|correcao|registrou errado|e nao|digo|desculpa|opa|ops|alias|deixei|saiu|abandonei|prefiro|foi pra|melhor dizendo|adotei o nome|me formei|disse que e)(?![a-z])/u;
/** "É 23/07, …", "era erro": put right without another word. */
const OPENS = /^(?:n[ãa]o, ?)?(?:é|eh|era) \S|(?:^| )era [^,]+, ?(?:é|eh) /iu;

const STOP = '(?= (?:e n[ãa]o|mas|porque|que|desde|quando|do outro lado|mesmo|kk)(?!\\p{L})|[,.;:!?()]|$)';
const WORDS = '((?:[\\p{L}\\d/+-]+)(?: [\\p{L}\\d/+-]+){0,5}?)';
const LEAD = '(?:(?:[oa]s?|uma?|num|numa|meu|minha|no|na|em|de|d[oa]|pr[oa]|pra|para|com|s[óo]|mais|mesmo|é|eh) )*';

function after(source: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${source}),? ${LEAD}${WORDS}${STOP}`, 'iu');
}

/** Where the new value stands, the surest first. */
const NEW_VALUE: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})(?:é|eh|era) ${LEAD}${WORDS} e n[ãa]o `, 'iu'),
  after('quis dizer|corrigindo:?|corre[çc][ãa]o:?|digo'),
  after(
    '(?:preferid[oa]|favorit[oa]|n[úu]mero um|primeiro|certo|correto|sonho virou outro|mais velho|nome certo|nome mesmo)(?: mesmo)?(?: é| eh|:| agora é)',
  ),
  after('prefiro|gosto mesmo (?:é )?de|torço|virei time|virei'),
  after('troquei .{2,24}? (?:por|pel[oa])|troquei (?:pr[oa]|por)'),
  after(
    '(?:mudei|mudou|passou|foi|remarcar|adiar|remarcaram|remarquei|adiaram|adiamos|adiei|mudaram|transferiram|anteciparam|antecipei|trocaram|marcaram|vim|fui)(?: tudo)? (?:pr[oa]|para(?: [oa])?|pra)',
  ),
  after('peguei|comprei|fiquei com|pintei de|tingi de|voltei (?:a ser|pr[oa]|a)|nasci foi|nasci|conheci'),
  after(
    'agora (?:é|eh|sou|são|somos|toco|moro|estudo|leio|tenho|faço|tô|estou|jogo|curto|gosto|torço|trabalho(?: com| de| como)?|uso|ando|tomo|bebo|danço|canto)',
  ),
  after('agora'),
  after('hoje em dia|atualmente|na verdade|na real'),
  after('(?:somos|são|tenho|tô|estou|sou)'),
  after('(?:^|, ?|(?<= ))(?:é|eh|era|foi)'),
];

function keepsKind(value: string): [prefix: string, rest: string] {
  const at = value.indexOf(': ');
  return at < 0 ? ['', value] : [value.slice(0, at + 2), value.slice(at + 2)];
}

function wordsOf(text: string): string[] {
  return foldWord(text)
    .split(/[^a-z0-9]+/u)
    .filter((word) => word.length > 2 || /^\d+$/u.test(word));
}

function mentions(fact: Fact, said: ReadonlySet<string>): boolean {
  const [, rest] = keepsKind(fact.value);
  return wordsOf(rest.replace(/\(.*$/u, '')).some(
    (word) => word.length > 3 && said.has(word) && !LIGHT.has(senseOf(word)),
  );
}

const DATED = new Set(['plan', 'birthday']);
const DATE =
  /\b\d{1,2}\/\d{1,2}\b|\bdia \d|\b\d{1,2} de \p{L}+|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|amanh[ãa]/iu;

/** Whether what the message says could be a value of this fact. */
function suits(fact: Fact, text: string): boolean {
  if (DATED.has(fact.relation)) return DATE.test(text);
  const counted =
    fact.relation === 'age' ||
    /: (?:\d+|um|uma|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez)$/u.test(fact.value);
  if (counted || /^cal[çc]ado/u.test(fact.value)) return numberIn(text) !== undefined;
  return !DATE.test(text);
}

/** Said of what was told last, even where nothing names it. */
const SURE =
  /(?<![a-z])(?:remarcaram|remarquei|adiaram|adiamos|adiei|anteciparam|antecipei|passou pro|passou pra|falei errado|errei a|escrevi errado|me confundi|minto|quis dizer|registrou errado|contei de novo|nasceu mais)(?![a-z])/u;
/** A date beside one of these is the right one. */
const SLIPPED = /(?<![a-z])(?:errei|alias|digo|corrigindo|me enganei|confundi|mentira|na verdade)(?![a-z])/u;

type Change = {
  text: string;
  sentence: Sentence;
  known: readonly Fact[];
  lastLine: string;
  now: Date;
  /** It speaks of what was told in own words: nothing of a kind is meant that it does not name. */
  isOfOwnWords: boolean;
};

/** The fact that is meant: named, of a kind named, just told by her, or the newest it could be. */
function targetOf({ text, known: all, lastLine, isOfOwnWords }: Change): Fact | undefined {
  // What is told of somebody is put right in its own words.
  const known = all.filter(({ relation }) => relation !== 'about');
  const said = new Set(wordsOf(text));
  const named = known.findLast((fact) => mentions(fact, said));
  if (named) return named;
  const ofKind = kindsNamed(said).flatMap((kind) => factsOfKind(known, kind).slice(-1))[0];
  if (ofKind && suits(ofKind, text)) return ofKind;
  if (isOfOwnWords) return undefined;
  const told = new Set(wordsOf(lastLine));
  const fitting = known.filter((fact) => suits(fact, text));
  return fitting.findLast((fact) => mentions(fact, told)) ?? (isSure(text) ? fitting.at(-1) : undefined);
}

function isSure(text: string): boolean {
  const folded = foldWord(text);
  return SURE.test(folded) || (DATE.test(text) && SLIPPED.test(folded));
}

function numberIn(text: string): string | undefined {
  const all = text.split(/[\s,.;!?]+/u).filter((word) => readNumber(word) !== undefined && !/^(?:uma?)$/iu.test(word));
  return all.at(-1);
}

const NOTHING_NEW =
  /^(?:(?:cancelad|adiad|remarcad|suspens|transferid)[oa]|(?:mais|outr[oa]|que|isso|assim|n[ãa]o|sim|um|novo|melhor|pior|bom|boa|legal|verdade)(?: |$)|(?:um )?(?:erro|engano|mentira|brincadeira)|(?:moro|sou|tenho|estou|t[ôo]|vou|fui|gosto|trabalho|quero|acho|sei|por|você|vc|ela?|ele|isso)(?: |$))/iu;
/** Of these a value is a name. */
const NAMED = new Set(['name', 'pet', 'family', 'friend', 'city', 'birthplace']);

/** "não sou mais vegetariana não" tells of nothing new. */
function isOver(words: string, text: string): boolean {
  return foldWord(text).search(new RegExp(`nao [a-z]+ mais (?:[a-z]{1,3} )?${foldWord(words)}`, 'u')) >= 0;
}

/** The last of what the surest pattern finds. */
export function newWords(text: string): string | undefined {
  for (const pattern of NEW_VALUE) {
    const found = [...text.matchAll(new RegExp(pattern, 'giu'))].map((match) => match[1]?.trim() ?? '');
    const last = found.findLast(
      (words) =>
        words !== '' &&
        !isOver(words, text) &&
        !NOTHING_NEW.test(words) &&
        secondOf(words.split(' ')[0] ?? '', '') === undefined,
    );
    if (last) return last;
  }
  return undefined;
}

/** A role or species goes with the name: "avô Otacílio", "Juca (calopsita)". */
function inPlaceOf(old: Fact, words: string): string {
  const [prefix, rest] = keepsKind(old.value);
  if (old.relation === 'family' || old.relation === 'friend') {
    const at = old.value.search(/ \p{Lu}/u);
    const name = /\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)*/u.exec(words)?.[0];
    return at > 0 && name ? `${old.value.slice(0, at)} ${name}` : words;
  }
  if (old.relation === 'pet') return `${words}${/ \(.+\)$/u.exec(rest)?.[0] ?? ''}`;
  return `${prefix}${words}`;
}

function datedValue(old: Fact, change: Change): string | undefined {
  if (old.relation === 'birthday') return /\b\d{1,2}\/\d{1,2}\b|\b\d{1,2} de \p{L}+/u.exec(change.text)?.[0];
  const day = readDay(change.sentence, change.text, change.now);
  return day === undefined ? undefined : `${old.value.replace(/ \(.*$/u, '')} (${writeDay(day)})`;
}

/** "duolingo de sueco" is Swedish. */
function languageIn(words: string | undefined): string | undefined {
  return words?.split(' ').find((word) => impliedBy(word).has(senseOf('língua')));
}

/** Endings of crafts and of places of work. */
const CRAFT = /(?:ista|eir[oa]|[dt]?or|[dt]ora|og[oa]|[aá]ri[oa]|[ea]nte|graf[oa]|ria|nada|nado)s?$/u;

/** "É puxado, mas eu amo" says how the work is, not that it is another. */
function isWorkLike(words: string | undefined): boolean {
  const first = foldWord(words?.split(' ')[0] ?? '');
  return OCCUPATIONS.has(first) || WORKPLACES.has(first) || CRAFT.test(first);
}

function wordsFor({ relation }: Fact, { text }: Change): string | undefined {
  const words = newWords(text);
  if (relation === 'language') return languageIn(words);
  return relation === 'job' && !isWorkLike(words) ? undefined : words;
}

function valueFor(old: Fact, change: Change): string | undefined {
  if (DATED.has(old.relation)) return datedValue(old, change);
  const number = numberIn(change.text);
  if (old.relation === 'age') return number && `${readNumber(number)} anos`;
  if (/^(?:filhos|irmãos|calçado): /u.test(old.value)) return number && inPlaceOf(old, number);
  const words = wordsFor(old, change);
  if (NAMED.has(old.relation) && !/^\p{Lu}\p{Ll}/u.test(words ?? '')) return undefined;
  return words && foldWord(words) !== foldWord(keepsKind(old.value)[1]) ? inPlaceOf(old, words) : undefined;
}

/** Whether something told before is put right or is no longer so. */
export function isChange(text: string): boolean {
  const folded = foldWord(text);
  return !text.includes('?') && (CUE.test(folded) || OPENS.test(text));
}

/** "irmã: mora em Natal" and "irmã: mora em Olinda". */
function isSameDoing(old: Fact, fresh: Fact): boolean {
  const [[who, did], [whom, does]] = [keepsKind(old.value), keepsKind(fresh.value)];
  return (
    old.relation === 'about' && who !== '' && who === whom && did !== does && did.split(' ')[0] === does.split(' ')[0]
  );
}

/** Of two plans, whether they are one, moved: "consulta (22/12/2026)" and "consulta com a Lia (29/12/2026)". */
function sharesThing(one: string, other: string): boolean {
  const senses = sensesOf(other.replace(/\(.*$/u, ''));
  return [...sensesOf(one.replace(/\(.*$/u, ''))].some((sense) => !LIGHT.has(sense) && senses.has(sense));
}

/** What a new fact takes the place of. */
export function withReplaced(fresh: Fact, known: readonly Fact[]): Fact {
  const [prefix] = keepsKind(fresh.value);
  const sameKind = known.findLast((fact) => {
    if (fact.relation !== fresh.relation || foldWord(fact.value) === foldWord(fresh.value)) return false;
    if (prefix) return keepsKind(fact.value)[0] === prefix;
    if (fact.relation === 'plan') return sharesThing(fact.value, fresh.value);
    return (
      fact.relation !== 'likes' ||
      thingKind(fact.value) === thingKind(fresh.value) ||
      thingKind(fresh.value) === undefined
    );
  });
  const sameDoing = fresh.relation === 'about' ? known.findLast((fact) => isSameDoing(fact, fresh)) : undefined;
  if (sameDoing) return { ...fresh, replaces: sameDoing.value };
  return sameKind && !LISTS.has(fresh.relation) ? { ...fresh, replaces: sameKind.value } : fresh;
}

/** Of these a person has several, and a new one says nothing of the old. */
const LISTS = new Set(['family', 'friend', 'pet', 'about', 'habit']);

/** The fact a message puts right, with what it takes the place of. */
export function gleanChange(change: Change): Fact | undefined {
  if (change.known.length === 0 || !isChange(change.text)) return undefined;
  const old = targetOf(change);
  const value = old && valueFor(old, change);
  return value && value.length <= 60 ? { relation: old.relation, value, replaces: old.value } : undefined;
}
