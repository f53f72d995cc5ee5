/** Finding one's way in a long conversation: searching, going to a day, what is unread, taking it along. */
import { z } from 'zod';
import { Id, Instant } from '../core/ids.ts';
import { defineRoute } from '../core/route.ts';
import { queryText } from '../core/text.ts';
import { LEVEL_REFUSALS } from '../safety/level-refusals.ts';

const oneConversation = z.strictObject({ id: Id });

/** A place in a conversation where something was found. */
export const FoundMessage = z.strictObject({
  messageId: Id,
  seq: z.int().min(1),
  role: z.enum(['person', 'character', 'notice']),
  /** The words around what was found. */
  excerpt: z.string(),
  /** Where in `excerpt` it stands, in UTF-16 code units. */
  start: z.int().min(0),
  length: z.int().min(0),
  createdAt: Instant,
});
export type FoundMessage = z.infer<typeof FoundMessage>;

export const EXPORT_FORMATS = ['text', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const chatReadingRoutes = {
  searchMessages: defineRoute({
    name: 'chat.searchMessages',
    method: 'GET',
    path: '/api/conversations/:id/search',
    access: 'account',
    summary: 'Procura na conversa, sem olhar acentos nem maiúsculas; da mais nova à mais antiga.',
    params: oneConversation,
    query: z.strictObject({
      q: queryText(100),
      before: z.coerce.number().int().min(1).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    responses: {
      200: z.strictObject({ items: z.array(FoundMessage), total: z.int().min(0), hasMore: z.boolean() }),
    },
    errors: ['auth.required', 'chat.conversation-deleted', ...LEVEL_REFUSALS],
  }),
  findDay: defineRoute({
    name: 'chat.findDay',
    method: 'GET',
    path: '/api/conversations/:id/day',
    access: 'account',
    summary: 'A posição da primeira mensagem a partir de um instante; null quando não há nenhuma.',
    params: oneConversation,
    query: z.strictObject({ from: Instant }),
    responses: { 200: z.strictObject({ seq: z.int().min(1).nullable() }) },
    errors: ['auth.required', 'chat.conversation-deleted', ...LEVEL_REFUSALS],
  }),
  markRead: defineRoute({
    name: 'chat.markRead',
    method: 'PUT',
    path: '/api/conversations/:id/read',
    access: 'account',
    summary: 'Guarda até onde a pessoa leu; nunca volta atrás.',
    params: oneConversation,
    body: z.strictObject({ seq: z.int().min(0) }),
    responses: { 204: null },
    errors: ['auth.required', 'chat.conversation-deleted', ...LEVEL_REFUSALS],
  }),
  exportConversation: defineRoute({
    name: 'chat.exportConversation',
    method: 'GET',
    path: '/api/conversations/:id/export',
    access: 'account',
    summary: 'A conversa como arquivo: texto (o caminho na tela) ou JSON (todos os caminhos).',
    params: oneConversation,
    query: z.strictObject({ format: z.enum(EXPORT_FORMATS) }),
    responses: {},
    errors: ['auth.required', 'chat.conversation-deleted'],
    ratePerMinute: 10,
    sendsFile: true,
  }),
};
