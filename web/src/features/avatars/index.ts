/** The characters people talk to. */
export { avatarQuery, avatarsQuery, NO_FILTER } from './api.ts';
export { AvatarScreen } from './avatar-screen.tsx';
export { capitalized } from './common-tags.ts';
export { HomeScreen } from './home-screen.tsx';
export { MyAvatarsScreen } from './my-avatars-screen.tsx';
