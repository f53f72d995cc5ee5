import { z } from 'zod';
import { Id } from './ids.ts';

/** The closed list of server-sent event names of a conversation. The SSE `id` is the conversation's sequence number. */
export const STREAM_EVENT_TYPES = [
  'message-added',
  'message-changed',
  'message-removed',
  'path-changed',
  'text-start',
  'text-delta',
  'text-end',
  'error',
] as const;
export type StreamEventType = (typeof STREAM_EVENT_TYPES)[number];

export const TextStart = z.strictObject({ type: z.literal('text-start'), messageId: Id });
export const TextDelta = z.strictObject({ type: z.literal('text-delta'), messageId: Id, text: z.string() });
/** `balanceCoins` is the spendable balance after the reply was settled. */
export const TextEnd = z.strictObject({
  type: z.literal('text-end'),
  messageId: Id,
  status: z.enum(['complete', 'stopped', 'interrupted']),
  /** The whole text as stored: equals what the deltas added up to, or less after a stop. */
  text: z.string(),
  /** Another model wrote it than the one that was meant. */
  isFallback: z.boolean(),
  balanceCoins: z.int().min(0),
});
export const StreamError = z.strictObject({
  type: z.literal('error'),
  messageId: Id,
  error: z.string(),
  message: z.string(),
  balanceCoins: z.int().min(0),
});
