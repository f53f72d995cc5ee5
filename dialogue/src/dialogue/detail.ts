/** The detail most worth taking up of what was told: "chorei na fila do sacolão" → "chorou na fila do sacolão", "12 pacientes". */
import { infinitiveOf, isVerbForm, secondOf } from '../analyser/first-person.ts';
import { foldWord } from '../analyser/fold.ts';
import { LIGHT, sensesOf } from '../analyser/stems.ts';
import { lemmasOf } from '../analyser/verbs.ts';
import type { Weigh } from '../exchanges/nearest.ts';
import { spelledOut } from '../gleaning/spelling.ts';
import { accented } from '../speaking/written.ts';
import { clausesOf, TO_HER, UNSAID } from './reflect.ts';
import type { Turn } from './turn.ts';

const YOURS: Readonly<Record<string, string>> = { meu: 'seu', minha: 'sua', meus: 'seus', minhas: 'suas' };
const ARTICLES = /^(?:um|uma|uns|umas|o|a|os|as)$/u;
const LINKS = /^(?:d[eao]s?|n[ao]s?|em|numa?|com|sem|[àa]s?|aos?|pr[ao]s?|at[ée]|por|pel[ao]s?)$/u;
/** With these a detail may begin: "na marginal", "de moto", "às 3 da manhã", "sem aumento". */
const BEGINS = /^(?:n[ao]s?|em|numa?|com|sem|às|à|de)$/u;
const NUMBER =
  /^(?:\d{1,4}(?:[,.:h]\d{0,3})?|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|cem|duzent[ao]s|trezent[ao]s|mil)$/u;
/** Neither a thing nor how it is. */
const NO_NOUN = new Set(
  (
    'que quem qual quais onde quando como porque pois mas ou nem se nao sim ja so ainda agora hoje ontem amanha sempre nunca tambem muito muita muitos muitas pouco pouca mais menos bem mal ' +
    'tao tanto tanta assim mesmo mesma isso isto aquilo esse essa esses essas este esta aquele aquela ele ela eles elas eu voce vc tu me te lhe nos mim comigo contigo dele dela deles delas ' +
    'tudo nada algo alguem ninguem cada todo toda todos todas outro outra outros outras algum alguma nenhum nenhuma qualquer coisa coisas negocio parte jeito tipo vez vezes gente cara ' +
    'depois antes entao dai ali aqui la ate quase talvez logo cedo tarde dentro fora perto longe junto meio bom boa bons boas melhor pior grande certo claro verdade serio ' +
    'alias meia dessa desse nessa nesse desta deste nesta neste nisso disso daquela daquele fim pouquinho pouquinha livre repara derruba tava tavam ta tao jura juro rodeio discussao duvida brincadeira causa ordem caso ponto conta papo assunto prosa carro-chefe maximo minimo total avesso modo forma feliz triste cansado cansada animado animada nervoso nervosa pronto pronta sozinho sozinha oi ola obrigado obrigada desculpa moca moco amor linda gata menina mulher filha querida ' +
    'sexo morte suicidio remedio corpo dia dias noite manha tarde semana mes ano anos hora horas tempo hein viu ne uai ue oxe cade quanto quanta desde enquanto sobre entre'
  ).split(' '),
);
/** Of a number they are a thing: "6 anos", "às 3 da manhã". */
const COUNTED =
  /^(?:anos?|aninhos|meses|m[êe]s|dias?|noites?|semanas?|horas?|hrs?|minutos?|min|vezes|km|kg|kilos?|quilos?|reais|conto|mil|vez|manh[ãa]|tarde|madrugada)$/u;
const ORDINAL = /^(?:primeir|segund|terceir|quart|quint|sext|s[ée]tim|oitav|non|d[ée]cim|[úu]ltim)[oa]$/u;
/** "Quinta numa garagem" is no thing; "o joelho na terça" is. */
const WEEKDAY = /^(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)$/u;
/** Said of how somebody or something is: what comes after it is no thing. */
const SAYS_HOW = new Set(['estar', 'ficar', 'parecer']);
const LIKE_INFINITIVE =
  /^(?:bar|lar|mar|ar|par|jantar|lugar|celular|altar|luar|radar|pomar|colar|mulher|colher|talher|prazer|chofer|doutor|professor)$/u;
