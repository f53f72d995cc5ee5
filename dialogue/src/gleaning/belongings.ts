/** Pets, family, tastes and dated plans. */
import { foldWord } from '../analyser/fold.ts';
import type { Sentence, Token } from '../analyser/tokens.ts';
import { lemmasOf } from '../analyser/verbs.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import { capturePhrase, rule, titleCase, tokensAfter } from './capture.ts';
import { readDay, writeDay } from './dates.ts';
import { EVENTS, KIN, KIN_WRITTEN, NOT_NAMES, SPECIES } from './lexicon.ts';

const NAMED = compilePattern('chamar|chamado|chamada|nome');
const CALLED = rule(
  'called',
  'chamado|chamada|chama',
  'nome de meu|minha cachorro|gato|gata|cachorra|cadela|coelho|papagaio e',
  'nome dele|dela e',
  'cachorro|gato|gata|cachorra|cadela|papagaio|coelho|calopsita e',
);
const LOST = compilePattern('morrer|perder|faleceu|fugiu|partiu');
const HAVE = compilePattern('+tenho|temos|=adotei|=adotamos|ganhei');
const MINE = new Set('meu minha meus minhas nosso nossa'.split(' '));
/** Someone else's plans are not the person's. */
const OTHERS = compilePattern(
  'ele|ela|eles|elas|filho|filha|irmao|irma|mae|pai|marido|esposa|mulher|chefe|amigo|amiga|primo|prima|terapeuta|vizinho|vizinha !com|aniversario|casamento|festa',
);

function singularKey(token: Token, list: ReadonlySet<string>): string | undefined {
  return [...token.forms].find((form) => list.has(form));
}

function properName(token: Token | undefined): string | undefined {
  if (!token || !/^\p{L}{2,16}$/u.test(token.raw) || NOT_NAMES.has(foldWord(token.raw))) return undefined;
  return titleCase(token.raw.toLowerCase());
}

function isCapitalised(token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}\p{Ll}/u.test(token.raw);
}

function withoutArticle(tokens: readonly Token[]): readonly Token[] {
  return tokens[0] && ['o', 'a', 'de'].includes(tokens[0].fold) ? tokens.slice(1) : tokens;
}

function petName(sentence: Sentence, after: readonly Token[]): string | undefined {
  const called = tokensAfter(sentence, CALLED.patterns);
  if (called) return properName(called[0]);
  const copula = /^(?:é|eh)$/iu.test(after[0]?.raw ?? '');
  const next = withoutArticle(copula ? after.slice(1) : after)[0];
  return isCapitalised(next) ? properName(next) : undefined;
}

type FoundPet = { species: string; token: Token; before: Token | undefined; after: readonly Token[] };

function findPet(tokens: readonly Token[]): FoundPet | undefined {
  const index = tokens.findIndex((token, at) => {
    const mongrel = token.fold === 'lata' && tokens[at - 1]?.fold === 'vira';
    return mongrel || singularKey(token, SPECIES) !== undefined;
  });
  const token = tokens[index];
  if (!token) return undefined;
  const mongrel = token.fold === 'lata';
  const species = mongrel ? 'vira-lata' : (singularKey(token, SPECIES) ?? token.fold);
  return { species, token, before: tokens[index - (mongrel ? 2 : 1)], after: tokens.slice(index + 1) };
}

/** "Thor (cachorro)" with a name, "cachorro" without. A lost pet is not a pet to ask after. */
export function gleanPet(sentence: Sentence): string | undefined {
  const pet = findPet(sentence.tokens);
  if (!pet || pet.token.negated || matchesSentence(LOST, sentence)) return undefined;
  const owns = matchesSentence(HAVE, sentence) || MINE.has(pet.before?.fold ?? '');
  if (!owns) return undefined;
  const plural = pet.token.fold.endsWith('s') && pet.token.fold !== pet.species;
  if (plural) return pet.token.raw.toLowerCase();
  const name = petName(sentence, pet.after);
  return name ? `${name} (${pet.species})` : pet.species;
}

/** A bare name after she asked what the pet is called. */
export function gleanPetAnswer(sentence: Sentence, species: string | undefined): string | undefined {
  if (!species || sentence.tokens.length > 6 || sentence.forms.has('nao')) return undefined;
  const called = tokensAfter(sentence, CALLED.patterns);
  const candidates = called ?? sentence.tokens.filter((token) => isCapitalised(token) || sentence.tokens.length <= 2);
  const name = properName(withoutArticle(candidates)[0]);
  return name ? `${name} (${species})` : undefined;
}

