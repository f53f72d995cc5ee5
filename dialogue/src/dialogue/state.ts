import { KEY_LENGTH } from './hash.ts';

/** Stands for an exchange in which she chose one of two things: she may be asked why. */
export const CHOICE = 'choice';

/**
 * Keys of spent lines, end to end in one string, the turns divided by `-`. A line may come again after so many turns: the
 * string stays under 3 KB, and nobody remembers it word for word.
 */
const SPENT_TURNS = 240;
const SPENT_LIMIT = 3_400;
const TURN_MARK = '-';
const ASKED_LIMIT = 220 * KEY_LENGTH;

/** A game under way: which, how far, and what only she knows. Numbers are positions in the lists of the game. */
export type GameState = {
  kind: 'truth' | 'guess' | 'answer' | 'riddle' | 'stop' | 'whoami';
  round: number;
  secret: number;
  /** Questions put and their answers, or positions already used. */
  asked: readonly number[];
};

export type Pending = { topic: string; ask: string; story: boolean };

export type DialogueState = {
  version: 1;
  turn: number;
  spent: string;
  asked: string;
  topic: string | null;
  /** Replies in a row on this topic. */
  depth: number;
  /** The question (or story) of hers that waits for an answer. */
  pending: Pending | null;
  /** 1 for each recent reply that ended in a question. */
  rhythm: readonly number[];
  /** Where her last answer came from (topic, position), for "outra!". */
  again: string | null;
  /** Replies in a row that only reacted. */
  idle: number;
  /** Facts brought up, by key. */
  told: readonly string[];
  /** Facts heard in this conversation, with the turn. */
  heard: readonly { key: string; turn: number }[];
  recalledAt: number;
  /** The person's last messages, by key. */
  messages: readonly string[];
  /** Topics lately mentioned by the person, newest last. */
  mentioned: readonly string[];
  /** Topics lately left, newest last. */
  left: readonly string[];
  /** The person said they are under 18. */
  minor: boolean;
  /** Replies left in a gentler voice, after something heavy. */
  soft: number;
  game: GameState | null;
  /** The turn in which she last spoke in the manner of her region, or of the day. */
  flavouredAt: number;
  timelyAt: number;
  /** The turn in which she last said something of theirs back. */
  saidBackAt: number;
  /** The exchange she last answered with, and the turn. */
  exchange: { key: string; turn: number } | null;
  /** The stories of hers she told last, by key, newest last. */
  stories: readonly string[];
};

/** State of a conversation that has not begun. */
function freshState(): DialogueState {
  return {
    version: 1,
    turn: 0,
    spent: '',
    asked: '',
    topic: null,
    depth: 0,
    pending: null,
    again: null,
    rhythm: [],
    idle: 0,
    told: [],
    heard: [],
    recalledAt: -10,
    messages: [],
    mentioned: [],
    left: [],
    minor: false,
    soft: 0,
    game: null,
    flavouredAt: -10,
    timelyAt: -100,
    saidBackAt: -100,
    exchange: null,
    stories: [],
  };
}

type Check = (value: unknown) => boolean;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isCount: Check = (value) => isWhole(value) && value >= 0;
const isBelow =
  (limit: number): Check =>
  (value) =>
    isWhole(value) && value >= 0 && value <= limit;
const isText =
  (limit: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= limit;
const isKey: Check = (value) => typeof value === 'string' && value.length === KEY_LENGTH;
const isList =
  (check: Check, limit: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= limit && value.every(check);
const isNullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

function isShape(checks: Readonly<Record<string, Check>>): Check {
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).every((key) => Object.hasOwn(checks, key)) &&
    Object.entries(checks).every(([key, check]) => check((value as Record<string, unknown>)[key]));
}

const GAMES = new Set(['truth', 'guess', 'answer', 'riddle', 'stop', 'whoami']);
const isGame = isShape({
  kind: (value) => typeof value === 'string' && GAMES.has(value),
  round: isBelow(100),
  secret: isBelow(10_000),
  asked: isList(isBelow(10_000), 60),
});

/** What came later has a value where an older state has none, so that nobody's conversation begins again. */
const LATER = new Set(['game', 'flavouredAt', 'timelyAt', 'saidBackAt', 'exchange', 'stories']);
const CHECKS: Readonly<Record<keyof DialogueState, Check>> = {
  version: (value) => value === 1,
  turn: isCount,
  spent: isText(SPENT_LIMIT),
  asked: isText(ASKED_LIMIT),
  topic: isNullOr(isText(40)),
  depth: isCount,
  pending: isNullOr(isShape({ topic: isText(40), ask: isText(40), story: (value) => typeof value === 'boolean' })),
  rhythm: isList(isBelow(1), 6),
  again: isNullOr(isText(50)),
  idle: isCount,
  told: isList(isKey, 80),
  heard: isList(isShape({ key: isKey, turn: isWhole }), 40),
  recalledAt: isWhole,
  messages: isList(isKey, 6),
  mentioned: isList(isText(40), 6),
  left: isList(isText(40), 6),
  minor: (value) => typeof value === 'boolean',
  soft: isBelow(5),
  game: isNullOr(isGame),
  flavouredAt: isWhole,
  timelyAt: isWhole,
  saidBackAt: isWhole,
  exchange: isNullOr(isShape({ key: isText(8), turn: isWhole })),
  stories: isList(isText(8), 4),
};
const KEYS = Object.keys(CHECKS) as (keyof DialogueState)[];

function isState(value: unknown): value is DialogueState {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const found = value as Record<string, unknown>;
  const known = Object.keys(found).every((key) => Object.hasOwn(CHECKS, key));
  return known && KEYS.every((key) => (LATER.has(key) && found[key] === undefined) || CHECKS[key](found[key]));
}

/** What the previous reply returned; anything else is a fresh start. The result is a copy the turn may change. */
export function readState(value: unknown): DialogueState {
  // A string from before turns were divided may be longer than is kept today.
  const trimmed =
    typeof value === 'object' && value !== null && 'asked' in value && typeof value.asked === 'string'
      ? { ...value, asked: value.asked.slice(-ASKED_LIMIT) }
      : value;
  return isState(trimmed) ? structuredClone({ ...freshState(), ...trimmed }) : freshState();
}

/** The keys of `spent`, for asking often. */
export function readSpent(spent: string): Set<string> {
  const keys = new Set<string>();
  for (const turn of spent.split(TURN_MARK))
    for (let at = 0; at < turn.length; at += KEY_LENGTH) keys.add(turn.slice(at, at + KEY_LENGTH));
  return keys;
}

export function spend(state: DialogueState, key: string): void {
  state.spent += key;
}

/** Ends the turn in the list of spent lines and forgets the oldest turns. */
export function settleSpent(state: DialogueState): void {
  const turns = `${state.spent}${TURN_MARK}`.split(TURN_MARK).slice(-SPENT_TURNS);
  let size = turns.join(TURN_MARK).length;
  while (size > SPENT_LIMIT) size -= (turns.shift()?.length ?? size) + 1;
  state.spent = turns.join(TURN_MARK);
}

export function wasAsked(state: DialogueState, key: string): boolean {
  for (let at = 0; at < state.asked.length; at += KEY_LENGTH) if (state.asked.startsWith(key, at)) return true;
  return false;
}

export function markAsked(state: DialogueState, key: string): void {
  state.asked = (state.asked + key).slice(-ASKED_LIMIT);
}

/** Appends to a short list, dropping the oldest; a repeated item moves to the end. */
export function remember<T>(list: readonly T[], item: T, limit: number): T[] {
  return [...list.filter((other) => other !== item), item].slice(-limit);
}
