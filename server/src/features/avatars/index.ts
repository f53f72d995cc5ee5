/** Avatars: catalogue, versions, pictures, people's own, discovery. Design: product.md "Avatar", portraits.md. Earlier features it uses: auth, safety, coins. */
export { defineAvatarJobs, drawPortraits } from './jobs.ts';
export { pictureMoment } from './moments.ts';
export { listMadeBy, listPaintingsOf, listPicturesOf, readNames } from './personal-data/made-by.ts';
export { avatarTables } from './personal-data/store.ts';
export { createPictures } from './pictures.ts';
export type { PortraitPictures } from './portrait-images.ts';
export { mountAvatarRoutes, mountPortraitPictures } from './routes.ts';
export { catalogueId, seedCatalogue } from './seed.ts';
export {
  type CurrentVersion,
  countChat,
  createVersionReader,
  findCurrentVersion,
  findLevel,
  getAvatarToTalkTo,
  isPaused,
  listCards,
  listFollowed,
  listPostingAvatars,
  type PostingAvatar,
} from './service.ts';
export { createVoiceSamples } from './speech/voice-samples.ts';
