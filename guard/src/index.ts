/** The guard on texts: pure, local, the same on the server and in a browser. Design: safety.md "The guard". */

export { asksIfHuman, saysWhatSheIs } from './conversation/being-human.ts';
export { isGoodbye } from './conversation/goodbye.ts';
export {
  checkReply,
  GOODBYE_LINE,
  type ReplyContext,
  type ReplyRule,
  type ReplyVerdict,
  TRUE_LINES,
} from './conversation/reply.ts';
export { type SentenceSplitter, splitSentences } from './conversation/split-sentences.ts';
export { checkWholeReply, type WholeReplyVerdict } from './conversation/whole-reply.ts';
export {
  type ConversationContext,
  checkMessage,
  type MessageClass,
  type MessageRule,
  type MessageVerdict,
} from './conversation.ts';
export { checkDefinition } from './definition.ts';
export { type DefinitionRule, type DefinitionText, type DefinitionVerdict, gravest, summarize } from './verdict.ts';
