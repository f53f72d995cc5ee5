/** Ajuda & Feedback: a dialog that opens from anywhere. */
export { FeedbackHost } from './feedback-host.tsx';
export { openFeedback } from './feedback-store.ts';
