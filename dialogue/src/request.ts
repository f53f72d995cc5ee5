/**
 * What is asked of whoever writes a reply, and what comes back: the words that the language-model port on the server, the
 * embedded engine and the engine in the browser share.
 */

import type { ContentLevel } from '@cafune/contract/core/content-level';

/** Six sliders from -2 (first word) to 2 (second word), as in the character card. */
export type Personality = {
  /** -2 tímida … 2 ousada */ boldness: number;
  /** -2 doce … 2 provocadora */ teasing: number;
  /** -2 calma … 2 intensa */ intensity: number;
  /** -2 romântica … 2 prática */ practicality: number;
  /** -2 séria … 2 brincalhona */ playfulness: number;
  /** -2 independente … 2 grudenta */ attachment: number;
};

/** What the model may know of the character: the card, never private rows. */
export type CharacterCard = {
  id: string;
  name: string;
  age: number;
  city: string;
  occupation: string;
  /** Three to six sentences about her life. */
  bio: string;
  /** How she talks: one or two sentences, for prompts. */
  speech: string;
  /** Topic ids or free words she loves to talk about. */
  loves: readonly string[];
  greeting: string;
  personality: Personality;
  /** Where and how they meet; may be empty. */
  scenario: string;
  /** A sample of how she talks, as the maker wrote it; may be empty. */
  exampleDialogue: string;
  /** What is true in her world; told when it is named, or always. */
  lore?: readonly LoreEntry[];
};

/** `keys` are words that call it: any of them, in any of its forms. */
export type LoreEntry = { keys: readonly string[]; text: string; isConstant: boolean };

export type DialogueMessage = {
  role: 'person' | 'character';
  text: string;
  /** The emoji the person left on a message of hers. */
  reaction?: string;
};

/** `regenerate` wants other words for the same place; `continue` has her go on after her own last message. */
export type ReplyKind = 'reply' | 'regenerate' | 'continue';

/** Relations are a closed list, so that memory can be merged. Where there are several of a kind, a value begins with what it is: "cor: azul", "irmã: mora em Natal", "carro: Fusca". `told` is a clause in the person's own words, as is `about` without a colon. */
export const FACT_RELATIONS = [
  'name',
  'city',
  'job',
  'pet',
  'family',
  'likes',
  'dislikes',
  'plan',
  'birthday',
  'age',
  'birthplace',
  'favorite',
  'allergy',
  'study',
  'friend',
  'about',
  'owns',
  'language',
  'habit',
  'fear',
  'body',
  'trait',
  'told',
] as const;
export type FactRelation = (typeof FACT_RELATIONS)[number];
/** A fact about the person, gleaned from what they wrote. */
export type Fact = {
  relation: FactRelation;
  value: string;
  /** The value of the same relation that is no longer so. */
  replaces?: string;
};

export type ReplyRequest = {
  character: CharacterCard;
  /** How far the reply may go: the lowest of the operator's, the character's and the person's level; `romantico` where it is not said. */
  level?: ContentLevel;
  /** First name of the person, when known from the account. */
  personName: string | undefined;
  /** Oldest first, ending with the person's message that is being answered. At most the last 40. */
  history: readonly DialogueMessage[];
  /** What is remembered of this person by this character, oldest first. */
  facts: readonly Fact[];
  /** What the person asked to remember, in their own words. */
  pinned?: readonly string[];
  /** What earlier stretches of talk were about, oldest first. */
  episodes?: readonly string[];
  /** Opaque place the adapter returned with the last reply before this one on the same branch (JSON), or null. */
  state: unknown;
  /** What the adapter returned last with any reply of this conversation: what was said once and should not be said again. */
  used?: unknown;
  kind?: ReplyKind;
  /** The person did not allow their words to leave for a model of somebody else's. */
  staysHere?: boolean;
  /** Any integer; the same request and seed give the same words in a deterministic adapter. */
  seed: number;
  /** The moment of the reply, for greetings by hour (America/Sao_Paulo). */
  now: Date;
};

/** `delta` carries text to append; `end` comes once, last, with what must be stored together with the reply. */
export type ReplyPart =
  /** All that will be said, before it is typed: it can be read at once, and nothing needs holding back. */
  | { type: 'whole'; text: string }
  | { type: 'delta'; text: string }
  | {
      type: 'end';
      facts: readonly Fact[];
      state: unknown;
      used?: unknown;
      /** Who wrote it, where that is not the model that was asked. */
      engine?: string;
      /** The model that was meant to write it did not answer. */
      isFallback?: boolean;
      /** What it was told, for the receipt. */
      blocks?: readonly PromptBlock[];
    };
/** A stretch of talk that is to be summed up. */
export type DigestRequest = { messages: readonly DialogueMessage[] };
/** What it was about in a sentence or two, and what it told of the person, each with the message (from 0) it stands in. */
export type Digest = { summary: string; facts: readonly (Fact & { message: number })[] };

/** A part of a prompt and its size. */
export type PromptBlock = { name: string; characters: number };

/** Texts of a character that the model may propose to her maker. */
export const WRITABLE_FIELDS = ['tagline', 'bio', 'greeting', 'scenario', 'exampleDialogue'] as const;
export type WritableField = (typeof WRITABLE_FIELDS)[number];

/** A character on her way: texts may be empty, what was not chosen yet is null. */
export type CharacterSketch = {
  name: string;
  age: number | null;
  /** What she is to the person: `ficante`, `amiga`, `namorada`, `esposa` or `crush`. */
  relationship: string | null;
  occupation: string;
  city: string;
  speech: string;
  loves: readonly string[];
  hobbies: readonly string[];
  personality: Personality | null;
  /** What her maker wrote so far of the writable fields. */
  written: Readonly<Partial<Record<WritableField, string>>>;
};

export type WriteRequest = {
  sketch: CharacterSketch;
  wanted: readonly WritableField[];
  /** UTF-16 code units of each field. */
  maxLength: Readonly<Record<WritableField, number>>;
  /** Any integer; the same request and seed give the same words in a deterministic adapter. */
  seed: number;
};
/** Proposals for wanted fields; one that the model has no words for is left out. An example dialogue has lines `Você: …` and `Name: …`. */
export type WrittenFields = Partial<Record<WritableField, string>>;
