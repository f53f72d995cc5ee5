/** Favourites, dates, places, body, belongings, habits and fears of the person. */
import type { Sentence, Token } from '../analyser/tokens.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchEnd, matchesSentence } from '../pattern/match.ts';
import type { Fact, FactRelation } from '../request.ts';
import { capturePhrase, rule, tokensAfter } from './capture.ts';

const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const MONTHS_FOLDED = MONTHS.map((month) => month.replace('ç', 'c'));
/** Someone else is the subject: the fact is theirs. */
const OTHERS = compilePattern(
  'ele|ela|eles|elas|voce|mae|pai|irmao|irma|filho|filha|amigo|amiga|esposa|marido|namorado|namorada|avo|primo|prima|tio|tia|chefe|vizinho|vizinha|cunhado|cunhada|sogra|sogro',
);

function raws(tokens: readonly Token[]): string {
  return tokens
    .map(({ raw }) => raw)
    .filter(Boolean)
    .join(' ');
}

/** Words as written, up to a pause or `max`. */
function upTo(tokens: readonly Token[], max: number): string | undefined {
  const stop = tokens.findIndex(
    (token, at) => (tokens[at - 1]?.pause ?? false) || /^(?:mas|porque|e|que|ne)$/.test(token.raw),
  );
  const kept = raws(tokens.slice(0, Math.min(stop < 0 ? max : stop, max)));
  return kept.length >= 1 && kept.length <= 48 ? kept : undefined;
}

function isCopula(token: Token | undefined): boolean {
  return token !== undefined && ['é', 'eh', 'sao', 'são'].includes(token.raw.toLowerCase());
}

const FAVORITE = new Set('favorito favorita preferido preferida predileto predileta'.split(' '));
const MY = new Set('meu minha'.split(' '));

/** "a cor que eu mais gosto é lilás". */
function mostLiked(tokens: readonly Token[]): string | undefined {
  const words = tokens.map(({ fold }) => fold);
  const at = words.findIndex(
    (word, place) => word === 'que' && words.slice(place, place + 4).join(' ') === 'que eu mais gosto',
  );
  const value = at > 0 && isCopula(tokens[at + 4]) ? phrase(tokens.slice(at + 5)) : undefined;
  return value && `${tokens[at - 1]?.raw.toLowerCase()}: ${value}`;
}

/** "minha cor favorita é azul" and "azul é minha cor favorita" → "cor: azul". */
function gleanFavorite({ tokens, asked }: Sentence): string | undefined {
  const most = asked ? undefined : mostLiked(tokens);
  if (most) return most;
  const at = tokens.findIndex((token) => FAVORITE.has(token.fold));
  const my = tokens.findLastIndex((token, place) => place < at && MY.has(token.fold));
  if (
    asked ||
    tokens.slice(0, at + 3).some(({ fold }) => fold === 'nao') ||
    at < 0 ||
    my < 0 ||
    at - my > 4 ||
    tokens[at]?.negated
  )
    return undefined;
  const kind = raws(tokens.slice(my + 1, at)).toLowerCase();
  const after = tokens.findIndex((token, place) => place > at && place <= at + 5 && isCopula(token));
  const detail =
    tokens[at + 1]?.fold === 'de' && after > at + 1 ? ` ${raws(tokens.slice(at + 1, after)).toLowerCase()}` : '';
  const before = isCopula(tokens[my - 1]) ? lastPhrase(tokens.slice(0, my - 1)) : [];
  const value = after > 0 && !tokens[after + 1]?.negated ? phrase(tokens.slice(after + 1)) : phrase(before);
  return kind && value ? `${kind}${detail}: ${value}` : undefined;
}

/** Of what stands before, only what was said last: "mudei, tô na fase do roxo, é minha cor preferida". */
function lastPhrase(tokens: readonly Token[]): readonly Token[] {
  const pause = tokens.findLastIndex((token, at) => token.pause && at < tokens.length - 1);
  const last = tokens.slice(pause + 1);
  const at = last.findLastIndex((token) => /^(?:do|da|de|no|na|pelo|pela|que|e)$/.test(token.fold));
  return tokens.at(-1)?.pause || pause >= 0 ? last.slice(at + 1) : tokens;
}

function phrase(tokens: readonly Token[]): string | undefined {
  const article = /^(?:o|a|os|as)$/.test(tokens[0]?.fold ?? '') && tokens.length > 1;
  return upTo(article ? tokens.slice(1) : tokens, 6);
}

/** "o porteiro torce pro Remo": of the third person only with "a gente". */
const OTHERS_CHEER = compilePattern('=torce|=torcia|=torcem !gente');
const TEAM = rule(
  'favorite',
  '+meu time que? e !nao',
  '+meu time * e !nao',
  '+torcer para|por',
  '+sou torcedor|torcedora de',
);

function gleanTeam(sentence: Sentence): string | undefined {
  // "eu? torcer pro Vasco?" is no answer.
  if (sentence.asked || matchesSentence(OTHERS_CHEER, sentence)) return undefined;
  const team = capturePhrase(tokensAfter(sentence, TEAM.patterns) ?? [], 3);
  return team && !/^time /iu.test(team) ? `time: ${team}` : undefined;
}

