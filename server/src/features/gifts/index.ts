/** Gifts in conversations. Earlier features it uses: coins, chat. */
export { changeGift, listGifts } from './list-gifts.ts';
export { giftTables } from './personal-data/store.ts';
export { mountGiftRoutes } from './routes.ts';
