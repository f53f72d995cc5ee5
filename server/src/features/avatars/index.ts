/** Avatars: the catalogue, its versions and pictures. Design: product.md "Avatar", portraits.md. Earlier features it uses: none. */
export { defineAvatarJobs, drawPortraits } from './jobs.ts';
export { createPictures } from './pictures.ts';
export { mountAvatarRoutes, mountPortraitPictures } from './routes.ts';
export { catalogueId, seedCatalogue } from './seed.ts';
export { createVersionReader, getAvatar } from './service.ts';
