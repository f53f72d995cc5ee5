/** Name, city and job: what the person says of themselves. */

import { isVerbForm } from '../analyser/first-person.ts';
import { foldWord } from '../analyser/fold.ts';
import type { Sentence, Token } from '../analyser/tokens.ts';
import { lemmasOf } from '../analyser/verbs.ts';
import { NICKNAMED } from './appositions.ts';
import { capturePhrase, rule, titleCase, tokensAfter } from './capture.ts';
import { CITIES, GIVEN_NAMES, isOccupation, isWorkplace, KIN, NOT_NAMES, OCCUPATIONS } from './lexicon.ts';

const NAME = rule(
  'name',
  '+chamo !nao',
  'meu nome e|eh !quem',
  'me? chama|chame|chamar de !te|gente|sendo|sido|nao|quem|chamam|ninguem|chamava|chamavam|chamou|pensei|pensando|pensamos|loja|lojinha|salao|barraca|projeto|negocio|bebe|cachorro|gato',
  'quem fala|escreve|digita aqui? e',
  '< aqui e|quem_fala o|a',
  'aqui quem_fala',
  'meu nome >',
);
const I_AM = rule('name', '< #laugh? oi|ola? eu? sou !nao', 'prazer !nao', 'eu sou !nao', 'sou o|a !nao', '< sou !nao');
const CITY = rule(
  'city',
  '=moro|=moramos|=morando em !nao|queria',
  '=vivo|=vivemos em !nao',
  'eu? +sou de !nao',
  'falo de aqui? de',
  'minha cidade e',
  '=morar|=viver em !ela|ele|elas|eles|foi|foram|queria|quero|sonho|vou|para|seria|deve|bom|gostaria|pretendo|penso|pensando|e_caro',
);
const HERE = rule('city', 'aqui em !nao');
const JOB_AS = rule('job', '+trabalho como|de|com !nao|casa', 'trabalhando como|com|de !nao|queria|quero|ele|ela');
const JOB_AT = rule('job', '+trabalho em !nao|nao');
/** "Trabalho de noite" says when, not as what. */
const NO_CRAFT = new Set(
  'noite dia manha tarde madrugada graca verdade pe segunda terca quarta quinta sexta sabado domingo'.split(' '),
);
const JOB_IS = rule('job', '+sou !nao', 'profissao e', 'trabalho e ser');
const STUDY = rule(
  'job',
  '+estudo !nao|muito|para',
  '+curso !nao',
  'faculdade de',
  '+faco faculdade de',
  '+sou estudante de',
  '+sou aluno|aluna de',
);
const COURSES = new Set(
  (
    'direito medicina engenharia psicologia administracao pedagogia enfermagem arquitetura design computacao fisica quimica biologia ' +
    'historia letras geografia filosofia matematica veterinaria odontologia nutricao farmacia economia contabilidade jornalismo ' +
    'publicidade cinema musica teatro artes moda gastronomia agronomia sociologia fisioterapia marketing informatica'
  ).split(' '),
);

/** What a bare name may be wrapped in: "pode ser Duda", "é Zuleide". */
const AROUND_NAME = new Set('o a eu e sou pode ser meu nome chamo me aqui prazer so'.split(' '));

function isNameLike(token: Token | undefined): token is Token {
  if (!token || !/^\p{L}{2,20}$/u.test(token.raw)) return false;
  const fold = foldWord(token.raw);
  // "Obrigada por ouvir" names nobody, nor does "reprovei" after "como você se chama?".
  const isVerb = !GIVEN_NAMES.has(fold) && (lemmasOf(fold).size > 0 || isVerbForm(token.raw));
  return !NOT_NAMES.has(fold) && !OCCUPATIONS.has(fold) && !isVerb && (GIVEN_NAMES.has(fold) || !NICKNAMED.test(fold));
}

function isKnownName(token: Token | undefined): boolean {
  return token !== undefined && GIVEN_NAMES.has(foldWord(token.raw));
}

function isCapitalised(token: Token): boolean {
  return /^\p{Lu}\p{Ll}/u.test(token.raw);
}

function writeName(tokens: readonly Token[]): string | undefined {
  const [first, second] = tokens;
  if (!isNameLike(first)) return undefined;
  const goesOn =
    !first.pause && isNameLike(second) && (isKnownName(second) || isCapitalised(second)) && isKnownName(first);
  return titleCase((goesOn ? [first, second] : [first]).map((token) => token.raw.toLowerCase()).join(' '));
}

