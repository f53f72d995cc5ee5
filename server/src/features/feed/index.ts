/** Feed: posts of characters, likes, comments. Design: product.md "Discovery". Earlier features it uses: auth, safety, avatars. */
export { defineFeedJobs } from './jobs.ts';
export { feedTables } from './personal-data/store.ts';
export { seedFeed } from './posting.ts';
export { findPostText } from './posts.ts';
export { mountFeedRoutes } from './routes.ts';