/** Of these nothing is taken up: what somebody is, has or means to. */
const BARE_VERBS = new Set(
  'ser estar ter ir vir haver ficar poder querer dever saber achar precisar gostar conseguir parecer acabar comecar continuar costumar deixar falar dizer contar perguntar responder lembrar esquecer chamar fazer dar ver voltar tentar pensar passar levar odiar amar adorar preferir morrer matar'.split(
    ' ',
  ),
);
const WORDS_MAX = 7;
const LONGEST = 52;

type Kind = 'number' | 'article' | 'link' | 'owner' | 'and' | 'noun' | 'verb' | 'other';

/** The small words, of which there are no others. */
const SMALL: readonly (readonly [kind: Kind, words: RegExp])[] = [
  ['number', NUMBER],
  ['article', ARTICLES],
  ['link', LINKS],
  ['owner', /^(?:meus?|minhas?)$/u],
  ['and', /^e$/u],
];
/** After these a word is a thing, whatever its form. */
const BEFORE_THING = /^(?:o|a|os|as|uma?|uns|umas|meus?|minhas?|d[aeo]s?|n[ao]s?|com|sem|em|pra)$/u;

type Before = { readonly word: string; readonly kind: Kind | undefined };

/** "6 anos", "às 3 da manhã", "pela terceira vez", "casa errada". */
function belongsTo({ word, kind }: Before, lower: string): boolean {
  if (COUNTED.test(lower)) return NUMBER.test(word) || ORDINAL.test(word) || /^d?[ao]s?$/u.test(word);
  return kind === 'noun' && /[ai]d[oa]s?$/u.test(lower);
}

function kindOf(word: string, before: Before): Kind {
  const lower = word.toLowerCase();
  const fold = foldWord(lower);
  const small = SMALL.find(([, words]) => words.test(lower))?.[0];
  if (small) return small;
  if (belongsTo(before, lower)) return 'noun';
  if (/[aei]r$/u.test(fold) && !LIKE_INFINITIVE.test(fold)) return 'verb';
  if (NO_NOUN.has(fold) || (WEEKDAY.test(fold) && before.kind !== 'link') || !/^\p{L}[\p{L}\d-]{2,18}$/u.test(word))
    return 'other';
  const isVerb = isVerbForm(word) || lemmasOf(fold).size > 0;
  // "Tive ensaio" had one.
  const isOwn = secondOf(word, before.word) !== undefined && /(?:ei|i)$/u.test(fold);
  const isObject = before.kind === 'verb' && !isOwn && !/(?:ndo|r|[ai]d[oa]s?)$/u.test(fold);
  return isVerb && !isObject && !BEFORE_THING.test(before.word) ? 'verb' : 'noun';
}

type Clause = { readonly words: readonly string[]; readonly kinds: readonly Kind[] };

function readClause(text: string): Clause {
  const words = text.split(/\s+/u).filter(Boolean);
  const kinds: Kind[] = [];
  for (const [at, word] of words.entries())
    kinds.push(kindOf(word, { word: words[at - 1]?.toLowerCase() ?? '', kind: kinds[at - 1] }));
  return { words, kinds };
}

/** What may follow what within a detail. */
const FOLLOWS: Readonly<Record<Kind, ReadonlySet<Kind>>> = {
  number: new Set(['noun', 'link']),
  article: new Set(['noun', 'number']),
  link: new Set(['noun', 'article', 'owner', 'number']),
  owner: new Set(['noun']),
  and: new Set(['noun', 'article', 'owner', 'number', 'link']),
  noun: new Set(['noun', 'link', 'and']),
  verb: new Set(),
  other: new Set(),
};

/** The end of the longest row of words from here that make one thing, or `from` where there is none. */
function endOfThing({ words, kinds }: Clause, from: number): number {
  let end = from;
  for (let at = from; at < kinds.length && at - from < WORDS_MAX; at += 1) {
    const kind = kinds[at] ?? 'other';
    if (at > from && !FOLLOWS[kinds[at - 1] ?? 'other'].has(kind)) break;
    if (kind === 'noun' || (kind === 'number' && at > from && kinds[at - 1] === 'link')) end = at + 1;
  }
  return withoutSubject({ words, kinds }, from, end);
}

/** "2 anos sem aumento e o mercado subiu": what does something of its own is no part of the thing before it. */
function withoutSubject({ words, kinds }: Clause, from: number, end: number): number {
  const and = kinds.lastIndexOf('and', end - 1);
  return and > from && (kinds[end] === 'verb' || /^[oa]s?$/u.test(words[and + 1] ?? '')) ? and : end;
}

export type Detail = { readonly text: string; readonly isDone: boolean };
type Candidate = Detail & { readonly rank: number };

