/** Games with a state of their own: truth or dare, twenty questions both ways, riddles, stop, "quem sou eu". */
import type { Act } from '../analyser/acts.ts';
import { insistOn, sayWith } from '../dialogue/choose.ts';
import { type ReadyLine, readyLines } from '../dialogue/ready.ts';
import type { GameState } from '../dialogue/state.ts';
import type { Turn } from '../dialogue/turn.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import raw from './games.json' with { type: 'json' };
import { bestQuestion, type Entity, remaining } from './twenty.ts';

export const GAMES_TOPIC = 'games';
const lines = (list: readonly string[]) => readyLines(list);

const TRUTH = {
  start: lines(raw.truth.start),
  choose: lines(raw.truth.choose),
  truths: lines(raw.truth.truths),
  dares: lines(raw.truth.dares),
  afterTruth: lines(raw.truth.afterTruth),
  afterDare: lines(raw.truth.afterDare),
  herTurn: lines(raw.truth.herTurn),
  herTruth: lines(raw.truth.herTruth),
};
const GUESS = {
  start: lines(raw.guess.start),
  win: lines(raw.guess.win),
  lose: lines(raw.guess.lose),
  reveal: lines(raw.guess.reveal),
  now: lines(raw.guess.now),
  questions: raw.guess.questions.map(lines),
};
const ANSWER = {
  start: lines(raw.answer.start),
  yes: lines(raw.answer.yes),
  no: lines(raw.answer.no),
  unclear: lines(raw.answer.unclear),
  wrong: lines(raw.answer.wrong),
  win: lines(raw.answer.win),
  lose: lines(raw.answer.lose),
};
const RIDDLE = {
  start: lines(raw.riddle.start),
  next: lines(raw.riddle.next),
  win: lines(raw.riddle.win),
  hint: lines(raw.riddle.hint),
  tell: lines(raw.riddle.tell),
};
const WHO = {
  start: lines(raw.whoami.start),
  clue: lines(raw.whoami.clue),
  win: lines(raw.whoami.win),
  tell: lines(raw.whoami.tell),
};
const STOP = { start: lines(raw.stop.start), score: lines(raw.stop.score), zero: lines(raw.stop.zero) };
const LEAVE = lines(raw.leave);
const MENU = lines(raw.menu);
const ENTITIES: readonly Entity[] = raw.entities;

const patterns = (...sources: readonly string[]) => sources.map(compilePattern);
const STARTS: readonly (readonly [GameState['kind'], readonly ReturnType<typeof compilePattern>[]])[] = [
  ['truth', patterns('verdade ou|e desafio|consequencia')],
  ['answer', patterns('voce pensa|pense', 'eu adivinho', 'pensa em uma? coisa')],
  ['guess', patterns('20|vinte perguntas', '< adivinha * pensando|pensei', 'voce adivinha')],
  [
    'riddle',
    patterns(
      'charada|adivinhas|adivinhacao|enigma !nome|idade|janela',
      'uma|outra|faz|conta|manda|joga adivinha',
      'o_que_e_o_que_e',
    ),
  ],
  ['stop', patterns('< =stop', '=stop >', 'jogar stop', 'adedonha|adedanha')],
  ['whoami', patterns('quem sou eu >', 'brincar|jogar de? quem_sou_eu')],
];
const MENU_ASKED = patterns(
  'que|quais jogos|jogo|brincadeiras|brincadeira',
  'jogar o_que|que !nas|na|no|nos|lives|live|videogame',
  'qual jogo !nas|na|no|nos|lives|live|videogame',
);
const LEAVES = patterns(
  'chega|cansei|parar|para|acabou|sair|desisto|enjoei|outro_assunto !tudo|viver|vida',
  'nao quero mais',
  'outra coisa',
);
const WANTS_TRUTH = patterns('verdade');
const WANTS_DARE = patterns('desafio');
const UNSURE = patterns('mais_ou_menos|depende|talvez|nao_sei|as_vezes');
const TELL_ME = patterns('nao sei', 'desisto', 'conta|fala|diz', 'qual e?', 'nao faco ideia', 'passo|pula');

type Found = (sources: readonly ReturnType<typeof compilePattern>[]) => boolean;

function finder(turn: Turn): Found {
  return (sources) =>
    sources.some((pattern) => turn.analysis.sentences.some((sentence) => matchesSentence(pattern, sentence)));
}

function names(turn: Turn, answer: string): boolean {
  return turn.analysis.sentences.some((sentence) => sentence.forms.has(answer));
}

