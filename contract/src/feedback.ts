/** Help and feedback (spec §§2, 3, 5, 8). */
import { z } from 'zod';
import { defineRoute } from './core/route.ts';
import { personText } from './core/text.ts';

/** Spec §5: the types and their labels, in order. */
export const FEEDBACK_TYPES = [
  { id: 'bug', label: 'Bug Report' },
  { id: 'suggestion', label: 'Sugestão' },
  { id: 'support', label: 'Suporte' },
  { id: 'general', label: 'Feedback Geral' },
] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number]['id'];
/** Spec §9: the rating scale. */
export const RATING_MIN = 1;
export const RATING_MAX = 5;
export const FEEDBACK_SUBJECT_MAX_LENGTH = 120;
export const FEEDBACK_MESSAGE_MAX_LENGTH = 4_000;

const RATING_RANGE = 'A nota vai de 1 a 5.';
/** Spec §5. */
const REQUIRED = 'Por favor, preencha todos os campos obrigatórios.';
export const FeedbackInput = z.strictObject({
  type: z.enum(
    FEEDBACK_TYPES.map((type) => type.id),
    { error: REQUIRED },
  ),
  subject: personText({
    max: FEEDBACK_SUBJECT_MAX_LENGTH,
    emptyMessage: REQUIRED,
    tooLongMessage: 'O assunto pode ter até 120 caracteres.',
  }),
  message: personText({
    max: FEEDBACK_MESSAGE_MAX_LENGTH,
    emptyMessage: REQUIRED,
    tooLongMessage: 'A mensagem pode ter até 4.000 caracteres.',
    multiline: true,
  }),
  rating: z
    .int({ error: RATING_RANGE })
    .min(RATING_MIN, { error: RATING_RANGE })
    .max(RATING_MAX, { error: RATING_RANGE })
    .optional(),
});
export type FeedbackInput = z.infer<typeof FeedbackInput>;

export const feedbackRoutes = {
  send: defineRoute({
    name: 'feedback.sendFeedback',
    method: 'POST',
    path: '/api/feedback',
    access: 'public',
    summary: 'Recebe um recado sobre o produto, de quem tem conta ou não.',
    body: FeedbackInput,
    responses: { 201: z.strictObject({ message: z.string() }) },
    errors: [],
    ratePerMinute: 10,
  }),
};
