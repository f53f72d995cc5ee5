/** Questions to her that no pack answers get an answer of their kind: never a "maybe" where a place was asked for. */
import { isVerbForm, secondOf } from '../analyser/first-person.ts';
import { foldWord } from '../analyser/fold.ts';
import { isQuestion, optionsOf, type QuestionKind, questionKind } from '../analyser/questions.ts';
import type { Sentence, Token } from '../analyser/tokens.ts';
import { lemmasOf } from '../analyser/verbs.ts';
import { isDemand } from '../exchanges/demands.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchEnd, matchesSentence } from '../pattern/match.ts';
import { say, sayWith } from './choose.ts';
import { echoOf, isNoun } from './echo.ts';
import { isGrieving } from './grief.ts';
import { lastExchange } from './last-exchange.ts';
import { CHOICE } from './state.ts';
import { herChoice } from './tastes.ts';
import { type Turn, wordsOfHers } from './turn.ts';

const TURNED_BACK = compilePattern('< mas|e ai? voce|contigo|tu >');

/** The last question of the message that is more than "e você?". */
function questionOf(turn: Turn): Sentence | undefined {
  return turn.analysis.sentences.findLast(
    (sentence) => isQuestion(sentence) && sentence.tokens.length > 1 && !matchesSentence(TURNED_BACK, sentence),
  );
}

/** "Cobro ou deixo pra lá?" is for them to do. */
function isOfTheirs(option: string): boolean {
  const [first = ''] = option.split(' ');
  return secondOf(first, undefined) !== undefined;
}

/** "Sempre quis ou caiu de paraquedas?" asks what she did: its words, as they are, are no answer. */
function isDone(option: string): boolean {
  return option
    .split(' ')
    .some((word) => /(?:ou|eu|iu|uis|ez|eve|eio)$/u.test(word) && lemmasOf(foldWord(word)).size > 0);
}

/** "Desenha casa ou prédio?" asks for a house or a block. */
function withoutVerb(option: string): string {
  const [first = '', ...rest] = option.split(' ');
  return rest.length > 0 && isVerbForm(first) ? rest.join(' ') : option;
}

function isOwnDeed(token: Token | undefined): boolean {
  return token !== undefined && secondOf(token.fold, undefined) !== undefined;
}

/** "Bato na porta dele ou deixo quieto?", "bato ou não bato?" */
function isBetweenDeeds({ tokens }: Sentence): boolean {
  const at = tokens.findIndex(({ fold }) => fold === 'ou');
  const after = tokens.slice(at + 1).find(({ fold }) => fold !== 'nao' && fold !== 'eu');
  const isDenied = after === undefined && tokens.at(-1)?.fold === 'nao';
  // "Posso passar aí ou não?" asks for her leave.
  if (tokens.some(({ fold }) => fold === 'posso')) return false;
  return at > 0 && (isDenied || isOwnDeed(after)) && tokens.slice(0, at).some(isOwnDeed);
}

/** What is for them to do is no question of her taste, and nothing remembered answers it. */
export function leftToThem(turn: Turn): boolean {
  const question = questionOf(turn);
  if (!question?.asked || !isBetweenDeeds(question)) return false;
  return say(turn, turn.library.generic.asked.get('decide') ?? [], null);
}

/** "Cozinha alguma coisa ou só faz café?": of these none is chosen by name. */
const VAGUE = /(?:^| )(?:alguma coisa|algo|so|nada|tudo|outra coisa)(?= |$)/u;

/** "Praia ou montanha?" is answered with one of the two. */
export function chosen(turn: Turn): boolean {
  const question = questionOf(turn);
  const options = question && optionsOf(question);
  if (options?.every(isOfTheirs)) return say(turn, turn.library.generic.asked.get('decide') ?? [], null);
  if (options?.some((option) => isDone(option) || VAGUE.test(foldWord(option))))
    return say(turn, turn.library.generic.asked.get('either') ?? [], null);
  const things = options?.map(withoutVerb);
  if (things?.some(isVerbForm)) return say(turn, turn.library.generic.asked.get('either') ?? [], null);
  return things !== undefined && chose(turn, things);
}

/** Says which of two things is hers, and may be asked why. */
function chose(turn: Turn, [one = '', other = '']: readonly string[]): boolean {
  const choice = herChoice(turn.request.character.name, [one, other]);
  const lines = turn.library.generic.asked.get('choice') ?? [];
  if (!choice || !sayWith(turn, { lines, slots: { choice }, topic: null })) return false;
  turn.state.exchange = { key: CHOICE, turn: turn.state.turn };
  return true;
}

/** Where every line of a kind was said lately, the nearest kind that still fits. */
const NEXT: Readonly<Partial<Record<QuestionKind, QuestionKind>>> = {
  taste: 'polar',
  ever: 'polar',
  able: 'polar',
  invite: 'polar',
  have: 'polar',
  being: 'polar',
  believe: 'polar',
  feel: 'polar',
};

