/** Help and feedback: what people tell us, kept for the administration area. Earlier features it uses: none. */

export { feedbackTables } from './personal-data/store.ts';
export { mountFeedbackRoutes } from './routes.ts';