const BIRTH = [
  compilePattern('+meu aniversario|niver'),
  compilePattern('+nasci'),
  compilePattern('+faco|completo anos|aniversario'),
];

function gleanBirthday(sentence: Sentence, text: string): string | undefined {
  if (!BIRTH.some((pattern) => matchesSentence(pattern, sentence))) return undefined;
  const words = sentence.tokens.map(({ fold }) => fold);
  const month = words.findIndex((word) => MONTHS_FOLDED.includes(word));
  const date = words[month - 2];
  if (month > 0 && /^\d{1,2}$|^primeiro$/.test(date ?? ''))
    return `${date} de ${MONTHS[MONTHS_FOLDED.indexOf(words[month] ?? '')]}`;
  const [, day, slashed] = /\b(\d{1,2})\/(\d{1,2})\b/.exec(text) ?? [];
  const named = MONTHS[Number(slashed) - 1];
  return day && named ? `${Number(day)} de ${named}` : undefined;
}

const AGE = [compilePattern('+tenho #number anos'), compilePattern('+fiz|completei|completar #number anos?')];

function gleanAge(sentence: Sentence): string | undefined {
  const end = AGE.map((pattern) => matchEnd(pattern, sentence)).find((place) => place !== undefined);
  const years = sentence.tokens.slice(0, end).findLast((token) => token.forms.has('#number'))?.raw;
  const next = sentence.tokens[end ?? 0]?.fold;
  if (end === undefined || !years || Number(years) < 18 || Number(years) > 110 || next === 'de') return undefined;
  return `${years} anos`;
}

const BORN = rule('birthplace', '+nasci em !nao', '+sou natural de', 'fui nascido|nascida * em');

function gleanBirthplace(sentence: Sentence): string | undefined {
  const after = tokensAfter(sentence, BORN.patterns);
  const place = after && /^\p{Lu}/u.test(after[0]?.raw ?? '') ? capturePhrase(after, 3) : undefined;
  return place?.split(/ (?:em|na|no) /u)[0];
}

const ALLERGY = rule(
  'allergy',
  '+sou|tenho muito? alergico|alergica|alergia|intolerante|intolerancia a|de|com',
  '+alergia a|de',
  'nao posso comer|tomar',
);
const STUDY = rule(
  'study',
  '+estudo em',
  '+faco|curso faculdade|mestrado|doutorado|curso|pos em',
  '+minha faculdade|escola|universidade e',
);

/** Where they study; acronyms stay as they are written. */
function studyPlace(sentence: Sentence): string | undefined {
  const after = tokensAfter(sentence, STUDY.patterns);
  return after && capturePhrase(after, 4) ? upTo(after, 5) : undefined;
}

const FEAR = rule('fear', '+tenho|morro de? muito? medo|pavor|panico|fobia de', 'meu maior? medo e');
const SPEAKS = rule(
  'language',
  '+falo',
  '+sou fluente em',
  '+aprendendo|estudando|estudo',
  '+sei falar',
  '+meu * e fluente|bom',
);
const LANGUAGES = new Set(
  'ingles espanhol frances alemao italiano japones coreano mandarim chines russo arabe libras guarani holandes grego latim esperanto hebraico sueco'.split(
    ' ',
  ),
);

function gleanLanguages(sentence: Sentence): string[] {
  if (!matchesAny(sentence, SPEAKS.patterns)) return [];
  return sentence.tokens
    .filter(({ fold, negated }) => LANGUAGES.has(fold) && !negated)
    .map(({ raw }) => raw.toLowerCase());
}

function matchesAny(sentence: Sentence, patterns: (typeof SPEAKS)['patterns']): boolean {
  return patterns.some((pattern) => matchesSentence(pattern, sentence));
}

const THINGS = new Set(
  (
    'carro moto bicicleta bike violao guitarra piano teclado baixo bateria flauta ukulele cavaquinho saxofone violino sanfona pandeiro ' +
    'gaita skate patins prancha barco caminhao fusca console videogame vitrola camera telescopio moto scooter sitio apartamento'
  ).split(' '),
);
const OWN = compilePattern('+tenho|comprei|ganhei|toco|dirijo');

/** "meu carro é um Fusca", "meu violão se chama Zeca" → "carro: Fusca"; "tenho um piano" → "piano". */
function gleanOwned(sentence: Sentence): string | undefined {
  const { tokens } = sentence;
  const at = tokens.findIndex(({ fold, negated }) => THINGS.has(fold) && !negated);
  const thing = tokens[at];
  if (!thing || sentence.asked) return undefined;
  const mine = MY.has(tokens[at - 1]?.fold ?? '');
  const rest = tokens
    .slice(at + 1)
    .filter(({ fold, raw }) => !['se', 'um', 'uma'].includes(fold) || isCopula({ raw } as Token));
  const named =
    isCopula(rest[0]) || rest[0]?.fold === 'chama' || rest[0]?.fold === 'chamado' || rest[0]?.fold === 'chamada';
  const value = named ? phrase(rest.slice(1)) : undefined;
  if (value && (mine || matchesSentence(OWN, sentence))) return `${thing.raw.toLowerCase()}: ${value}`;
  if (!matchesSentence(OWN, sentence) || mine || thing.pause) return value;
  const detail = rest[0] && !/^(?:e|que|de|em|para|com|mas)$/.test(rest[0].fold) ? ` ${rest[0].raw}` : '';
  return `${thing.raw.toLowerCase()}${detail}`;
}

