/** Avatars: the catalogue, its versions and pictures. Design: product.md "Avatar", portraits.md. Earlier features it uses: none. */
export { defineAvatarJobs, drawPortraits } from './jobs.ts';
export { createPictures, mountAvatarRoutes, mountPortraitPictures } from './routes.ts';
export { catalogueId, seedCatalogue } from './seed.ts';
export { type AvatarVersion, createVersionReader, getAvatar } from './service.ts';