type Move = { turn: Turn; game: GameState; found: Found };

function say(turn: Turn, list: readonly ReadyLine[], slots: Readonly<Record<string, string>> = {}): boolean {
  return sayWith(turn, { lines: list, slots, topic: GAMES_TOPIC });
}

/** What has to be said for the game to go on, said before or not. */
function must(turn: Turn, list: readonly ReadyLine[], slots: Readonly<Record<string, string>> = {}): boolean {
  return insistOn(turn, { lines: list, slots, topic: GAMES_TOPIC });
}

function go(turn: Turn, game: GameState | null): boolean {
  turn.state.game = game;
  turn.state.pending = null;
  return true;
}

/** A position not played before; the first of all when every one was. */
function freshPosition(turn: Turn, count: number, used: readonly number[]): number {
  const left = Array.from({ length: count }, (_, at) => at).filter((at) => !used.includes(at));
  return left[Math.floor(turn.random() * left.length)] ?? Math.floor(turn.random() * count);
}

function begin(turn: Turn, kind: GameState['kind']): boolean {
  const used = turn.state.game?.kind === kind ? turn.state.game.asked : [];
  const begun = { kind, round: 0, asked: [] };
  if (kind === 'truth') return must(turn, TRUTH.start) && go(turn, { ...begun, secret: 0 });
  if (kind === 'guess') return must(turn, GUESS.start) && go(turn, { ...begun, secret: 0 });
  if (kind === 'answer') {
    return must(turn, ANSWER.start) && go(turn, { ...begun, secret: freshPosition(turn, ENTITIES.length, used) });
  }
  if (kind === 'riddle') return nextRiddle(turn, [], RIDDLE.start);
  return kind === 'stop' ? nextLetter(turn, []) : nextFigure(turn, [], WHO.start);
}

// Truth or dare. `secret`: 0 choosing, 1 a truth was asked, 2 a dare was set, 3 it is her turn to answer.

function playTruth({ turn, game, found }: Move): boolean {
  if (game.secret === 1 || game.secret === 2) return afterTruth(turn, game);
  if (game.secret === 3) {
    return (
      must(turn, TRUTH.herTruth) && say(turn, TRUTH.choose) && go(turn, { ...game, secret: 0, round: game.round + 1 })
    );
  }
  const dare = found(WANTS_DARE);
  if (!dare && !found(WANTS_TRUTH)) return false;
  return must(turn, dare ? TRUTH.dares : TRUTH.truths) && go(turn, { ...game, secret: dare ? 2 : 1 });
}

function afterTruth(turn: Turn, game: GameState): boolean {
  if (!must(turn, game.secret === 1 ? TRUTH.afterTruth : TRUTH.afterDare)) return false;
  const hers = game.round % 3 === 2 && say(turn, TRUTH.herTurn);
  if (!hers) must(turn, TRUTH.choose);
  return go(turn, { ...game, secret: hers ? 3 : 0, round: game.round + 1 });
}

// Twenty questions, she guesses. `asked`: question × 3 + answer; `secret`: 1 waits for yes or no, 2 a guess was made, 3 she gave up.

function replyOf({ turn, found }: Move): 0 | 1 | 2 | undefined {
  if (found(UNSURE)) return 2;
  if (turn.acts.has('no')) return 0;
  return turn.acts.has('yes') || turn.acts.has('ack') || turn.analysis.size <= 3 ? 1 : undefined;
}

const LAST_QUESTION = 14;

function playGuess(move: Move): boolean {
  const { turn, game } = move;
  if (game.secret === 3) return must(turn, GUESS.reveal) && go(turn, null);
  const reply = replyOf(move);
  if (reply === undefined) return false;
  if (game.secret === 2) return afterGuess(turn, game, reply);
  const last = game.asked.at(-1);
  const asked =
    game.secret === 1 && last !== undefined ? [...game.asked.slice(0, -1), last - (last % 3) + reply] : game.asked;
  return askOrGuess(turn, { ...game, asked });
}

function afterGuess(turn: Turn, game: GameState, reply: 0 | 1 | 2): boolean {
  if (reply === 1) return must(turn, GUESS.win) && go(turn, null);
  if (game.round < 2) return askOrGuess(turn, game);
  return must(turn, GUESS.lose) && go(turn, { ...game, secret: 3 });
}