const DOES = new Set(
  (
    'pesco danco costuro bordo luto remo voluntario corro caminho nado medito leio rezo acordo durmo treino malho pedalo cozinho almoco janto tomo bebo jogo escrevo pinto danco ' +
    'surfo escuto ouco assisto desenho canto toco rego passeio estudo faco vou'
  ).split(' '),
);
const REGULARLY = [
  'de manha|tarde|noite|madrugada',
  'todo|toda|todos|todas dia|dias|manha|manhas|noite|noites|semana|domingo|domingos|sabado|sabados|segunda|terca|quarta|quinta|sexta|mes|ano|tarde|tardes',
  'sempre',
  'antes de dormir|trabalhar|almoco|jantar',
  'cedo|cedinho',
  'a noite',
  'as #number',
  '#number|uma|duas|tres vezes por semana|mes|dia',
  'aos sabados|domingos',
  'em jejum',
].map(compilePattern);
const LATELY = compilePattern('hoje|ontem|amanha|vou_comecar|queria|quero');

/** A thing done regularly, in the person's own words: "corro de manhã". */
function gleanHabit(sentence: Sentence): string | undefined {
  const at = sentence.tokens.findIndex(({ fold, negated }) => DOES.has(fold) && !negated);
  if (at < 0 || at > 2 || matchesSentence(LATELY, sentence)) return undefined;
  if (!REGULARLY.some((pattern) => matchesSentence(pattern, sentence))) return undefined;
  return upTo(sentence.tokens.slice(at), 9);
}

const SIZES: readonly [string, RegExp][] = [
  ['altura', /\b(?:tenho|me[cç]o|minha altura [eé])\s+(1[,.]\d{2}|1 metro e \d{2})/iu],
  ['calçado', /\b(?:cal[cç]o(?: é)?|meu n[uú]mero de sapato [eé]|meu p[eé] [eé])\s+(?:n[uú]mero )?(3\d|4\d)\b/iu],
  ['roupa', /\b(?:visto|meu tamanho [eé])\s+(?:tamanho )?(PP|P|M|G|GG|XG|\d{2})\b/iu],
  ['sangue', /\b(?:sangue|tipo sangu[ií]neo)\s+(?:[eé]|tipo)\s+((?:A|B|AB|O)\s?(?:[+-]|positivo|negativo))/iu],
  [
    'signo',
    /\b(?:meu signo [eé]|sou de|sou do signo de)\s+([aá]ries|touro|g[eê]meos|c[aâ]ncer|le[aã]o|virgem|libra|escorpi[aã]o|sagit[aá]rio|capric[oó]rnio|aqu[aá]rio|peixes)\b/iu,
  ],
];

function gleanBody(text: string): string[] {
  return SIZES.flatMap(([kind, pattern]) => {
    const value = pattern.exec(text)?.[1];
    return value ? [`${kind}: ${value}`] : [];
  });
}

function captured(sentence: Sentence, patterns: (typeof FEAR)['patterns'], max: number): string | undefined {
  return capturePhrase(tokensAfter(sentence, patterns) ?? [], max);
}

/** Everything of this kind that one clause tells of the person. */
export function gleanParticulars(sentence: Sentence, text: string): Fact[] {
  // A film may be called "Irmão do Jorel": what is theirs and a favourite is nobody else's.
  const favorite = gleanFavorite(sentence);
  const facts: Fact[] = favorite ? [{ relation: 'favorite', value: favorite }] : [];
  if (matchesSentence(OTHERS, sentence)) return facts;
  const found: [FactRelation, string | undefined][] = [
    ['birthday', gleanBirthday(sentence, text)],
    ['age', gleanAge(sentence)],
    ['birthplace', gleanBirthplace(sentence)],
    ['favorite', gleanTeam(sentence)],
    ['allergy', captured(sentence, ALLERGY.patterns, 3)],
    ['study', studyPlace(sentence)],
    ['fear', captured(sentence, FEAR.patterns, 4)],
    ['owns', gleanOwned(sentence)],
    ['habit', gleanHabit(sentence)],
  ];
  for (const [relation, value] of found) if (value !== undefined) facts.push({ relation, value });
  for (const value of gleanLanguages(sentence)) facts.push({ relation: 'language', value });
  return facts;
}

/** Sizes are read in the whole message: its commas are theirs. */
export function gleanSizes(sentence: Sentence, text: string): Fact[] {
  const denied = sentence.forms.has('nao') || sentence.asked || matchesSentence(OTHERS, sentence);
  return denied ? [] : gleanBody(text).map((value) => ({ relation: 'body', value }));
}
