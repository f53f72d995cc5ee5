/** The verbs of a sentence that tell what was done, and by whom. */
import { isVerbForm, secondOf } from '../analyser/first-person.ts';
import { senseOf } from '../analyser/stems.ts';
import type { Sentence, Token } from '../analyser/tokens.ts';
import { lemmasOf } from '../analyser/verbs.ts';
import type { Side } from './schema.ts';

export type Doing = {
  /** The infinitives the form may be of, or its sense, by which a verb that is in no table is known. */
  readonly verbs: ReadonlySet<string>;
  readonly side: Side;
  readonly isDenied: boolean;
  readonly tokens: readonly Token[];
  readonly at: number;
  /** How much the verb tells: "disse" and "tentei" less than what was said or tried. */
  readonly weight: number;
};

/** Before these a word is a noun: "a compra", "no almoço". */
const BEFORE_NOUN =
  /^(?:[oa]s?|uma?s?|uns|meus?|minhas?|seus?|suas?|noss[ao]s?|d[aeo]s?|n[ao]s?|ao|aos|pel[ao]s?|num|numa|em|de|por|pra|para|at[eé]|sobre|ess[ea]s?|est[ea]s?|aquel[ea]s?|muit[ao]s?|mais|com|sem|cada|outr[ao]s?|bo[am]|nov[ao]|primeir[ao])$/u;
export const INFINITIVE = /^\p{L}{2,}[aei]r$|^pôr$/u;
const GERUND = /^(?!quando$|lindo$|bando$|mando$|comando$|contrabando$|tremendo$).*[aei]ndo$/u;
/** Verbs after which an infinitive is what is meant to be done, and those after which it is what was. */
const MEANS =
  /^(?:vou|vamos|quero|queria|queremos|pretendo|preciso|precisava|tenho|pensando|penso|pensei|bora|irei|planejo|consigo|espero)$/u;
const DID =
  /^(?:fui|fomos|acabei|acabamos|tive|precisei|consegui|comecei|parei|voltei|resolvi|decidi|tentei|adoro|gosto|amo|sei)$/u;
const THEY_DID =
  /^(?:foi|foram|acabou|acabaram|teve|tiveram|precisou|conseguiu|comecou|comecaram|parou|voltou|resolveu|decidiu|tentou|vai|vao|quer|querem)$/u;
const LINKS = /^(?:a|de|que|em|pra|para|me|te|se|lhe|nos|por|nao)$/u;
/** They lean on what follows and tell little themselves. */
const LITTLE = new Set(
  'ser estar ter ir poder querer dever precisar haver dizer falar ficar comecar acabar conseguir tentar resolver vir deixar parecer'.split(
    ' ',
  ),
);

function isWord({ raw, forms }: Token): boolean {
  return raw !== '' && !forms.has('#emoji') && !forms.has('#laugh');
}

/** The verb an infinitive or a gerund leans on, a few small words before it. */
function leanedOn(tokens: readonly Token[], at: number): Token | undefined {
  for (let before = at - 1; before >= Math.max(0, at - 4); before -= 1) {
    const token = tokens[before];
    if (!token || token.pause) return undefined;
    if (!LINKS.test(token.fold)) return token;
  }
  return undefined;
}

function sideOfInfinitive(tokens: readonly Token[], at: number): Side | undefined {
  const fold = leanedOn(tokens, at)?.fold ?? '';
  if (MEANS.test(fold)) return 'plan';
  if (DID.test(fold)) return 'self';
  return THEY_DID.test(fold) ? 'they' : undefined;
}

/** What a gerund leans on: "tô", "fiquei"; "que só vendo" is a way of speaking. */
const GOES_ON = new Set('estar ficar andar viver acabar continuar vir seguir passar ir'.split(' '));

/** "Tô limpando", "fiquei olhando" is the writer; "ela tá limpando" is not. */
function sideOfGerund(tokens: readonly Token[], at: number): Side | undefined {
  const leaned = leanedOn(tokens, at);
  if (!leaned) return at === 0 ? 'self' : undefined;
  if (![...lemmasOf(leaned.fold)].some((lemma) => GOES_ON.has(lemma))) return undefined;
  return secondOf(leaned.raw, tokens[tokens.indexOf(leaned) - 1]?.raw) === undefined ? 'they' : 'self';
}

function isNounHere(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  // "A gente comprou", "o que comprou".
  return before !== undefined && !before.pause && BEFORE_NOUN.test(before.fold);
}

function saysI(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 3), at).some(({ fold }) => fold === 'eu');
}

/** "Não disse nada": a verb only right after whoever does it. */
const SELDOM_VERBS =
  /^(?:nada|como|para|casa|casas|conta|contas|janta|lancha|sobre|era|seca|roda|bota|cola|cama|pena|cara|copo|toca|sala|mesa|fundo|cedo|alto|certo|errado|caro|junto|perto)$/u;