function askOrGuess(turn: Turn, game: GameState): boolean {
  const left = remaining(ENTITIES, game.asked);
  const question = left.length > 2 && game.asked.length < LAST_QUESTION ? bestQuestion(left, game.asked) : undefined;
  if (question !== undefined) {
    const list = GUESS.questions[question] ?? [];
    return must(turn, list) && go(turn, { ...game, secret: 1, asked: [...game.asked, question * 3 + 2] });
  }
  const guess = left[game.round % Math.max(1, left.length)];
  if (!guess || game.round >= left.length) return must(turn, GUESS.lose) && go(turn, { ...game, secret: 3 });
  return must(turn, GUESS.now, { guess: guess.name }) && go(turn, { ...game, secret: 2, round: game.round + 1 });
}

// Twenty questions, the person guesses.

const ASKED = raw.answer.asked.map((words) => words.split('|'));
const MOST_QUESTIONS = 20;

function playAnswer({ turn, game }: Move): boolean {
  const secret = ENTITIES[game.secret];
  if (!secret) return go(turn, null);
  const slots = { secret: secret.name };
  const named = ENTITIES.find(({ name }) => names(turn, fold(name)));
  if (named === secret) return must(turn, ANSWER.win, slots) && go(turn, null);
  if (game.round >= MOST_QUESTIONS) return must(turn, ANSWER.lose, slots) && go(turn, null);
  const next = { ...game, round: game.round + 1 };
  if (named) return must(turn, ANSWER.wrong, { guess: named.name }) && go(turn, next);
  const attribute = ASKED.findIndex((words) => words.some((word) => names(turn, word)));
  if (attribute < 0) return turn.acts.has('question') && must(turn, ANSWER.unclear) && go(turn, next);
  return must(turn, secret.has.includes(attribute) ? ANSWER.yes : ANSWER.no) && go(turn, next);
}

function fold(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .split(/[\s-]/u)[0] ?? ''
  );
}

// Riddles. `secret` is the riddle, `round` how often it was tried, `asked` those already played.

function nextRiddle(turn: Turn, used: readonly number[], intro: readonly ReadyLine[]): boolean {
  const at = freshPosition(turn, raw.riddle.items.length, used);
  const item = raw.riddle.items[at];
  if (!item) return false;
  say(turn, intro);
  return (
    must(turn, lines([item.ask])) && go(turn, { kind: 'riddle', round: 0, secret: at, asked: [...used, at].slice(-40) })
  );
}

function wantsMore(turn: Turn): boolean {
  return (
    turn.acts.has('yes') ||
    turn.acts.has('laughter') ||
    turn.acts.has('ack') ||
    names(turn, 'outra') ||
    names(turn, 'mais')
  );
}

const BETWEEN = 9;

const OWN_NEWS = patterns('eu|me|meu|minha|comigo', '=to|=estou|=tava|=fui|=vou');
const GUESSES = patterns('acho|acredito|chuto|chutaria|deve|sera|seria|so_pode', '< e|eh', 'resposta');

/** Something of their own life, and no guess: the game is over without a word. */
function isNews({ turn, found }: Move): boolean {
  return turn.analysis.size > 4 && !turn.acts.has('question') && found(OWN_NEWS) && !found(GUESSES) && !found(TELL_ME);
}

function playRiddle({ turn, game, found }: Move): boolean {
  const item = raw.riddle.items[game.secret];
  if (!item) return go(turn, null);
  if (game.round === BETWEEN) return wantsMore(turn) ? nextRiddle(turn, game.asked, RIDDLE.next) : leave(turn);
  const between = { ...game, round: BETWEEN };
  if (names(turn, item.answer)) return must(turn, RIDDLE.win) && go(turn, between);
  if (game.round >= 2 || found(TELL_ME))
    return must(turn, RIDDLE.tell, { secret: item.answer === 'pe' ? 'o pé' : item.answer }) && go(turn, between);
  return must(turn, RIDDLE.hint, { hint: item.hint }) && go(turn, { ...game, round: game.round + 1 });
}

// "Quem sou eu": three clues.

function nextFigure(turn: Turn, used: readonly number[], intro: readonly ReadyLine[]): boolean {
  const at = freshPosition(turn, raw.whoami.items.length, used);
  const clue = raw.whoami.items[at]?.clues[0];
  if (clue === undefined) return false;
  must(turn, intro);
  return (
    must(turn, lines([clue])) && go(turn, { kind: 'whoami', round: 1, secret: at, asked: [...used, at].slice(-40) })
  );
}

