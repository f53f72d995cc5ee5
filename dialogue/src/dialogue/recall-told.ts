/** Questions met with what was told in the person's own words: same subject, same words by their sense, an answer of the kind asked for. */
import { foldWord } from '../analyser/fold.ts';
import { impliedBy } from '../analyser/implied.ts';
import { LIGHT, senseOf, sensesOf, sensibleWords } from '../analyser/stems.ts';
import { ZODIAC } from '../gleaning/kinds.ts';
import { isOwnWords, OF_KINDS, personOf } from '../gleaning/propositions.ts';
import { spelledOut } from '../gleaning/spelling.ts';
import type { Fact } from '../request.ts';
import { tellFacts } from './recall-words.ts';

/** What the answer has to hold. */
export type Sought =
  | 'place'
  | 'day'
  | 'hour'
  | 'number'
  | 'who'
  | 'name'
  | 'reason'
  | 'duration'
  | 'colour'
  | 'denied'
  | undefined;

const SEEKS: readonly [Exclude<Sought, undefined>, RegExp][] = [
  [
    'duration',
    /(?:quanto|muito) tempo|quant[oa]s (?:anos|meses|dias|semanas|horas) (?:eu )?(?:fui|fiquei|morei|trabalhei|passei|namorei|levei|demorei)|(?:h[áa]|faz) quant[oa]s|desde quando/u,
  ],
  ['hour', /que horas?|qual (?:[ée] )?(?:o |meu )?hor[áa]rio/u],
  ['colour', /(?:que|qual) (?:[ée] |era )?(?:a )?cor|de que cor/u],
  [
    'number',
    /quant[oa]s?|que idade|qual (?:[ée] )?(?:a |o )?(?:minha )?(?:idade|valor|pre[çc]o|n[úu]mero|altura|peso|nota|andar|dist[âa]ncia)|que (?:n[úu]mero|andar|nota|tamanho)/u,
  ],
  [
    'day',
    /quando|que (?:dia|data|m[êe]s|ano|[ée]poca|dia da semana)|qual (?:[ée] )?(?:o |a )?(?:dia|data|m[êe]s|ano)/u,
  ],
  [
    'place',
    /onde|aonde|(?:que|qual) (?:[ée] )?(?:a |o )?(?:cidade|lugar|bairro|pa[íi]s|estado|rua|parte|regi[ãa]o|canto|hospital|escola|praia|nacionalidade|terra)/u,
  ],
  ['reason', /por ?qu[eê]|pq |qual (?:[ée] |foi )?o motivo|por causa/u],
  ['who', /(?:com|de|pra|para|por) quem/u],
  ['name', /nome|(?:como|qual) .*(?:chama|apelido)|quem (?:é|eh|era|foi|s[ãa]o) (?:[oa]s? )?(?:meus?|minhas?)/u],
  ['who', /quem/u],
];

const HOLDS: Readonly<Record<Exclude<Sought, undefined>, RegExp>> = {
  place:
    /(?<!\p{L})(?:em|n[oa]s?|num|numa|pr[oa]s?|pra|para|at[ée]|de|d[oa]s?|perto|atr[áa]s|ao lado|dentro|fora|embaixo|aqui|l[áa]|por|pel[oa]|argentin[oa]|italian[oa]|portugu[êe]s|japon[êe]s|aos?|à)(?!\p{L})/iu,
  day: /\d|(?<!\p{L})(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)s?(?!\p{L})|janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|amanh[ãa]|hoje|ontem|semana|(?<!\p{L})(?:m[êe]s|meses|anos?)(?!\p{L})|quando|natal|carnaval|p[áa]scoa|manh[ãa]|noite|tarde|madrugada|inf[âa]ncia|crian[çc]a|pequen[oa]|f[ée]rias|feriado|ver[ãa]o|inverno|desde|todo|toda|sempre|nunca|antes|depois/iu,
  hour: /\d ?h|\d:\d|\d+ horas|(?<!\p{L})(?:[àa]s?|das \d+|meio-dia|meia-noite|meio dia|meia noite|nove|oito|sete|seis|cinco|quatro|tr[êe]s|duas|dez|onze|doze|meia|cedo|tarde|manh[ãa]|noite)(?!\p{L})/iu,
  number:
    /\d|(?<!\p{L})(?:um|uma|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|mil|meia|metade|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]|s[ée]tim[oa]|oitav[oa]|non[oa]|d[ée]cim[oa]|[úu]ltim[oa]|[úu]nic[oa]|nenhum|nenhuma|v[áa]ri[oa]s|muit[oa]s|g[êe]me[oa]s)(?!\p{L})/iu,
  who: /(?<!\p{L})(?:eu|sozinh[oa]|ningu[ée]m|todo mundo|fam[íi]lia|turma|galera)(?!\p{L})/iu,
  name: /(?:cham[oa]\w*|nome (?:d\S+ (?:\S+ ){0,2})?(?:é|eh|era|foi)|apelido (?:é|eh|era|foi)) \p{L}/iu,
  reason: /porque|pq|por causa|por isso|pra (?!mim)|para |já que|pois|desde|gra[çc]as|culpa|devido/iu,
  duration:
    /(?:\d+|um|uma|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|vinte|trinta|quarenta|muitos|v[áa]rios|meio|meia|alguns)(?: e mei[oa])? (?:anos?|meses|m[êe]s|dias?|semanas?|horas?|minutos?|d[ée]cadas?)|desde|d[ée]cada|a vida (?:toda|inteira)|sempre/iu,
  colour:
    /azul|verde|amarel|vermelh|pret[oa]|branc[oa]|rox[oa]|rosa|laranja|cinza|lil[áa]s|bege|marrom|turquesa|vinho|prata|dourad|ruiv|loir|castanh|moren|grisalh|colorid|caramelo/iu,
  denied: /n[ãa]o|nunca|nem|sem/iu,
};

