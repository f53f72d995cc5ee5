/**
 * The language-model port. One call writes one reply of one character; the caller streams what comes. Another proposes
 * texts to whoever makes a character.
 * Adapters: `embedded/` (rules and data, no network) and `openai` (any OpenAI-compatible endpoint).
 */
import type {
  Digest,
  DigestRequest,
  ReplyPart,
  ReplyRequest,
  WriteRequest,
  WrittenFields,
} from '@cafune/dialogue/request';

export type {
  CharacterCard,
  CharacterSketch,
  DialogueMessage,
  Digest,
  DigestRequest,
  Fact,
  FactRelation,
  LoreEntry,
  Personality,
  PromptBlock,
  ReplyKind,
  ReplyPart,
  ReplyRequest,
  WritableField,
  WriteRequest,
  WrittenFields,
} from '@cafune/dialogue/request';
export { FACT_RELATIONS } from '@cafune/dialogue/request';

/** Why a reply failed, for retry and for the sentence the person reads. */
export type TextModelFailure = 'timeout' | 'unavailable' | 'refused' | 'misconfigured';

export class TextModelError extends Error {
  readonly failure: TextModelFailure;
  constructor(failure: TextModelFailure, options?: ErrorOptions) {
    super(`text model: ${failure}`, options);
    this.name = 'TextModelError';
    this.failure = failure;
  }
}

export type TextModel = {
  /** Name and version for the receipt of each reply, e.g. `embedded@1` or `openai:gpt-x`. */
  readonly id: string;
  /** A word of its prompt that must never be shown (abuse suite E01); undefined where there is no prompt. */
  readonly canary?: string;
  /** Where the words of a conversation go, where they leave for somebody else's machine; undefined otherwise. */
  readonly leavesFor?: string;
  /**
   * Streams one reply. Stops promptly, without `end`, when `signal` aborts.
   * @throws TextModelError before or between parts; nothing is charged then.
   */
  reply(request: ReplyRequest, signal: AbortSignal): AsyncIterable<ReplyPart>;
  /**
   * Proposes texts for a character on her way, all at once.
   * @throws TextModelError; nothing is charged then.
   */
  write(request: WriteRequest, signal: AbortSignal): Promise<WrittenFields>;
  /**
   * Sums up a stretch of talk and reads what it told of the person.
   * @throws TextModelError
   */
  digest(request: DigestRequest, signal: AbortSignal): Promise<Digest>;
};
