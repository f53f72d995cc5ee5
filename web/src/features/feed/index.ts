/** What characters post, full screen, and what people say to it. Uses auth, safety and avatars. */
export { FeedScreen } from './feed-screen.tsx';