/** Nouns that only say what kind of answer is wanted: "em que cidade", "qual é o nome". */
const ASKED_FOR =
  /(?<!\p{L})(?:(?:em |de |a |pra |com |por )?(?:que|qual|quais) (?:[ée] |era |foi |s[ãa]o |eram )?(?:o |a |os |as )?)(dia da semana|dias?|data|hor[áa]rio|horas?|m[êe]s|ano|[ée]poca|idade|cidade|lugar|bairro|pa[íi]s|estado|regi[ãa]o|nacionalidade|nome|cor|tamanho|valor|pre[çc]o|n[úu]mero|motivo|raz[ãa]o|coisa|tipo|marca|modelo|parente|pessoa|profiss[ãa]o|fam[íi]lia|problema|time|clube|doen[çc]a|trabalho|emprego)(?: d[eoa]s?)?(?!\p{L})/iu;
/** What goes before a question that is asked as a dare: "adivinha onde eu moro", "duvido que lembre meu nome". */
const LEAD =
  /^(?:(?:e |ent[ãa]o |a[íi] |vai |vamos ver |bora |me |[ée] )*(?:adivinha|adivinhe|chuta|diz|diga|fala|fale|conta|responde|lembra|quero ver(?: se)?|duvido que|aposto que|ser[áa] que)(?: a[íi]| l[áa]| pra mim| logo| s[óo])?(?: (?:voc[êe]|vc|tu|ce))?(?: (?:ainda |j[áa] )*(?:sabe|lembra|lembre|saiba|esqueceu|acerta))?)[,:]? /iu;
/** "além do português" says what is not meant. */
const BESIDES = /(?<!\p{L})(?:al[ée]m|fora|sem contar|tirando) (?:d[eoa]s? )?(?:[oa] )?\p{L}+/iu;
/** Roles of people in a text: those of the question have to be in the answer. */
const ROLE =
  /^(?:m[ãa]e|pai|pais|irm[ãa]o?s?|filh[oa]s?|av[óô]s?|avo|v[óô]|espos[oa]|marido|mulher|namorad[oa]|noiv[oa]|prim[oa]s?|ti[oa]s?|sobrinh[oa]s?|sogr[oa]s?|net[oa]s?|entead[oa]s?|cunhad[oa]s?|madrinha|padrinho|afilhad[oa]|amig[oa]s?|vizinh[oa]s?|chefe|colegas?|s[óo]ci[oa]|ex|padrasto|madrasta|patr[ãa]o|patroa|genro|nora|ca[çc]ula|moleque|guri[a]?|mainha|painho|mam[ãa]e|papai|manh[êe])$/iu;

export type Question = {
  text: string;
  senses: readonly string[];
  sought: Sought;
  /** What kind of thing is asked for, where the question says it: "em que bairro". */
  kind: string | undefined;
  roles: readonly string[];
  names: readonly string[];
  /** The names that stand in it. */
  own: readonly string[];
};

function rolesIn(text: string): string[] {
  return (text.match(/\p{L}+/gu) ?? []).filter((word) => ROLE.test(word)).map(senseOf);
}

function namesIn(text: string): string[] {
  return (text.slice(1).match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu) ?? []).map(foldWord);
}

