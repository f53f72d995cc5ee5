/** Conversations. */
export { useConversations, useOpenConversation } from './api.ts';
export { ChatScreen } from './chat-screen.tsx';
export { ChatsScreen } from './chats-screen.tsx';
export { lastLine } from './components/conversation-list.tsx';
export { GiftStoreScreen } from './gift-store/gift-store-screen.tsx';
export { giftsQuery } from './gifts/api.ts';
export { ProfileCloseness, ProfilePhotos } from './on-profile.tsx';
export { countOnlyHere } from './only-here.ts';
export { useUnsentCount } from './unsent-count.ts';
export { UsageLimitCard } from './usage/usage-limit.tsx';
export { useSync } from './use-sync.ts';