function written(words: readonly string[]): string {
  return words.map((word) => YOURS[word.toLowerCase()] ?? word).join(' ');
}

const INDEFINITE = /^(?:uma?|uns|umas)$/u;
/** After these a noun is in the middle of a thing. */
const INSIDE: ReadonlySet<Kind | undefined> = new Set(['noun', 'number', 'owner']);

function saysHow(word: string): boolean {
  return [...lemmasOf(foldWord(word))].some((lemma) => SAYS_HOW.has(lemma));
}

function beginsThing({ words, kinds }: Clause, at: number): boolean {
  const before = words[at - 1] ?? '';
  switch (kinds[at]) {
    case 'noun':
      if (kinds[at - 1] === 'link' && kinds[at - 2] === 'noun') return false;
      return !(INSIDE.has(kinds[at - 1]) || INDEFINITE.test(before) || saysHow(before));
    case 'article':
      return INDEFINITE.test(words[at] ?? '');
    case 'link':
      return BEGINS.test(words[at]?.toLowerCase() ?? '') && kinds[at - 1] !== 'noun';
    case 'number':
    case 'owner':
      return true;
    default:
      return false;
  }
}

const NOT = /^(?:n[ãa]o|n|nunca|nem|nenhum[a]?)$/iu;
/** "Sem conseguir ouvir", "ia achar que eu ganhei", "queria ganhar": not done. */
const NOT_DONE = /^(?:n[ãa]o|n|nunca|nem|nenhum[a]?|sem|se|ia|iam|queria|parece|imagina)$/iu;

function thingsIn(clause: Clause): Detail[] {
  return clause.words.flatMap((_, at) => {
    if (clause.words.slice(0, at).some((word) => NOT.test(word))) return [];
    const end = beginsThing(clause, at) ? endOfThing(clause, at) : at;
    return end > at ? [{ text: written(clause.words.slice(at, end)), isDone: false }] : [];
  });
}

/** "Já comeu meu crachá": done by another, in what is no form of anything else. */
function othersDeed(word: string): string | undefined {
  const fold = foldWord(word);
  if (
    !/.{2}(?:ou|eu|iu)$/u.test(fold) ||
    NO_NOUN.has(fold) ||
    /^(?:meu|seu|teu|deu|sou|vou|museu|pneu|europeu|judeu|chapeu|trofeu)$/u.test(fold)
  )
    return undefined;
  const lemmas = [...lemmasOf(fold)];
  return lemmas.length === 1 ? lemmas[0] : undefined;
}

/** As it is said back: "chorei" → "chorou", "segurar", "sambando", "comeu"; undefined where it is no deed. */
function deedOf(word: string, before: string | undefined): string | undefined {
  // "Eu vendo bolo" sells it.
  if (/^vendo$/iu.test(word)) return 'vende';
  const isGerund = /.{2}ndo$/u.test(word);
  // "Tive ensaio" had one, and "ganhamos" is of more than one.
  if (/mos$/iu.test(word)) return undefined;
  if (!isGerund && before !== undefined && isVerbForm(before)) return undefined;
  const isOpen = isGerund || (/.[aei]r$/u.test(foldWord(word)) && !LIKE_INFINITIVE.test(word));
  const infinitive = infinitiveOf(word, before) ?? (isOpen ? foldWord(word) : othersDeed(word));
  if (infinitive === undefined || BARE_VERBS.has(foldWord(infinitive))) return undefined;
  return isOpen ? word : (secondOf(word, before) ?? word.toLowerCase());
}

const OBJECTS = /^(?:me|te|se|nos)$/iu;

/** "Chorei na fila", "segurar a mão": the verb, and the thing it was done with. */
function deedsIn(clause: Clause): Detail[] {
  return clause.words.flatMap((word, at) => {
    const before = clause.words.slice(0, at);
    const deed = deedOf(word, before.at(-1));
    if (deed === undefined || before.some((one) => NOT_DONE.test(one) || OBJECTS.test(one))) return [];
    const kinds = clause.kinds.map((kind, place) => (place === at ? 'and' : kind));
    const end = endOfThing({ ...clause, kinds }, at);
    const who = clause.words.slice(isOfAnother(word) ? subjectBefore(clause, at) : at, at);
    return end > at + 1 ? [{ text: written([...who, deed, ...clause.words.slice(at + 1, end)]), isDone: true }] : [];
  });
}