function kinName(sentence: Sentence, after: readonly Token[]): string | undefined {
  const called = matchesSentence(NAMED, sentence) ? tokensAfter(sentence, CALLED.patterns)?.[0] : undefined;
  const beside = withoutArticle(after)[0];
  return properName(called) ?? (isCapitalised(beside) ? properName(beside) : undefined);
}

/** "irmã Bia", "filho": only when a name or possession is stated, never a mere mention. */
export function gleanFamily(sentence: Sentence): string | undefined {
  const index = sentence.tokens.findIndex((token) => KIN.has(foldWord(token.raw)));
  const token = sentence.tokens[index];
  const before = sentence.tokens[index - 1]?.fold ?? '';
  if (!token || token.negated || token.pause || matchesSentence(LOST, sentence)) return undefined;
  const kin = foldWord(token.raw);
  // The accent tells grandmother from grandfather.
  const written = kin === 'avo' ? token.raw.toLowerCase() : (KIN_WRITTEN[kin] ?? kin);
  const owns = matchesSentence(HAVE, sentence);
  const name = kinName(sentence, sentence.tokens.slice(index + 1));
  if (name && (owns || before === 'meu' || before === 'minha')) return `${written} ${name}`;
  return owns && (before === 'um' || before === 'uma') ? written : undefined;
}

const LIKES = rule(
  'likes',
  '+gostar muito|mais|bastante|demais? muito? de !voce_gosta',
  '+amar|adorar|curto|curtir muito|mais|demais?',
  '+sou fa de',
  '+sou muito? apaixonado|apaixonada|viciado|viciada|louco|louca por|em',
  '+torcer para|por',
  'favorito|favorita|preferido|preferida e|eh',
  '+prefiro',
);
const DISLIKES = rule(
  'dislikes',
  '-gostar muito|tanto|mais|nada|nem_um_pouco? de',
  '-curtir|suportar|aguentar|engolir|comer muito|mais?',
  '+odiar|detestar !nao',
);
/** The person speaks of themselves: no other subject, no question to her, no old or conditional wish. */
const OTHER_SUBJECT = compilePattern(
  'voce|ele|ela|eles|elas|mae|pai|amigo|amiga|irmao|irma|gente|pessoal|chefe|antes|antigamente|se',
);
const TASTE_VERBS = compilePattern(
  'gosto|amo|adoro|curto|prefiro|odeio|detesto|torco|sou|favorito|favorita|preferido|preferida|suporto|aguento|como|engulo',
);
/** "não aguento viver", "não suporto a vida": never a taste. */
const NOT_TASTES = new Set('viver vida morrer existir tanto'.split(' '));

/** What follows in a list: "pizza e café", "ler, nadar"; it goes on only with short nouns, not "pizza e fui dormir". */
function restOfList(tokens: readonly Token[]): readonly Token[] {
  const next = tokens.findIndex((token) => token.pause || token.fold === 'e');
  if (next < 0) return [];
  let rest = tokens.slice(next + 1);
  if (rest[0]?.fold === 'e') rest = rest.slice(1);
  if (rest[0]?.fold === 'de') rest = rest.slice(1);
  const verb = rest[0]?.fold ?? '';
  return rest.length > 3 || (lemmasOf(verb).size > 0 && /(?:ria|ava|ei)$/u.test(verb)) ? [] : rest;
}

function tastes(sentence: Sentence, patterns: (typeof LIKES)['patterns']): string[] {
  const found: string[] = [];
  let rest = tokensAfter(sentence, patterns) ?? [];
  while (rest.length > 0 && found.length < 3) {
    const phrase = capturePhrase(rest, 3);
    if (!phrase || phrase.split(' ').some((word) => NOT_TASTES.has(foldWord(word)))) break;
    found.push(phrase);
    rest = restOfList(rest);
  }
  return found;
}

function speaksOfSelf(sentence: Sentence): boolean {
  return !sentence.asked && matchesSentence(TASTE_VERBS, sentence) && !matchesSentence(OTHER_SUBJECT, sentence);
}

