/** Conversations. */
export { useOpenConversation } from './api.ts';
export { ChatScreen } from './chat-screen.tsx';
export { ChatsScreen } from './chats-screen.tsx';
export { useUnsentCount } from './unsent-count.ts';
export { useOutbox } from './use-outbox.ts';
