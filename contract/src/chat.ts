/** Conversation: turns, variants, generations, events (chat.md "Data" and "Nothing lost, nothing doubled"). */
import { z } from 'zod';
import { AvatarCard } from './avatars.ts';
import type { ErrorDefinition } from './core/error.ts';
import { Id, Instant } from './core/ids.ts';
import { defineRoute } from './core/route.ts';
import { StreamError, TextDelta, TextEnd, TextStart } from './core/stream-event.ts';
import { personText } from './core/text.ts';

/** Abuse suite C02. */
export const MESSAGE_MAX_LENGTH = 4_000;
/** product.md "Money": replies a guest has before signing up. */
export const GUEST_FREE_REPLIES = 15;

export const chatErrors = {
  'chat.id-reused': { status: 422, message: 'Este envio já foi feito com outro texto.' },
  'chat.conversation-deleted': { status: 410, message: 'Esta conversa foi apagada.' },
  'chat.guest-limit': {
    status: 402,
    message: 'Suas respostas grátis acabaram. Crie sua conta e continue de onde parou.',
  },
  'chat.message-stored': { status: 503, message: 'Tivemos um problema. Sua mensagem está guardada e será enviada.' },
  'chat.reply-failed': { status: 502, message: 'A resposta não saiu e nada foi cobrado. Toque pra tentar de novo.' },
  'chat.nothing-to-retry': { status: 409, message: 'Essa resposta já está completa.' },
  'chat.character-in-review': {
    status: 409,
    message: 'Ela está em análise. Sua mensagem não foi enviada e nada foi cobrado.',
  },
  'chat.too-many-waiting': { status: 429, message: 'Espere ela responder antes de mandar mais.' },
} as const satisfies Record<string, ErrorDefinition>;

/**
 * `queued` waits for its turn · `streaming` is being written · `complete` · `stopped` by the person ·
 * `interrupted` cut by a fault, text kept, not charged · `failed` no text, not charged, may be retried.
 */
export const MESSAGE_STATUSES = ['queued', 'streaming', 'complete', 'stopped', 'interrupted', 'failed'] as const;
export const Message = z.strictObject({
  id: Id,
  conversationId: Id,
  /** Position in the conversation; shares the sequence of its events. */
  seq: z.int().min(1),
  role: z.enum(['person', 'character']),
  content: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  /** The id the client made, on the person's messages. */
  clientId: Id.nullable(),
  /** On a character's message: the person's message it answers; null for a greeting. */
  replyToId: Id.nullable(),
  createdAt: Instant,
});
export type Message = z.infer<typeof Message>;

export const MessageAdded = z.strictObject({ type: z.literal('message-added'), message: Message });
/** What a conversation's stream carries, in order of sequence and without gaps. */
export const StreamEvent = z.discriminatedUnion('type', [MessageAdded, TextStart, TextDelta, TextEnd, StreamError]);
export type StreamEvent = z.infer<typeof StreamEvent>;

/** What the next reply costs this person, shown before it is asked for. */
export const ReplyPrice = z.strictObject({
  coins: z.int().min(0),
  /** Replies left for free; null for registered people. */
  freeRepliesLeft: z.int().min(0).nullable(),
});
export type ReplyPrice = z.infer<typeof ReplyPrice>;

export const ConversationSummary = z.strictObject({
  id: Id,
  avatar: AvatarCard,
  lastMessage: Message.nullable(),
  lastActivity: Instant,
  createdAt: Instant,
});
export type ConversationSummary = z.infer<typeof ConversationSummary>;

/** She was edited since: what changed, in her maker's words, and when. The conversation goes on with the version it has. */
export const CharacterChange = z.strictObject({ version: z.int().min(1), note: z.string(), changedAt: Instant });
export type CharacterChange = z.infer<typeof CharacterChange>;

export const Conversation = z.strictObject({
  id: Id,
  avatar: AvatarCard,
  starters: z.array(z.string()),
  /** A newer version that the person has not chosen about; null when there is none. */
  change: CharacterChange.nullable(),
  /** Nothing can be sent until a person of ours has looked at her. */
  isPaused: z.boolean(),
  lastSeq: z.int().min(0),
  replyPrice: ReplyPrice,
  createdAt: Instant,
  lastActivity: Instant,
});
export type Conversation = z.infer<typeof Conversation>;

/** The specified offline body `{content, timestamp}` plus the id the client made (derived when absent). */
export const SendMessageInput = z.strictObject({
  content: personText({
    max: MESSAGE_MAX_LENGTH,
    emptyMessage: 'Escreva algo antes de enviar.',
    tooLongMessage: 'A mensagem pode ter até 4.000 caracteres.',
    multiline: true,
  }),
  timestamp: z.union([Instant, z.number().int().min(0).max(8_640_000_000_000_000)], { error: 'Data inválida.' }),
  clientId: Id.optional(),
});
export type SendMessageInput = z.infer<typeof SendMessageInput>;
/** The same for the first send and every repeat of it. */
export const SentMessage = z.strictObject({ message: Message, replyId: Id, priceCoins: z.int().min(0) });
export type SentMessage = z.infer<typeof SentMessage>;