/** What the person likes, at most three per sentence. */
export function gleanLikes(sentence: Sentence): string[] {
  return speaksOfSelf(sentence) ? tastes(sentence, LIKES.patterns) : [];
}

/** What the person does not like; a negated "gostar" lands here. */
export function gleanDislikes(sentence: Sentence): string[] {
  return speaksOfSelf(sentence) ? tastes(sentence, DISLIKES.patterns) : [];
}

const TRAVEL = rule('travel', '+vou|vamos viajar para', '+viajo para', 'viagem para', '+vou para');
const GOING = rule('travel', '+vou|vamos viajar');

function eventPhrase(sentence: Sentence): string | undefined {
  const index = sentence.tokens.findIndex((token) => Object.hasOwn(EVENTS, token.fold));
  const token = sentence.tokens[index];
  if (!token || token.negated) return undefined;
  const details = sentence.tokens.slice(index + 1);
  const detail = details[0]?.fold === 'de' && !token.pause ? capturePhrase(details.slice(1), 2) : undefined;
  const event = token.raw.toLowerCase();
  if (!detail || /\d/.test(detail)) return event;
  const article = /^(?:um|uma)$/.test(details[1]?.fold ?? '') ? `${details[1]?.raw} ` : '';
  return `${event} ${details[0]?.raw} ${article}${detail}`;
}

function journey(sentence: Sentence): string | undefined {
  const after = tokensAfter(sentence, TRAVEL.patterns);
  const place = after && isCapitalised(after[0]) ? capturePhrase(after, 3) : undefined;
  if (place) return `viagem para ${place}`;
  return matchesSentence(GOING.patterns[0] ?? compilePattern('viajar'), sentence) ? 'viagem' : undefined;
}

const BIRTHDAY = compilePattern('faco aniversario');
/** What is done every week is no plan. */
const EVERY_WEEK =
  /(?<!\p{L})tod[oa]s?(?: [oa]s?)? (?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|dia|semana|m[êe]s|ano)/iu;

/** What a verb of the first person is called as an event. */
export const DOINGS: Readonly<Record<string, string>> = {
  caso: 'casamento',
  casar: 'casamento',
  operar: 'cirurgia',
  opero: 'cirurgia',
  tirar: 'cirurgia',
  viajo: 'viagem',
  viajar: 'viagem',
  embarco: 'viagem',
  mudo: 'mudança',
  mudar: 'mudança',
  formo: 'formatura',
  formar: 'formatura',
  defendo: 'defesa',
  defender: 'defesa',
  comeco: 'começo',
  comecar: 'começo',
  apresento: 'apresentação',
  apresentar: 'apresentação',
};
const BEFORE_DAY = /^(?:dia|em|no|na|nesse|nesta|domingo|segunda|terca|quarta|quinta|sexta|sabado|amanha|hoje|as)$/u;

/** "vou operar o siso dia 30" → "cirurgia, operar o siso". */
function doing({ tokens }: Sentence): string | undefined {
  const at = tokens.findIndex(({ fold, negated }) => Object.hasOwn(DOINGS, fold) && !negated);
  if (at < 0) return undefined;
  const end = tokens.findIndex(
    ({ fold, raw }, place) => place > at && BEFORE_DAY.test(raw === '' ? fold : foldWord(raw)),
  );
  const words = tokens.slice(at, end < 0 ? at + 5 : Math.min(end, at + 5)).filter(({ raw }) => raw !== '');
  const event = DOINGS[tokens[at]?.fold ?? ''] ?? '';
  const place = words.map(({ raw }) => raw).join(' ');
  return words.length > 1 ? `${event}, ${place}` : event;
}

/** An event with its day, e.g. "prova de cálculo (28/11/2025)"; without a day there is nothing to remember. */
export function gleanPlan(sentence: Sentence, text: string, now: Date): string | undefined {
  if (sentence.asked || matchesSentence(OTHERS, sentence) || EVERY_WEEK.test(text)) return undefined;
  const event = eventPhrase(sentence) ?? journey(sentence) ?? doing(sentence);
  if (!event || (event === 'aniversário' && matchesSentence(BIRTHDAY, sentence))) return undefined;
  const day = readDay(sentence, text, now);
  return day === undefined ? undefined : `${event} (${writeDay(day)})`;
}
