/** The characters people talk to. */
export { type AvatarFilter, avatarQuery, avatarsQuery, NO_FILTER } from './api.ts';
export { AvatarScreen } from './avatar-screen.tsx';
export { capitalized } from './common-tags.ts';
export { HomeScreen } from './home-screen.tsx';
