/** Conversations: messages, replies, streams, memory. Design: chat.md. Earlier features it uses: avatars, coins. */
export type { ChatActionDeps, ChatDeps, ReplyRunner } from './deps.ts';
export {
  type FinishedReply,
  type FinishedReplyDeps,
  findFinishedReply,
  listFinishedReplies,
} from './finished-replies.ts';
export { giveInConversation } from './give.ts';
export { isCrisisMessage } from './guard/urgent.ts';
export { defineChatJobs } from './jobs.ts';
export type { WireEvent } from './message.ts';
export { chatTables } from './personal-data/store.ts';
export { readPlaces } from './places.ts';
export { countFreeReplies } from './policy.ts';
export { exportConversations } from './reading/export.ts';
export { createReplyRunner } from './replies/runner.ts';
export { mountChatRoutes } from './routes.ts';
export type { SendResult } from './send-message.ts';
export { streamOrJson } from './stream-or-json.ts';
