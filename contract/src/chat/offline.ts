/** What she says on the device while there is no connection (chat.md "Embedded engine"; decision 0018). */

import { z } from 'zod';
import { Personality } from '../avatars.ts';
import { Id, Instant } from '../core/ids.ts';
import { defineRoute } from '../core/route.ts';
import { personText } from '../core/text.ts';
import { LEVEL_REFUSALS } from '../safety/level-refusals.ts';

/** The engine stays far below it. */
const OFFLINE_REPLY_MAX_LENGTH = 1_000;

/** What the engine on the device answered, and when by its clock: kept and marked, and no other reply is written. */
export const OfflineReply = z.strictObject({
  text: personText({
    max: OFFLINE_REPLY_MAX_LENGTH,
    emptyMessage: 'A resposta está vazia.',
    tooLongMessage: 'A resposta é longa demais.',
    multiline: true,
  }),
  at: Instant,
});
export type OfflineReply = z.infer<typeof OfflineReply>;

/**
 * All a device has to keep so that she can answer there, besides the messages it has seen: of her card what the engine reads,
 * what she knows of the person, and where the engine stands. `facts` is null where she may not remember.
 */
export const OfflineContext = z.strictObject({
  character: z.strictObject({
    name: z.string(),
    age: z.int().min(18),
    city: z.string(),
    occupation: z.string(),
    speech: z.string(),
    loves: z.array(z.string()),
    personality: Personality,
  }),
  personName: z.string().nullable(),
  facts: z.array(z.strictObject({ relation: z.string(), value: z.string() })).nullable(),
  pinned: z.array(z.string()),
  /** Opaque, of the engine alone. */
  state: z.unknown(),
  used: z.unknown(),
});
export type OfflineContext = z.infer<typeof OfflineContext>;

export const chatOfflineRoutes = {
  readOfflineContext: defineRoute({
    name: 'chat.readOfflineContext',
    method: 'GET',
    path: '/api/conversations/:id/offline',
    access: 'account',
    summary: 'O que o aparelho guarda para ela responder sem conexão.',
    params: z.strictObject({ id: Id }),
    responses: { 200: OfflineContext },
    errors: ['auth.required', 'chat.conversation-deleted', ...LEVEL_REFUSALS],
  }),
};