/** "De fazer", "de maior": neither a verb nor a measure is a thing to speak of. */
const NO_THING = /^(?:\p{L}+[aeio]r|pra|pro|para|agora|maior|menor|primeira|outras?|outros?|mim|gente)$/iu;

const TRAIT = compilePattern('< e? mas? nossa? voce =e|eh|esta|parece muito|bem|tao|meio|mais|um_pouco|tipo?');
const NOT_A_TRAIT = new Set(
  (
    'quem como onde mais muito assim aqui voce mesmo gente humana real robo pessoa maquina programa personagem mulher homem menor crianca novinha ' +
    'puta vadia piranha vagabunda safada burra idiota nojenta gorda negra branca preta gay trans lesbica bissexual hetero virgem minha meu'
  ).split(' '),
);

/** "Vc é teimosa?", "vc é muito séria": the one word that says how she is. */
function traitOf({ tokens }: Sentence): string | undefined {
  const words = tokens.filter(({ raw, forms }) => raw !== '' && !forms.has('#emoji') && !forms.has('#laugh'));
  const at = matchEnd(TRAIT, { tokens: words, asked: false, forms: new Set(words.flatMap(({ forms }) => [...forms])) });
  const last = words.at(-1);
  if (at === undefined || !last || words.length > at + 2 || NOT_A_TRAIT.has(last.fold) || words.length <= at)
    return undefined;
  return /^\p{L}{4,16}$/u.test(last.raw) ? last.raw.toLowerCase() : undefined;
}

/** A remark on her is no question she has no answer to: "vc é muito séria", "vc tem um jeito diferente". */
function remarkedOn(turn: Turn): boolean {
  const { asked } = turn.library.generic;
  const ofHer = turn.analysis.sentences.find(
    ({ tokens }) => tokens[0]?.forms.has('voce') === true && tokens.length > 2,
  );
  if (!ofHer) return false;
  const trait = traitOf(ofHer);
  if (trait) return sayWith(turn, { lines: asked.get('trait') ?? [], slots: { trait }, topic: null });
  return !isQuestion(ofHer) && say(turn, turn.library.generic.replies.get('aboutHer') ?? [], null);
}

const TELLS_ME = compilePattern('=explica|=conta|me_diz|me_fala');
/** Words of a question that hangs on a word of hers. */
const HANGING_MAX = 9;
const ECHO_MAX = 3;
const OF_A_THING_MAX = 5;

/** The thing she named a moment ago that this sentence asks about. */
function namedByHer(turn: Turn, { tokens }: Sentence): string | undefined {
  const said = wordsOfHers(turn);
  return tokens.find((token) => token.fold.length > 3 && said.has(token.fold) && isNoun(token))?.raw.toLowerCase();
}

/** A short sentence that asks, and not of her as such. */
function askingOfHers(turn: Turn): Sentence | undefined {
  return turn.analysis.sentences.find(
    (sentence) =>
      sentence.tokens.length <= HANGING_MAX &&
      !sentence.forms.has('voce') &&
      (isQuestion(sentence) || matchesSentence(TELLS_ME, sentence)),
  );
}

/** The thing she has just named that is asked about, where more is asked than its name. */
export function thingAsked(turn: Turn): string | undefined {
  const asking = askingOfHers(turn);
  const isEcho = asking !== undefined && asking.tokens.length <= ECHO_MAX && questionKind(asking) === 'polar';
  return asking && !isEcho && asking.tokens.length <= OF_A_THING_MAX ? namedByHer(turn, asking) : undefined;
}

/** What is asked as advice or as an opinion is about them. */
export const FOR_THEM: ReadonlySet<string> = new Set([
  'opinion',
  'advice',
  'soundsgood',
  'reassure',
  'invite',
  'choice',
  'howto',
  'bother',
]);

const HERS = ['voce', 'seu', 'sua', 'seus', 'suas'];

/** "Você acha que ela vai ficar brava?" asks her of somebody else. */
const THINKS = compilePattern('< e|mas|entao|ai|sera? que? voce acha|imagina|pensa|diria que ** ele|ela|eles|elas');

/** "E ela mora onde?"; "e seu irmão, como ele é?" is of hers. */
export function isOfOthers(sentence: Sentence): boolean {
  const { forms } = sentence;
  return (
    (!HERS.some((word) => forms.has(word)) || matchesSentence(THINKS, sentence)) &&
    ['ele', 'ela', 'eles', 'elas', 'dele', 'dela', 'deles', 'delas'].some((word) => forms.has(word))
  );
}

