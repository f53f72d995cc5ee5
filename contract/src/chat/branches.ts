/** Every message is a place to turn: alternatives, rewriting, going on, deleting, reacting (chat.md "Data"). */

import { z } from 'zod';
import { AskedReply, MESSAGE_MAX_LENGTH, Message, REACTIONS } from '../chat.ts';
import { Id, Instant } from '../core/ids.ts';
import { defineRoute } from '../core/route.ts';
import { personText } from '../core/text.ts';
import { LEVEL_REFUSALS } from '../safety/level-refusals.ts';

/** For how long a deleted message can be brought back, days. */
export const MESSAGE_UNDO_DAYS = 30;
/** Characters of a message that the map and quotes show. */
export const EXCERPT_LENGTH = 160;

/** Where messages part: one message and what was said in its place. */
export const Fork = z.strictObject({
  messageId: Id,
  seq: z.int().min(1),
  role: z.enum(['person', 'character']),
  /** The fork this one hangs under, and which of its alternatives; null for the first. */
  parent: z.strictObject({ messageId: Id, variant: z.int().min(1) }).nullable(),
  /** Whether it is on the way now on screen. */
  isOnPath: z.boolean(),
  alternatives: z.array(
    z.strictObject({
      variant: z.int().min(1),
      excerpt: z.string(),
      isEdited: z.boolean(),
      isActive: z.boolean(),
      createdAt: Instant,
      /** How many messages follow it, over all branches. */
      messageCount: z.int().min(0),
    }),
  ),
});
export type Fork = z.infer<typeof Fork>;

const oneMessage = z.strictObject({ id: Id, messageId: Id });
const asking = z.strictObject({ clientId: Id });
const turning = ['auth.required', 'chat.conversation-deleted', 'chat.reply-under-way'] as const;
const paying = [
  'coins.insufficient',
  'chat.guest-limit',
  'chat.character-in-review',
  'chat.frozen',
  'chat.blocked',
  'safety.age-in-review',
  'safety.age-refused',
] as const;
const reading = ['chat.real-person', 'safety.not-allowed', 'safety.personal-data'] as const;

/** A page of the way now on screen, from a message on. */
export const PathTail = z.strictObject({ items: z.array(Message), lastSeq: z.int().min(0), hasMore: z.boolean() });

export const chatBranchRoutes = {
  regenerateReply: defineRoute({
    name: 'chat.regenerateReply',
    method: 'POST',
    path: '/api/conversations/:id/messages/:messageId/regenerate',
    access: 'account',
    summary: 'Pede outra versão de uma resposta; a que havia fica guardada.',
    params: oneMessage,
    body: asking,
    responses: { 200: AskedReply, 201: AskedReply },
    errors: [...turning, ...paying, 'chat.not-editable', ...LEVEL_REFUSALS, 'chat.daily-limit'],
    streams: true,
    ratePerMinute: 30,
  }),
  continueReply: defineRoute({
    name: 'chat.continueReply',
    method: 'POST',
    path: '/api/conversations/:id/continue',
    access: 'account',
    summary: 'Ela continua, sem que a pessoa escreva.',
    params: z.strictObject({ id: Id }),
    body: asking,
    responses: { 200: AskedReply, 201: AskedReply },
    errors: [...turning, ...paying, 'chat.not-editable', ...LEVEL_REFUSALS, 'chat.daily-limit'],
    streams: true,
    ratePerMinute: 30,
  }),
  editMessage: defineRoute({
    name: 'chat.editMessage',
    method: 'POST',
    path: '/api/conversations/:id/messages/:messageId/edit',
    access: 'account',
    summary: 'Reescreve uma mensagem: a da pessoa abre outro caminho e pede resposta; a dela só muda.',
    params: oneMessage,
    body: z.strictObject({
      clientId: Id,
      content: personText({
        max: MESSAGE_MAX_LENGTH,
        emptyMessage: 'Escreva algo antes de salvar.',
        tooLongMessage: 'A mensagem pode ter até 4.000 caracteres.',
        multiline: true,
      }),
    }),
    responses: {
      200: z.strictObject({ message: Message, reply: AskedReply.nullable() }),
      201: z.strictObject({ message: Message, reply: AskedReply.nullable() }),
    },
    errors: [
      ...turning,
      ...paying,
      ...reading,
      'chat.not-editable',
      'chat.id-reused',
      ...LEVEL_REFUSALS,
      'chat.daily-limit',
    ],
    streams: true,
    ratePerMinute: 30,
  }),
  choosePath: defineRoute({
    name: 'chat.choosePath',
    method: 'POST',
    path: '/api/conversations/:id/messages/:messageId/choose',
    access: 'account',
    summary: 'Mostra outra versão de uma mensagem e o que vem depois dela.',
    params: oneMessage,
    body: z.strictObject({ variant: z.int().min(1).max(10_000) }),
    /** From the topmost message that changed on, that one included. */
    responses: { 200: PathTail },
    errors: [...turning, ...LEVEL_REFUSALS],
  }),
  listForks: defineRoute({
    name: 'chat.listForks',
    method: 'GET',
    path: '/api/conversations/:id/forks',
    access: 'account',
    summary: 'Onde a conversa se divide, em ordem (até 500).',
    params: z.strictObject({ id: Id }),
    responses: { 200: z.strictObject({ items: z.array(Fork) }) },
    errors: ['auth.required', 'chat.conversation-deleted', ...LEVEL_REFUSALS],
  }),
  deleteMessage: defineRoute({
    name: 'chat.deleteMessage',
    method: 'DELETE',
    path: '/api/conversations/:id/messages/:messageId',
    access: 'account',
    summary: 'Apaga uma mensagem; por 30 dias dá para desfazer.',
    params: oneMessage,
    responses: { 204: null },
    errors: [...turning],
  }),
  restoreMessage: defineRoute({
    name: 'chat.restoreMessage',
    method: 'POST',
    path: '/api/conversations/:id/messages/:messageId/restore',
    access: 'account',
    summary: 'Traz de volta uma mensagem apagada.',
    params: oneMessage,
    responses: { 200: Message },
    errors: ['auth.required', 'chat.conversation-deleted', 'chat.undo-expired', ...LEVEL_REFUSALS],
  }),
  reactToMessage: defineRoute({
    name: 'chat.reactToMessage',
    method: 'PUT',
    path: '/api/conversations/:id/messages/:messageId/reaction',
    access: 'account',
    summary: 'Reage a uma mensagem dela, ou tira a reação (`null`).',
    params: oneMessage,
    body: z.strictObject({ reaction: z.enum(REACTIONS).nullable() }),
    responses: { 204: null },
    errors: ['auth.required', 'chat.conversation-deleted', 'chat.not-editable'],
  }),
};
