/** Gifts in conversations. Earlier features it uses: coins, chat. */
export { mountGiftRoutes } from './routes.ts';