/** "meu nome é pressa hoje" names nobody. */
function statedName(tokens: readonly Token[]): string | undefined {
  return tokens[1]?.fold === 'hoje' ? undefined : writeName(tokens);
}

/** "Sou o João de Curitiba", "sou a Marlene, 61 anos": the name is all of it, or something else of theirs follows. */
function endsThere([name, next, ...rest]: readonly Token[]): boolean {
  if (!next || name?.pause || rest.length === 0) return true;
  return /^(?:de|do|da|tenho|moro|e|mas|aqui|prazer)$/u.test(next.fold);
}

/** "Sou o Jailson, prazer": written like a name, and nothing said of it. */
const INTRODUCED = /(?<!n[ãa]o |nem )(?<!\p{L})sou [oa] (\p{Lu}\p{Ll}{2,15})(?=,|$| prazer| aqui| muito prazer)/u;

/** "Sou a Marlene", "rogério aqui, 29". */
function claimedName(sentence: Sentence): string | undefined {
  const { tokens } = sentence;
  const text = tokens.map(({ raw, pause }) => (pause ? `${raw},` : raw)).join(' ');
  const introduced = INTRODUCED.exec(text)?.[1];
  const token = tokens.find(({ raw }) => raw === introduced);
  if (isNameLike(token)) return titleCase(token.raw.toLowerCase());
  const claimed = tokensAfter(sentence, I_AM.patterns);
  if (claimed && isKnownName(claimed[0]) && endsThere(claimed)) return writeName(claimed);
  const [first, here] = tokens;
  const isHere = first !== undefined && here?.fold === 'aqui' && (here.pause || tokens.length === 2);
  return isHere && isKnownName(first) ? writeName([first]) : undefined;
}

/** What everybody calls them comes before what stands in their papers. */
const CALLED_BY =
  /(?<!\p{L})(?:(?:todo mundo|todos|o povo|a turma|os amigos|em casa) (?:s[óo] )?me chamam?|(?:pode|podem|prefiro que voc[êe]) me (?:chamar|chame)|(?:mas )?me chama(?: s[óo])?) (?:s[óo] )?(?:de |por )?(\p{L}{2,16})(?= mesmo|[,.!;]|$)|(?<!\p{L})pode ser (\p{L}{2,16}) mesmo/iu;

/** "Sou o Antônio, mas todo mundo me chama de Toninho." */
function calledBy({ tokens }: Sentence): string | undefined {
  const text = tokens.map(({ raw }) => raw).join(' ');
  const [, called, instead] = CALLED_BY.exec(text) ?? [];
  const name = called ?? instead;
  const token = tokens.find(({ raw }) => raw === name);
  const isName = isNameLike(token) && !KIN.has(foldWord(token.raw)) && (isCapitalised(token) || isKnownName(token));
  return isName ? titleCase(token.raw.toLowerCase()) : undefined;
}

/** `asked` is true when her last line asked the name, so that a bare "Rafa" is an answer. */
export function gleanName(sentence: Sentence, asked: boolean): string | undefined {
  const called = calledBy(sentence);
  if (called) return called;
  const stated = tokensAfter(sentence, NAME.patterns);
  if (stated) return statedName(stated);
  const claimed = claimedName(sentence);
  if (claimed) return claimed;
  const introduced = sentence.forms.has('prazer') && sentence.tokens.length <= 3;
  if (!(asked || introduced) || sentence.tokens.length > 5 || sentence.forms.has('nao')) return undefined;
  const known = sentence.tokens.find(isKnownName);
  if (known) return writeName(sentence.tokens.slice(sentence.tokens.indexOf(known)));
  const only = sentence.tokens.filter((token) => isNameLike(token) && token.fold.length > 2);
  const plain = sentence.tokens.every((token) => only.includes(token) || AROUND_NAME.has(token.fold));
  return only.length === 1 && plain ? writeName(only) : undefined;
}

function listedCity(tokens: readonly Token[]): string | undefined {
  for (let size = Math.min(4, tokens.length); size > 0; size -= 1) {
    const key = foldWord(
      tokens
        .slice(0, size)
        .map((token) => token.raw)
        .join(' '),
    );
    const city = Object.hasOwn(CITIES, key) ? CITIES[key] : undefined;
    if (city) return city;
  }
  return undefined;
}

