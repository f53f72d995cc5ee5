/** Conversations. */
export { useOpenConversation } from './api.ts';
export { ChatScreen } from './chat-screen.tsx';
export { ChatsScreen } from './chats-screen.tsx';