const conversationParams = z.strictObject({ id: Id });

export const chatRoutes = {
  createConversation: defineRoute({
    name: 'chat.createConversation',
    method: 'POST',
    path: '/api/conversations',
    access: 'guest',
    summary:
      'Abre a conversa com uma personagem, ou devolve a que já existe; com `postId`, ela retoma essa publicação.',
    body: z.strictObject({ avatarId: Id, postId: Id.optional() }),
    responses: { 200: Conversation, 201: Conversation },
    errors: ['avatars.in-review'],
  }),
  listConversations: defineRoute({
    name: 'chat.listConversations',
    method: 'GET',
    path: '/api/conversations',
    access: 'account',
    summary: 'As conversas, da mais recente à mais antiga (até 200).',
    responses: { 200: z.strictObject({ items: z.array(ConversationSummary) }) },
    errors: ['auth.required'],
  }),
  getConversation: defineRoute({
    name: 'chat.getConversation',
    method: 'GET',
    path: '/api/conversations/:id',
    access: 'account',
    summary: 'Uma conversa.',
    params: conversationParams,
    responses: { 200: Conversation },
    errors: ['auth.required', 'chat.conversation-deleted'],
  }),
  chooseVersion: defineRoute({
    name: 'chat.chooseVersion',
    method: 'POST',
    path: '/api/conversations/:id/version',
    access: 'account',
    summary: 'Ela mudou: passa para a versão nova, ou fica com a que a conversa tem.',
    params: conversationParams,
    body: z.strictObject({ choice: z.enum(['update', 'keep']) }),
    responses: { 200: Conversation },
    errors: ['auth.required', 'chat.conversation-deleted'],
  }),
  deleteConversation: defineRoute({
    name: 'chat.deleteConversation',
    method: 'DELETE',
    path: '/api/conversations/:id',
    access: 'account',
    summary: 'Apaga a conversa.',
    params: conversationParams,
    responses: { 204: null },
    errors: ['auth.required', 'chat.conversation-deleted'],
  }),
  listMessages: defineRoute({
    name: 'chat.listMessages',
    method: 'GET',
    path: '/api/conversations/:id/messages',
    access: 'account',
    summary: 'Mensagens em ordem; `after` e `before` são posições (seq) e não se combinam.',
    params: conversationParams,
    query: z.strictObject({
      after: z.coerce.number().int().min(0).optional(),
      before: z.coerce.number().int().min(1).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    responses: {
      /** `lastSeq` and the texts are one snapshot: streaming from `lastSeq` on misses nothing and repeats nothing. */
      200: z.strictObject({ items: z.array(Message), lastSeq: z.int().min(0), hasMore: z.boolean() }),
    },
    errors: ['auth.required', 'chat.conversation-deleted'],
  }),
  sendMessage: defineRoute({
    name: 'chat.sendMessage',
    method: 'POST',
    path: '/api/conversations/:id/messages',
    access: 'sync',
    summary: 'Guarda a mensagem e pede a resposta, em uma transação; com text/event-stream, transmite a resposta.',
    params: conversationParams,
    body: SendMessageInput,
    responses: { 200: SentMessage, 201: SentMessage },
    whenUnavailable: 'chat.message-stored',
    errors: [
      'auth.required',
      'auth.session-ended',
      'auth.insufficient-scope',
      'coins.insufficient',
      'chat.id-reused',
      'chat.conversation-deleted',
      'chat.guest-limit',
      'chat.message-stored',
      'chat.too-many-waiting',
      'chat.character-in-review',
    ],
    streams: true,
    ratePerMinute: 60,
  }),
  retryReply: defineRoute({
    name: 'chat.retryReply',
    method: 'POST',
    path: '/api/conversations/:id/messages/:messageId/retry',
    access: 'account',
    summary: 'Pede de novo uma resposta que falhou ou foi cortada.',
    params: conversationParams.extend({ messageId: Id }),
    responses: { 200: SentMessage },
    errors: [
      'auth.required',
      'coins.insufficient',
      'chat.guest-limit',
      'chat.nothing-to-retry',
      'chat.conversation-deleted',
      'chat.character-in-review',
    ],
    streams: true,
    ratePerMinute: 30,
  }),
  stopReply: defineRoute({
    name: 'chat.stopReply',
    method: 'POST',
    path: '/api/conversations/:id/stop',
    access: 'account',
    summary: 'Para a resposta; fica exatamente o que já estava na tela (até `seenSeq`).',
    params: conversationParams,
    body: z.strictObject({ seenSeq: z.int().min(0).optional() }),
    responses: { 200: z.strictObject({ stopped: z.boolean() }) },
    errors: ['auth.required', 'chat.conversation-deleted'],
  }),
  streamConversation: defineRoute({
    name: 'chat.streamConversation',
    method: 'GET',
    path: '/api/conversations/:id/stream',
    access: 'account',
    summary: 'Os eventos da conversa depois de `Last-Event-ID` (ou `after`), e os que vierem.',
    params: conversationParams,
    query: z.strictObject({ after: z.coerce.number().int().min(0).optional() }),
    responses: {},
    errors: ['auth.required', 'chat.conversation-deleted'],
    streams: true,
  }),
};