function capitalisedCity(tokens: readonly Token[]): string | undefined {
  const first = tokens[0];
  if (!first || !isCapitalised(first)) return undefined;
  const phrase = capturePhrase(tokens, 3);
  return phrase && phrase.length > 2 ? phrase.split(' ').slice(0, 4).join(' ') : undefined;
}

/** "Sou manicure em Feira de Santana": where what they are ends and the city begins. */
function cityPlace(tokens: readonly Token[]): number {
  return tokens.findIndex(
    ({ raw }, at) =>
      raw.toLowerCase() === 'em' &&
      (listedCity(tokens.slice(at + 1)) ?? capitalisedCity(tokens.slice(at + 1))) !== undefined,
  );
}

function withoutCity(tokens: readonly Token[]): readonly Token[] {
  const at = cityPlace(tokens);
  return at < 0 ? tokens : tokens.slice(0, at);
}

function cityOfJob(sentence: Sentence): string | undefined {
  const tokens = tokensAfter(sentence, JOB_AS.patterns) ?? tokensAfter(sentence, JOB_IS.patterns);
  const isJob = tokens && (gleanOccupation(tokens) ?? tokensAfter(sentence, JOB_AS.patterns));
  if (!tokens || !isJob) return undefined;
  const at = cityPlace(tokens);
  return at < 0 ? undefined : (listedCity(tokens.slice(at + 1)) ?? capitalisedCity(tokens.slice(at + 1)));
}

/** City of the person; a bare city counts when her last line asked where they live. */
export function gleanCity(sentence: Sentence, asked: boolean): string | undefined {
  const ofJob = cityOfJob(sentence);
  if (ofJob) return ofJob;
  const after = tokensAfter(sentence, CITY.patterns);
  if (after) return listedCity(after) ?? capitalisedCity(after);
  const here = tokensAfter(sentence, HERE.patterns);
  if (here) return listedCity(here);
  if (!asked || sentence.tokens.length > 6 || sentence.forms.has('nao')) return undefined;
  for (const index of sentence.tokens.keys()) {
    const city = listedCity(sentence.tokens.slice(index));
    if (city) return city;
  }
  return undefined;
}

function gleanStudy(sentence: Sentence): string | undefined {
  const after = tokensAfter(sentence, STUDY.patterns);
  const course = after && capturePhrase(after, 2);
  if (!course || !COURSES.has(foldWord(course.split(' ')[0] ?? ''))) return undefined;
  return `estudante de ${course.toLowerCase()}`;
}

type IsTrade = (fold: string) => boolean;

function gleanOccupation(tokens: readonly Token[] | undefined, isTrade: IsTrade = isOccupation): string | undefined {
  const first = tokens?.[0];
  if (!tokens || !first || !isTrade(foldWord(first.raw))) return undefined;
  return capturePhrase(withoutCity(tokens), 3)?.toLowerCase();
}

/** "motorista de ônibus" as a whole message can only be about the person. */
function bareOccupation(tokens: readonly Token[]): string | undefined {
  const whole = tokens.length === 1 || (tokens.length === 3 && tokens[1]?.fold === 'de');
  return whole ? gleanOccupation(tokens, (fold) => OCCUPATIONS.has(fold)) : undefined;
}

/** Occupation, field, workplace or course, so that "rotina de …" reads well with any of them. */
export function gleanJob(sentence: Sentence): string | undefined {
  const studied = gleanStudy(sentence);
  if (studied) return studied;
  const as = tokensAfter(sentence, JOB_AS.patterns);
  if (as?.[0]?.raw.toLowerCase() === 'ti') return 'TI';
  if (as && !NO_CRAFT.has(as[0]?.fold ?? ''))
    return gleanOccupation(as) ?? capturePhrase(withoutCity(as), 3)?.toLowerCase();
  const occupation = gleanOccupation(tokensAfter(sentence, JOB_IS.patterns)) ?? bareOccupation(sentence.tokens);
  if (occupation) return occupation;
  const at = tokensAfter(sentence, JOB_AT.patterns)?.find(({ fold }) => !/^(?:um|uma|o|a)$/u.test(fold));
  return at && isWorkplace(at.fold) ? at.raw.toLowerCase() : undefined;
}