/** Who is called what: "irmão Pedro" lets a question of Pedro find what was told of the brother. */
function alsoCalled(
  roles: readonly string[],
  names: readonly string[],
  known: readonly Fact[],
): readonly [string[], string[]] {
  const pairs = known
    .filter(({ relation }) => relation === 'family' || relation === 'friend')
    .map(({ value }) => [rolesIn(value), namesIn(` ${value}`)] as const);
  return [
    [...roles, ...pairs.filter(([, called]) => called.some((name) => names.includes(name))).flatMap(([own]) => own)],
    [...names, ...pairs.filter(([own]) => own.some((role) => roles.includes(role))).flatMap(([, called]) => called)],
  ];
}

/** Reads what a question asks for, with the words that carry its sense. */
export function readQuestion(written: string, known: readonly Fact[] = []): Question {
  const text = spelledOut(written).replace(/ (?:hoje em dia|atualmente)(?!\p{L})/giu, '');
  const lower = text.toLowerCase();
  const sought = SEEKS.find(([, pattern]) => pattern.test(lower))?.[0];
  const plain = text
    .replace(LEAD, '')
    .replace(BESIDES, ' ')
    .replace(/mais nov[oa]/iu, 'caçula')
    .replace(/mais velh[oa]/iu, 'primogênito');
  const rest = plain
    .replace(ASKED_FOR, ' ')
    .replace(/(?<!\p{L})d[ae] vida(?!\p{L})/giu, ' ')
    .replace(/(?<!\p{L})(?:anos|d[ae] vida|da minha vida|por dia)(?!\p{L})/giu, sought === 'number' ? ' ' : '$&');
  const found = sensibleWords(rest);
  const senses = [...new Set((found.length > 0 ? found : sensibleWords(plain)).map(senseOf))];
  const [roles, names] = alsoCalled([...new Set(rolesIn(text))], namesIn(text), known);
  const noun = ASKED_FOR.exec(plain)?.[1];
  return { text, senses, sought, kind: noun && senseOf(noun), roles, names, own: namesIn(text) };
}

type Read = {
  senses: ReadonlySet<string>;
  implied: ReadonlySet<string>;
  /** The senses in one line, to look for beginnings. */
  line: string;
  roles: ReadonlySet<string>;
  isOfOther: boolean;
  folded: string;
};
const READ_AT_MOST = 4_000;
const read = new Map<string, Read>();

/** What a text says besides its words: "o mais novo" of several is "o caçula", who is "aqui em casa" lives there. */
function besidesOf(text: string): string[] {
  const folded = foldWord(text);
  return [
    ...(/filh[oa] unic/u.test(folded) ? [senseOf('irmão')] : []),
    ...(/mais nov[oa]/u.test(folded) ? ['cacul'] : []),
    ...(/mais velh[oa]/u.test(folded) ? ['primogenit'] : []),
    ...(/(?:aqui|la) em casa/u.test(folded) ? [senseOf('morar')] : []),
    ...(/(?<![a-z])terapia(?! ocupacional)/u.test(folded)
      ? ['psicóloga', 'psicólogo', 'terapeuta', 'psiquiatra'].map(senseOf)
      : []),
    ...(/(?:vaga|emprego|trampo) (?:em|n[oa]|num|numa)(?![a-z])|contratad[oa]|me chamaram n/u.test(folded)
      ? [senseOf('trabalhar')]
      : []),
    ...(ZODIAC.test(folded) ? [senseOf('signo')] : []),
  ];
}

/** What was told is read once: it is looked through at every question. */
function readTold(value: string): Read {
  const known = read.get(value);
  if (known) return known;
  const fresh: Read = {
    senses: new Set([...sensesOf(value), ...besidesOf(value)]),
    implied: impliedBy(value),
    line: ` ${[...sensesOf(value)].join(' ')}`,
    roles: new Set(rolesIn(value)),
    isOfOther: personOf(value) !== undefined,
    folded: foldWord(value),
  };
  if (read.size >= READ_AT_MOST) read.clear();
  read.set(value, fresh);
  return fresh;
}

/** Nouns and ages that say little of what is asked. */
const GENERIC: ReadonlySet<string> = new Set(
  [
    'mania',
    'povo',
    'jeito',
    'vida',
    'detalhe',
    'parada',
    'lance',
    'cantinho',
    'história',
    'pessoal',
    'família',
    'gosto',
    'mundo',
  ].map(senseOf),
);

/** Of a brother his age says little; alone it says who is meant. */
const AGES: ReadonlySet<string> = new Set(['caçula', 'primogênito'].map(senseOf));

function weightOf(sense: string, roles: readonly string[]): number {
  return LIGHT.has(sense) || (AGES.has(sense) && roles.length > 1) || GENERIC.has(sense) ? 0.35 : 1;
}

