import { z } from 'zod';
import { KEY_LENGTH } from './hash.ts';

/** Keys are kept end to end in one string: 800 spent lines are 3,2 KB, and the oldest are forgotten first. */
const SPENT_LIMIT = 800 * KEY_LENGTH;
const ASKED_LIMIT = 250 * KEY_LENGTH;

const DialogueState = z.strictObject({
  version: z.literal(1),
  turn: z.int().min(0),
  spent: z.string().max(SPENT_LIMIT),
  asked: z.string().max(ASKED_LIMIT),
  topic: z.string().max(40).nullable(),
  /** Replies in a row on this topic. */
  depth: z.int().min(0),
  /** The question (or story) of hers that waits for an answer. */
  pending: z.strictObject({ topic: z.string().max(40), ask: z.string().max(40), story: z.boolean() }).nullable(),
  /** 1 for each recent reply that ended in a question. */
  rhythm: z.array(z.int().min(0).max(1)).max(6),
  /** Where her last answer came from (topic, position), for "outra!". */
  again: z.string().max(50).nullable(),
  /** Replies in a row that only reacted. */
  idle: z.int().min(0),
  /** Facts brought up, by key. */
  told: z.array(z.string().length(KEY_LENGTH)).max(80),
  /** Facts heard in this conversation, with the turn. */
  heard: z.array(z.strictObject({ key: z.string().length(KEY_LENGTH), turn: z.int() })).max(40),
  recalledAt: z.int(),
  /** The person's last messages, by key. */
  messages: z.array(z.string().length(KEY_LENGTH)).max(6),
  /** Topics lately mentioned by the person, newest last. */
  mentioned: z.array(z.string().max(40)).max(6),
  /** Topics lately left, newest last. */
  left: z.array(z.string().max(40)).max(6),
  /** The person said they are under 18. */
  minor: z.boolean(),
  /** Replies left in a gentler voice, after something heavy. */
  soft: z.int().min(0).max(5),
  /** Gentle replies still owed after a crisis. */
  care: z.int().min(0).max(5),
});
export type DialogueState = z.infer<typeof DialogueState>;

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
    care: 0,
  };
}

/** What the previous reply returned; anything else is a fresh start. The result is a copy the turn may change. */
export function readState(value: unknown): DialogueState {
  const parsed = DialogueState.safeParse(value);
  return parsed.success ? structuredClone(parsed.data) : freshState();
}

function hasKey(keys: string, key: string): boolean {
  for (let at = 0; at < keys.length; at += KEY_LENGTH) if (keys.startsWith(key, at)) return true;
  return false;
}

export function isSpent(state: DialogueState, key: string): boolean {
  return hasKey(state.spent, key);
}

export function spend(state: DialogueState, key: string): void {
  state.spent = (state.spent + key).slice(-SPENT_LIMIT);
}

export function wasAsked(state: DialogueState, key: string): boolean {
  return hasKey(state.asked, key);
}

export function markAsked(state: DialogueState, key: string): void {
  state.asked = (state.asked + key).slice(-ASKED_LIMIT);
}

/** Appends to a short list, dropping the oldest; a repeated item moves to the end. */
export function remember<T>(list: readonly T[], item: T, limit: number): T[] {
  return [...list.filter((other) => other !== item), item].slice(-limit);
}
