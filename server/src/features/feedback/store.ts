import { statement } from '../../platform/db/database.ts';

export const insertFeedback = statement(
  'feedback.insert',
  `INSERT INTO feedback (id, account_id, type, subject, message, rating, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);