/** "cardio" is short for the cardiologist, "reclamo" begins like "reclamação". */
const BEGINNING = 5;

function hasBeginning(told: Read, sense: string): boolean {
  if (sense.length < BEGINNING) return false;
  if (told.line.includes(` ${sense}`)) return true;
  for (let end = BEGINNING; end < sense.length; end += 1) if (told.senses.has(sense.slice(0, end))) return true;
  return false;
}

function has(told: Read, sense: string): boolean {
  return told.senses.has(sense) || told.implied.has(sense) || hasBeginning(told, sense);
}

/** A name in the question stands for the role in what was told, and the role for the name. */
function isCalled({ roles, names, own }: Question, told: Read, sense: string): boolean {
  if (own.some((name) => senseOf(name) === sense)) return roles.some((role) => told.roles.has(role));
  return roles.includes(sense) && names.some((name) => !own.includes(name) && told.folded.includes(name));
}

const ATTRIBUTE =
  /(?:qual|quais)(?: mesmo)?(?: é| eh| era| s[ãa]o)? (?:a|o|as|os) (\p{L}+) (?:d[aeo]s?|n[ao]s?) (?:meus?|minhas?)/iu;

/** Of what somebody likes best its own words tell, or nothing does. */
export const FAVOURITE = /favorit|preferid|predilet/iu;

/** "qual é a placa do meu carro?" is not answered with the car. */
function lacksAttribute({ text, sought }: Question, told: Read): boolean {
  if (FAVOURITE.test(text) && !has(told, 'gost') && !told.folded.includes('melhor')) return true;
  const attribute = sought === undefined && !ASKED_FOR.test(text) ? ATTRIBUTE.exec(text)?.[1] : undefined;
  return attribute !== undefined && !has(told, senseOf(attribute));
}

/** The kind asked for stands in what was told: "meu bairro, a Mustardinha". */
const KIND_NAMED = 0.35;

/** What somebody else does is no answer to what they do themselves, unless it is asked who does it. */
function otherness({ roles, names, senses, sought }: Question, told: Read): number {
  if (!told.isOfOther || roles.length > 0 || names.length > 0 || senses.includes('famil')) return 0;
  return sought === undefined ? 0.7 : 0.15;
}

/** How much of a question a text covers, and whether it can hold the answer; 0 where it is of somebody else. */
function scoreOf(question: Question, value: string): number {
  const told = readTold(value);
  if (question.roles.length > 0 && !question.roles.some((role) => told.roles.has(role) || has(told, role))) {
    if (!question.names.some((name) => told.folded.includes(name))) return 0;
  }
  const total = question.senses.reduce((sum, sense) => sum + weightOf(sense, question.roles), 0);
  const shared = question.senses.filter((sense) => has(told, sense) || isCalled(question, told, sense));
  const asksNoMore = question.senses.every((sense) => LIGHT.has(sense));
  const named = asksNoMore && question.kind !== undefined && told.senses.has(question.kind) ? KIND_NAMED : 0;
  const weight = shared.reduce((sum, sense) => sum + weightOf(sense, question.roles), 0) + named;
  if (lacksAttribute(question, told)) return 0;
  if (weight === 0 || (weight < 1 && question.senses.some((sense) => !LIGHT.has(sense)))) return 0;
  return weight / total - otherness(question, told) + fitOf(question, told, value);
}

/** "mora em Natal" holds no name of anybody. */
function withoutPlaces(value: string): string {
  return value.replace(
    /(?<!\p{L})(?:em|n[oa]s?|pr[oa]s?|pra|para|num|numa|d[oa]|(?:perto|longe|fora) d[eoa]) \p{Lu}\p{L}+/gu,
    ' ',
  );
}

/** A name however it is written: "é a neide", "com o dr hélio", "mudei pra samara". */
const CALLED =
  /(?<!\p{L})(?:(?:é|foi|era|virou) [oa] \p{L}{3,}(?=$|[,.;!]| e )|(?:dra?|doutora?|dona|com [oa](?: dra?)?|pel[oa] ti[oa]) \p{L}{3,})/iu;

/** Somebody who is not in the question already. */
function namesSomebody({ sought, roles, own }: Question, told: Read, value: string): boolean {
  if (sought !== 'who' && sought !== 'name') return false;
  const named = withoutPlaces(value);
  if (namesIn(` ${named}`).some((name) => !own.includes(name))) return true;
  if (CALLED.test(named)) return true;
  return sought === 'who' && [...told.roles].some((role) => !roles.includes(role));
}