function playWhoami({ turn, game, found }: Move): boolean {
  const item = raw.whoami.items[game.secret];
  if (!item) return go(turn, null);
  if (game.round === BETWEEN) return wantsMore(turn) ? nextFigure(turn, game.asked, WHO.start) : leave(turn);
  const slots = { secret: item.name };
  if (names(turn, item.answer)) return must(turn, WHO.win, slots) && go(turn, { ...game, round: BETWEEN });
  const clue = item.clues[game.round];
  if (clue === undefined || found(TELL_ME)) return must(turn, WHO.tell, slots) && go(turn, { ...game, round: BETWEEN });
  must(turn, WHO.clue);
  return must(turn, lines([clue])) && go(turn, { ...game, round: game.round + 1 });
}

// Stop: one letter, the words the person sends are counted.

function nextLetter(turn: Turn, used: readonly number[]): boolean {
  const at = freshPosition(turn, raw.stop.letters.length, used);
  const letter = raw.stop.letters[at]?.letter ?? 'A';
  return (
    must(turn, STOP.start, { letter }) &&
    go(turn, { kind: 'stop', round: 0, secret: at, asked: [...used, at].slice(-40) })
  );
}

function playStop({ turn, game }: Move): boolean {
  const item = raw.stop.letters[game.secret];
  if (!item) return go(turn, null);
  if (game.round === BETWEEN) return wantsMore(turn) ? nextLetter(turn, game.asked) : leave(turn);
  if (turn.acts.has('question')) return false;
  const initial = item.letter.toLowerCase();
  const words = new Set(turn.analysis.sentences.flatMap(({ tokens }) => tokens.map(({ fold: word }) => word)));
  const points = [...words].filter((word) => word.length > 2 && word.startsWith(initial)).length;
  const slots = { letter: item.letter, words: item.words, points: String(points) };
  return must(turn, points > 0 ? STOP.score : STOP.zero, slots) && go(turn, { ...game, round: BETWEEN });
}

/** The game, unless the message is news: then it is over. */
function orNews(playOn: (move: Move) => boolean): (move: Move) => boolean {
  return (move) => {
    if (!isNews(move)) return playOn(move);
    go(move.turn, null);
    return false;
  };
}

/** Between two rounds a no ends the game with a word; anything else ends it without one. */
function leave(turn: Turn): boolean {
  return turn.acts.has('no') && turn.analysis.size <= 4 && stopPlaying(turn);
}

function stopPlaying(turn: Turn): boolean {
  const said = say(turn, LEAVE);
  go(turn, null);
  return said;
}

const PLAYS: Readonly<Record<GameState['kind'], (move: Move) => boolean>> = {
  truth: playTruth,
  guess: playGuess,
  answer: playAnswer,
  riddle: orNews(playRiddle),
  stop: playStop,
  whoami: orNews(playWhoami),
};

const LETS_GO: readonly Act[] = ['greeting', 'goodbye'];

/** Begins the game that is asked for by name; false when none is, or it is the one under way. */
export function startGame(turn: Turn): boolean {
  const found = finder(turn);
  const asked = STARTS.find(([, sources]) => found(sources))?.[0];
  return asked !== undefined && turn.state.game?.kind !== asked && turn.analysis.size <= 12 && begin(turn, asked);
}

/** Makes the next move of the game under way, or names the games; false when the message is no move. */
export function play(turn: Turn): boolean {
  const found = finder(turn);
  const { game } = turn.state;
  if (!game) return turn.analysis.size <= 8 && found(MENU_ASKED) && say(turn, MENU);
  // "Acabou o namoro" may be the very truth she asked for.
  const isTruth = game.kind === 'truth' && game.secret === 1;
  if (found(LEAVES) && !isTruth) return stopPlaying(turn);
  if (!LETS_GO.some((act) => turn.acts.has(act)) && PLAYS[game.kind]({ turn, game, found })) return true;
  // Something else is going on: the game is over without a word.
  go(turn, null);
  return false;
}

/** Every line of the games, for the tests of lines. */
export function gameLines(): readonly ReadyLine[] {
  const riddles = raw.riddle.items.flatMap(({ ask }) => lines([ask]));
  const clues = raw.whoami.items.flatMap(({ clues: list }) => lines(list));
  const parts = [TRUTH, ANSWER, RIDDLE, WHO, STOP].flatMap((game) => Object.values(game).flat());
  const { questions, ...guess } = GUESS;
  return [...parts, ...Object.values(guess).flat(), ...questions.flat(), ...riddles, ...clues, ...LEAVE, ...MENU];
}