const DOERS = /^(?:eu|ele|ela|eles|elas|gente|voce|que|quem|nao|nunca|sempre|so|me|se)$/u;

const FOUND = /^ach(?:ei|ou|amos|aram)$/u;
const FINDS = /^(?:uma?s?|uns|o|a|os|as|meus?|minhas?|dinheiro|\d+)$/u;
const JUDGED =
  /(?<!\p{L})(?:bo[am]|ruim|chat[oa]|lind[oa]|feio|feia|estranh[oa]|engracad[oa]|car[oa]|barat[oa]|ridicul[oa]|absurdo|fraco|fraca|gostos[oa]|otim[oa]|legal|tudo|massa|top)$/u;

const TASTES = ['gostar', 'adorar', 'amar', 'odiar', 'detestar', 'preferir'];

/** "Achei a chave" found, "achei que sim" and "achei o filme bom" did not. */
function isOpinion(tokens: readonly Token[], at: number): boolean {
  // What is liked is a taste, and no deed.
  if (TASTES.some((verb) => lemmasOf(tokens[at]?.fold ?? '').has(verb))) return true;
  if (!lemmasOf(tokens[at]?.fold ?? '').has('achar')) return false;
  const isFound = FOUND.test(tokens[at]?.fold ?? '') && FINDS.test(tokens[at + 1]?.fold ?? '');
  return !isFound || JUDGED.test(tokens.at(-1)?.fold ?? '');
}

/** No verb here: behind an article, or one of those that are something else more often. */
function isOther(tokens: readonly Token[], at: number, fold: string): boolean {
  return isNounHere(tokens, at) || (SELDOM_VERBS.test(fold) && !DOERS.test(tokens[at - 1]?.fold ?? ''));
}

/** The side of a verb in a form of its own. */
function sideOfForm(tokens: readonly Token[], at: number, { raw, fold }: Token): Side | undefined {
  if (isOther(tokens, at, fold)) return undefined;
  const before = tokens[at - 1];
  const isKnown = lemmasOf(fold).size > 0 || isVerbForm(raw.toLowerCase());
  // "Eu queria", "a gente achava": of the writer by the word before.
  if ((isKnown && before?.fold === 'eu') || before?.fold === 'gente' || OURS.test(fold)) return 'self';
  const second = secondOf(raw, before?.raw);
  // "Disse", "tava": of either, and of the writer where it says so.
  if (second !== undefined) return second !== raw.toLowerCase() || saysI(tokens, at) ? 'self' : 'they';
  return isKnown ? 'they' : undefined;
}

const OURS = /^(?!vamos$|somos$|estamos$|temos$).{2,}[aei]mos$/u;

function sideOf(tokens: readonly Token[], at: number): Side | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const word = token.raw.toLowerCase();
  if (isOpinion(tokens, at)) return undefined;
  if (INFINITIVE.test(word)) return sideOfInfinitive(tokens, at);
  return GERUND.test(word) ? sideOfGerund(tokens, at) : sideOfForm(tokens, at, token);
}

/** "Faz vinte anos que", "ninguém merece", "escreve aí": nobody does anything. */
const SAYINGS =
  /(?:^| )(?:fa(?:z|zem|zia) (?:uns |umas |mais de |quase )?\S+ (?:anos?|mes(?:es)?|dias?|semanas?|horas?|tempo)|ninguem merece|quem diria|vai ver|vai que|so vendo|sabe como e|escreve ai|anota ai|imagina so|olha so|ve se pode|e olha que|fazer o que|quer dizer|digamos)(?= |$)/u;
/** "Se eu falar, ela vai achar": nothing of it was done. */
const IF = /^(?:mas |e |ai |so que )?(?:e )?se (?!bem)/u;

/** What a sentence tells was done, in its order. */
export function doingsIn({ tokens: all }: Sentence): readonly Doing[] {
  const tokens = all.filter(isWord);
  const text = tokens.map(({ fold }) => fold).join(' ');
  if (IF.test(text)) return [];
  const saying = SAYINGS.exec(text);
  const inSaying = (at: number) => {
    const place = tokens.slice(0, at).reduce((sum, { fold }) => sum + fold.length + 1, 0);
    return saying !== null && place >= saying.index && place < saying.index + saying[0].length;
  };
  return tokens.flatMap((token, at) => {
    const side = inSaying(at) ? undefined : sideOf(tokens, at);
    if (side === undefined) return [];
    const lemmas = lemmasOf(token.fold);
    const verbs = lemmas.size > 0 ? lemmas : new Set([senseOf(token.raw)]);
    const isLittle = [...verbs].some((verb) => LITTLE.has(verb));
    return [{ verbs, side, isDenied: token.negated, tokens, at, weight: isLittle ? -0.5 : 0 }];
  });
}
