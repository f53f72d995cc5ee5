import { asksIfHuman, saysWhatSheIs } from './being-human.ts';
import { checkReply, type ReplyContext } from './reply.ts';
import { splitSentences } from './split-sentences.ts';

/** `fit` may be shown as it is · `unfit` not as it is · `forbidden` freezes the conversation (P0). */
export type WholeReplyVerdict = 'fit' | 'unfit' | 'forbidden';

/** Reads a reply that is there as a whole, every sentence of it. `recent` ends with the person's message, as for `checkReply`. */
export function checkWholeReply(text: string, context: ReplyContext): WholeReplyVerdict {
  const splitter = splitSentences();
  const sentences = [...splitter.push(text), ...splitter.flush()];
  const actions = new Set(sentences.map((sentence) => checkReply(sentence, context).action));
  if (actions.has('stop')) return 'forbidden';
  const question = context.recent.findLast(({ role }) => role === 'person')?.text ?? '';
  const isTrue = !asksIfHuman(question) || saysWhatSheIs(text);
  return isTrue && [...actions].every((action) => action === 'keep') ? 'fit' : 'unfit';
}
