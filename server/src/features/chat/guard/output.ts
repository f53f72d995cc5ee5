import type { ContentLevel } from '@cafune/contract/core/content-level';
import {
  asksIfHuman,
  checkReply,
  checkWholeReply,
  GOODBYE_LINE,
  isGoodbye,
  type ReplyRule,
  saysWhatSheIs,
  splitSentences,
  TRUE_LINES,
} from '@cafune/guard';
import type { DialogueMessage } from '../../../providers/text/port.ts';

export type Released = {
  /** What may be shown now. */
  text: string;
  /** Nothing more may be shown: the card stands there, or the reply was forbidden altogether. */
  isOver: boolean;
};
export type ReplyGuard = {
  /** Takes what the model says next; gives what may be shown of it. */
  push(delta: string): Released;
  /** The model is done. */
  flush(): Released;
  /** What the engine says was read beforehand and is fine as it is: from now on nothing is held back. */
  trust(whole: string): void;
  /** Sexual or romantic with a minor: the conversation freezes. */
  isForbidden(): boolean;
  /** The crisis card stands where harm would have. */
  isCard(): boolean;
  /** Something was left out and nothing is left. */
  isBlocked(): boolean;
};

export type ReplyGuardInput = {
  /** Oldest first, ending with the person's message. */
  history: readonly DialogueMessage[];
  canary: string | undefined;
  now: Date;
  /** How far the reply may go. */
  level: ContentLevel | undefined;
  onRule(rule: ReplyRule): void;
};

/**
 * Stands between the model and the screen: words are released sentence by sentence, after they were read (safety.md "The guard",
 * layer 6). A goodbye keeps its kindness, and "você é humana?" its true answer, whatever the model says.
 */
export function createReplyGuard(input: ReplyGuardInput): ReplyGuard {
  const splitter = splitSentences();
  const question = input.history.findLast((message) => message.role === 'person')?.text ?? '';
  const context = {
    recent: input.history,
    now: input.now,
    isGoodbye: isGoodbye(question),
    ...(input.level === undefined ? {} : { level: input.level }),
    ...(input.canary === undefined ? {} : { canary: input.canary }),
  };
  const state = { said: '', isCard: false, isForbidden: false, dropped: 0, isTrusted: false };

  /** What one sentence becomes. */
  function read(sentence: string): string {
    const verdict = checkReply(sentence, context);
    if (verdict.rule !== null) input.onRule(verdict.rule);
    if (verdict.action === 'drop') state.dropped += 1;
    state.isForbidden ||= verdict.action === 'stop';
    state.isCard ||= verdict.action === 'replace' && verdict.class === 'p2';
    if (verdict.action === 'keep') return sentence;
    return verdict.action === 'replace' ? `${verdict.text ?? ''} ` : '';
  }

  const isOver = () => state.isForbidden || state.isCard;

  function release(sentences: readonly string[]): Released {
    const text = sentences.map((sentence) => (isOver() ? '' : read(sentence))).join('');
    state.said += text;
    return { text, isOver: isOver() };
  }

  /** What the reply still owes the person. */
  function owed(): string {
    if (state.isForbidden) return '';
    if (asksIfHuman(question) && !saysWhatSheIs(state.said))
      return state.said === '' ? TRUE_LINES.human : ` ${TRUE_LINES.human}`;
    return state.said.trim() === '' && state.dropped > 0 && context.isGoodbye ? GOODBYE_LINE : '';
  }

  return {
    push: (delta) => {
      if (state.isTrusted) return { text: delta, isOver: false };
      return isOver() ? { text: '', isOver: true } : release(splitter.push(delta));
    },
    flush: () => {
      if (state.isTrusted) return { text: '', isOver: true };
      const { text } = release(splitter.flush());
      const rest = isOver() ? '' : owed();
      state.said += rest;
      return { text: text + rest, isOver: true };
    },
    trust: (whole) => {
      state.isTrusted = checkWholeReply(whole, context) === 'fit';
    },
    isForbidden: () => state.isForbidden,
    isCard: () => state.isCard,
    isBlocked: () => state.dropped > 0 && state.said.trim() === '',
  };
}