/** "Dormiu", "comeu": done by somebody else. */
function isOfAnother(word: string): boolean {
  return /.{2}(?:ou|eu|iu)$/u.test(foldWord(word)) && secondOf(word, undefined) === undefined;
}

/** Where "minha mãe" or "o síndico" begins that does it: without them it would be the person's own deed. */
function subjectBefore({ words, kinds }: Clause, at: number): number {
  const isWho = kinds[at - 1] === 'noun' && (kinds[at - 2] === 'owner' || /^[oa]$/iu.test(words[at - 2] ?? ''));
  return isWho && kinds[at - 3] !== 'link' ? at - 2 : at;
}

type Told = { readonly text: string; readonly hers: ReadonlySet<string>; readonly weigh: Weigh };

/** The most telling senses say how much a detail tells; more of them make it no better. */
const SENSES = 2;
/** What is rarer tells no more: most of it is misspelt. */
const RAREST = 7.4;
/** How long, and no more, or a name alone. */
const AGE =
  /^(?:n?[ao]s |de |em |uns |umas )?[\p{L}\d]+ (?:anos?|aninhos|dias?|meses|m[êe]s|horas?|hrs?|minutos?|vez|vezes)$|^(?:(?:com )?(?:a|o)? ?(?:dona|seu|dr|doutora?) \p{L}+)$/iu;
/** Found so that of what strangers wished to be met with (graded.jsonl) most is taken up: 121 of 160 details of six rounds, measured before decision 0047. */
const RANKS = { age: -1.4, number: 0.5, name: 1.3, deed: 0.4, early: 0.8, single: -1.2, longer: -0.15, hers: -6 };

function rankOf({ text, isDone }: Detail, place: number, { hers, weigh }: Told): number {
  const senses = [...sensesOf(text)].filter((sense) => !LIGHT.has(sense));
  const words = text.split(' ');
  const weights = senses.map(weigh).toSorted((one, other) => other - one);
  const telling = weights.slice(0, SENSES).reduce((sum, weight) => sum + Math.min(weight, RAREST), 0) / RAREST;
  if (senses.length === 0) return Number.NEGATIVE_INFINITY;
  const isCounted = words.some((word) => NUMBER.test(word));
  return (
    telling +
    (isCounted ? RANKS.number : 0) +
    (AGE.test(text) ? RANKS.age : 0) +
    (words.slice(1).some((word) => /^\p{Lu}/u.test(word)) ? RANKS.name : 0) +
    (isDone ? RANKS.deed : 0) +
    place * RANKS.early +
    (senses.length === 1 && !isCounted ? RANKS.single : 0) +
    Math.max(0, words.length - 6) * RANKS.longer +
    (senses.every((sense) => hers.has(sense)) ? RANKS.hers : 0)
  );
}

/** "Imagina a bandeja no chão", "guarda um pedaço": she is told to. */
const BIDS =
  /^(?:imagina|guarda|sonha|olha|pensa|espera|conta|deixa|vem|traz|leva|manda|faz|imita|canta|fala|diz|bora|aceito|topo)(?!\p{L})/iu;

/** The best detail of a message; undefined where none is worth it. `hers` are the senses of what she said before. */
export function detailOf(told: Told): Detail | undefined {
  return detailsOf(told)[0];
}

/** The details of a message that are worth it, the best first. */
function detailsOf(told: Told): readonly Detail[] {
  const clauses = clausesOf(accented(spelledOut(told.text)))
    .filter((clause) => !TO_HER.test(clause) && !BIDS.test(clause) && !/(?<!\p{L})pra mim(?!\p{L})/iu.test(clause))
    .map(readClause);
  const found = clauses.flatMap((clause, at) =>
    [...thingsIn(clause), ...deedsIn(clause)]
      .filter(({ text }) => text.length <= LONGEST && !UNSAID.test(text))
      .map((detail): Candidate => ({ ...detail, rank: rankOf(detail, (at + 1) / clauses.length, told) })),
  );
  return found.filter(({ rank }) => rank >= RANK_MIN).toSorted((one, other) => other.rank - one.rank);
}

const RANK_MIN = 1;

/** The details of the message of this turn, the best first. */
export function detailsIn({ analysis: { text }, request, library }: Turn): readonly Detail[] {
  const hers = request.history.findLast(({ role }) => role === 'character')?.text ?? '';
  return detailsOf({ text, hers: sensesOf(hers), weigh: library.exchanges.weigh });
}

/** The best of them. */
export function detailIn(turn: Turn): Detail | undefined {
  return detailsIn(turn)[0];
}