/** Of these the answer has a name: "no segundo andar" is no part of town. */
const NAMED_PLACES: ReadonlySet<string> = new Set(['bairro', 'cidade', 'estado', 'país', 'rua'].map(senseOf));

function fitOf(question: Question, told: Read, value: string): number {
  const { sought, senses } = question;
  if (sought === undefined) return 0;
  const extra = told.senses.size > senses.filter((sense) => told.senses.has(sense)).length;
  if (sought === 'place' && NAMED_PLACES.has(question.kind ?? '') && namesIn(` ${value}`).length === 0) return 0;
  if (extra && (HOLDS[sought].test(value) || namesSomebody(question, told, value))) return 0.25;
  const strong = senses.filter((sense) => !LIGHT.has(sense));
  const covered = strong.filter((sense) => has(told, sense)).length;
  // "quem cozinha?" may be answered by nobody's name; "como se chama?" may not.
  return covered > 1 || (sought === 'who' && covered === strong.length) ? -0.25 : -0.6;
}

const ENOUGH = 0.42;
const NEAR = 0.08;

export type Found = { fact: Fact; score: number };

/** The newest of those that answer best; undefined where none does. */
export function findTold(facts: readonly Fact[], question: Question): Found | undefined {
  let best: Found | undefined;
  for (const fact of facts) {
    const score = scoreOf(question, isOwnWords(fact) ? fact.value : tellFacts([fact]));
    if (score >= ENOUGH && (best === undefined || score >= best.score - NEAR)) best = { fact, score };
  }
  return best;
}

/** What little of a question a text has to meet to be worth telling beside "I am not sure". */
const LEAST = 0.2;

/** The text that comes nearest to a question nothing answers; the newest of equals, none where nothing meets it. */
export function nearestTold(facts: readonly Fact[], question: Question): Fact | undefined {
  let best: Found | undefined;
  for (const fact of facts) {
    const score = nearnessOf(question, fact.value);
    if (score >= LEAST && (best === undefined || score >= best.score)) best = { fact, score };
  }
  return best?.fact;
}

function nearnessOf(question: Question, value: string): number {
  const told = readTold(value);
  if (question.roles.length > 0 && !question.roles.some((role) => told.roles.has(role) || has(told, role))) return 0;
  if ((question.roles.length === 0 && told.isOfOther) || lacksAttribute(question, told)) return 0;
  const telling = question.senses.filter((sense) => !LIGHT.has(sense) && !GENERIC.has(sense));
  const shared = telling.filter((sense) => has(told, sense)).length;
  const isNamed = question.kind !== undefined && (told.senses.has(question.kind) || told.implied.has(question.kind));
  if (shared === 0 && !(isNamed && telling.length === 0)) return 0;
  const holds = question.sought !== undefined && HOLDS[question.sought].test(value);
  return shared / Math.max(1, telling.length) + (holds ? LEAST : 0);
}

/** What a text holds of what a question names and wants to hear. */
export type Match = {
  /** Whether a word, by its sense, stands in it. */
  has: (word: string) => boolean;
  roles: ReadonlySet<string>;
  isOfOther: boolean;
  lacksAttribute: boolean;
  /** A day where one is asked for, a name, a number. */
  holdsAnswer: boolean;
  /** How many words that say what the question is about. */
  shared: number;
};

/** Reads a text in the light of a question. */
export function matchOf(question: Question, value: string): Match {
  const told = readTold(value);
  const { sought } = question;
  return {
    has: (word) => has(told, senseOf(word)),
    roles: told.roles,
    isOfOther: told.isOfOther,
    lacksAttribute: lacksAttribute(question, told),
    holdsAnswer: sought !== undefined && (HOLDS[sought].test(value) || namesSomebody(question, told, value)),
    shared: sharedTelling(question, value),
  };
}

/** How many words of a question that say what it is about stand in a text. */
export function sharedTelling({ senses }: Question, value: string): number {
  const told = readTold(value);
  return senses.filter((sense) => !LIGHT.has(sense) && !GENERIC.has(sense) && has(told, sense)).length;
}

/** Whether what was told says more of what is asked than the facts of a kind do: those go first otherwise. */
export function saysMore(question: Question, told: string, rival: string): boolean {
  const [own, other] = [readTold(told), readTold(rival)];
  const missing = question.senses.filter((sense) => !LIGHT.has(sense) && !OF_KINDS.has(sense) && !has(other, sense));
  if (missing.some((sense) => has(own, sense))) return true;
  return (
    missing.length === 0 && fitOf(question, own, told) > fitOf(question, other, rival) && scoreOf(question, told) >= 1.2
  );
}
