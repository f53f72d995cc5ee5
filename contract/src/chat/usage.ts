/** A daily limit that a person sets herself (safety.md "Letting people go"): lowering is immediate, raising takes a day. */
import { z } from 'zod';
import { Instant } from '../core/ids.ts';
import { defineRoute } from '../core/route.ts';

export const DAILY_LIMIT_MAX = 1_000;
/** What is said wherever the day's messages are used up. */
export const DAY_OVER_TEXT =
  'Você chegou ao limite que escolheu pra hoje. As conversas abrem de novo à meia-noite, no horário de Brasília.';
/** How long a wider limit waits, hours. */
export const RAISE_AFTER_HOURS = 24;

/** Messages a day, from midnight to midnight in America/Sao_Paulo; null is no limit. */
const MessagesADay = z.int().min(1).max(DAILY_LIMIT_MAX).nullable();

export const UsageLimit = z.strictObject({
  messagesADay: MessagesADay,
  /** A wider limit on its way. */
  next: z.strictObject({ messagesADay: MessagesADay, from: Instant }).nullable(),
  usedToday: z.int().min(0),
  /** When conversations open again; null while they are open. */
  reopensAt: Instant.nullable(),
});
export type UsageLimit = z.infer<typeof UsageLimit>;

export const usageRoutes = {
  read: defineRoute({
    name: 'chat.readUsageLimit',
    method: 'GET',
    path: '/api/usage-limit',
    access: 'user',
    summary: 'O limite que a pessoa escolheu, e quanto já usou hoje.',
    responses: { 200: UsageLimit },
    errors: ['auth.required'],
  }),
  set: defineRoute({
    name: 'chat.setUsageLimit',
    method: 'PUT',
    path: '/api/usage-limit',
    access: 'user',
    summary: 'Muda o limite: diminuir vale na hora, aumentar ou tirar vale depois de 24 horas.',
    body: z.strictObject({ messagesADay: MessagesADay }),
    responses: { 200: UsageLimit },
    errors: ['auth.required'],
    ratePerMinute: 20,
  }),
};