/** Whether something is asked of a thing she has just named. */
export function asksOfHers(turn: Turn): boolean {
  const asking = askingOfHers(turn);
  return asking !== undefined && namedByHer(turn, asking) !== undefined;
}

/** "Escreve uma frase pra placa": what is wanted and has no answer of its own is owned up to. */
export function owedWish(turn: Turn): boolean {
  const isProposed = /^(?:(?:e|mas|entao|ai|agora),? )*bora(?!\p{L})/iu.test(turn.analysis.text);
  if (isProposed || !isDemand(turn.analysis.text)) return false;
  return say(turn, turn.library.generic.asked.get('wants') ?? [], null);
}

/** Opinions and invitations can be met in general. */
const SAFE_KINDS: ReadonlySet<QuestionKind> = new Set([
  'opinion',
  'advice',
  'invite',
  'choice',
  'feel',
  'believe',
  'taste',
]);
/** An answer that might be to any of these is to none: she owns up to having no answer. */
const OPEN_KINDS: ReadonlySet<QuestionKind> = new Set([
  'what',
  'which',
  'howmany',
  'when',
  'where',
  'who',
  'how',
  'why',
  'being',
]);

export function answered(turn: Turn): boolean {
  const question = questionOf(turn);
  const kind = question && questionKind(question);
  if ((!kind || kind === 'being') && remarkedOn(turn)) return true;
  if (question === undefined || kind === undefined) return false;
  const isOpen = OPEN_KINDS.has(kind) || isOfOthers(question);
  return isOpen ? answeredOpenly(turn, question, kind) : answeredByKind(turn, question, kind);
}

/** "Você é bonita igual é debochada?" is a remark on her; what nobody wrote of her is guessed at, or owned up to. */
function answeredOpenly(turn: Turn, question: Sentence, kind: QuestionKind): boolean {
  const { replies } = turn.library.generic;
  if (kind === 'being' && question.forms.has('voce') && say(turn, replies.get('aboutHer') ?? [], null)) return true;
  return guessed(turn, question, kind) || say(turn, replies.get('noAnswer') ?? [], null);
}

const PAGE = 'open-page';
/** Which lines let them guess, by what the question wants to hear. */
const GUESSES: Readonly<Partial<Record<QuestionKind, string>>> = {
  who: 'guessWho',
  where: 'guessWhere',
  when: 'guessWhen',
  howmany: 'guessHowmany',
  which: 'guessThing',
  what: 'guessThing',
  how: 'guessHow',
  why: 'guessWhy',
};

/**
 * What nobody has written of her is for them to guess, or to write with her: whatever they say of it is agreed to, and not kept. Not of their own
 * people or doings, where something weighs, or where she has just let them guess.
 */
function guessed(turn: Turn, question: Sentence, kind: QuestionKind): boolean {
  const { state } = turn;
  if (state.soft > 0 || state.pending?.topic === PAGE || turn.asksNothing || isOfOthers(question)) return false;
  if (OF_THEIRS.some((word) => question.forms.has(word)) || isGrieving(turn)) return false;
  if (!(HERS.some((word) => question.forms.has(word)) || asksOfHers(turn) || lastExchange(turn)?.isOfLife))
    return false;
  if (matchesSentence(OF_NOTHING, question)) return false;
  const { asked } = turn.library.generic;
  const lines = asked.get(GUESSES[kind] ?? 'guessPage') ?? [];
  return say(turn, lines, PAGE) || say(turn, asked.get('guessPage') ?? [], PAGE);
}

/** "Que detalhe você quer?", "o que sai disso?": asked of the talk itself, or of what lies before them. */
const OF_NOTHING = compilePattern(
  'detalhe|sai|disso|nisso|isso|resposta|pergunta|pode_ser|sera|acha|sabe|entendeu|quer|falou|disse|perguntou',
);

const OF_THEIRS = ['eu', 'meu', 'minha', 'meus', 'minhas', 'mim', 'comigo', 'a_gente'];

/** Where an opinion, a taste or an invitation is asked for; never that she has no answer. */
export function answeredInGeneral(turn: Turn): boolean {
  const question = questionOf(turn);
  const kind = question && questionKind(question);
  if (question === undefined || kind === undefined || !SAFE_KINDS.has(kind) || isOfOthers(question)) return false;
  return answeredByKind(turn, question, kind);
}

function answeredByKind(turn: Turn, question: Sentence, kind: QuestionKind): boolean {
  const { asked } = turn.library.generic;
  const echo = echoOf([question]);
  if (echo && !NO_THING.test(echo)) turn.slots.values.set('echo', echo);
  else turn.slots.values.delete('echo');
  const fallback = NEXT[kind];
  return (
    say(turn, asked.get(kind) ?? [], null) || (fallback !== undefined && say(turn, asked.get(fallback) ?? [], null))
  );
}
