/** Conversation: turns, variants, generations, events (chat.md "Data" and "Nothing lost, nothing doubled"). */

import { z } from 'zod';
import { AvatarCard } from './avatars.ts';
import { OfflineReply } from './chat/offline.ts';
import { DAY_OVER_TEXT } from './chat/usage.ts';
import type { ErrorDefinition } from './core/error.ts';
import { Id, Instant } from './core/ids.ts';
import { defineRoute } from './core/route.ts';
import { StreamError, TextDelta, TextEnd, TextStart } from './core/stream-event.ts';
import { personText } from './core/text.ts';
import { LEVEL_REFUSALS } from './safety/level-refusals.ts';

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
  'chat.reply-under-way': {
    status: 409,
    message: 'Espere ela terminar, ou pare a resposta, e tente de novo.',
  },
  'chat.not-editable': { status: 409, message: 'Essa mensagem não pode ser mudada.' },
  'chat.undo-expired': { status: 410, message: 'Passaram 30 dias e não dá mais pra desfazer.' },
  'chat.real-person': {
    status: 422,
    message: 'Com pessoas reais a conversa não segue por aí. Mude o texto e tente de novo.',
  },
  'chat.blocked': { status: 429, message: 'Não dá para gerar essa resposta.' },
  'chat.reply-blocked': { status: 502, message: 'Essa resposta não pôde ser mostrada e nada foi cobrado.' },
  'chat.frozen': { status: 403, message: 'Este conteúdo não é permitido.' },
  'chat.child-nearby': {
    status: 422,
    message:
      'Por cuidado, criança e paquera não andam juntas aqui. Mude o texto, ou espere a conversa ir pra outro lado.',
  },
  'chat.memory-off': { status: 409, message: 'Pra ela lembrar, ligue a memória primeiro.' },
  'chat.too-many-pinned': { status: 409, message: 'São até 20 lembranças fixadas. Solte uma pra fixar outra.' },
  'chat.photo-failed': { status: 502, message: 'A foto não saiu desta vez e nada foi cobrado. Tente de novo.' },
  'chat.speech-failed': { status: 502, message: 'A voz não saiu desta vez e nada foi cobrado. Tente de novo.' },
  'chat.recording-too-large': { status: 413, message: 'A gravação ficou longa demais. Fale até um minuto por vez.' },
  'chat.recording-unreadable': { status: 422, message: 'Não deu pra ler essa gravação. Tente de novo, ou escreva.' },
  'chat.transcription-refused': { status: 403, message: 'Sua gravação só sai daqui depois do seu sim.' },
  'chat.transcription-failed': { status: 502, message: 'Não deu pra escrever o que você falou. Tente de novo.' },
  'chat.daily-limit': { status: 429, message: DAY_OVER_TEXT },
  'chat.too-many-waiting': { status: 429, message: 'Espere ela responder antes de mandar mais.' },
} as const satisfies Record<string, ErrorDefinition>;

/**
 * `queued` waits for its turn · `streaming` is being written · `complete` · `stopped` by the person ·
 * `interrupted` cut by a fault, text kept, not charged · `failed` no text, not charged, may be retried.
 */
export const MESSAGE_STATUSES = ['queued', 'streaming', 'complete', 'stopped', 'interrupted', 'failed'] as const;

/** What a person may leave on a message; she hears of it with the next reply. */
export const REACTIONS = ['❤️', '😂', '😮', '😢', '🔥', '👍'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Said by the house in a conversation, never in her voice. */
export const NOTICES = ['crisis', 'threat', 'ai', 'limit'] as const;
export type Notice = (typeof NOTICES)[number];

/** `imageUrl` is of our own origin. */
export const Attachment = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('photo'), imageUrl: z.string(), alt: z.string() }),
  z.strictObject({ kind: z.literal('gift'), giftId: z.string(), name: z.string(), priceCoins: z.int().min(0) }),
]);
export type Attachment = z.infer<typeof Attachment>;

/** The beginning of a message that another one answers; its text is null once it was deleted. */
export const Quote = z.strictObject({
  messageId: Id,
  role: z.enum(['person', 'character', 'notice']),
  excerpt: z.string().nullable(),
});

export const Message = z.strictObject({
  id: Id,
  conversationId: Id,
  /** Position in the conversation; shares the sequence of its events. */
  seq: z.int().min(1),
  role: z.enum(['person', 'character', 'notice']),
  content: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  /** Which of its alternatives this is: 1 of 3 is `{ index: 1, count: 3 }`. */
  variant: z.strictObject({ index: z.int().min(1), count: z.int().min(1) }),
  /** Somebody rewrote it. */
  isEdited: z.boolean(),
  /** The model that was meant to write it did not answer, and another did. */
  isFallback: z.boolean(),
  /** Written on the device, without a connection. */
  isOffline: z.boolean(),
  reaction: z.enum(REACTIONS).nullable(),
  quote: Quote.nullable(),
  attachment: Attachment.nullable(),
  /** On messages of the house alone. */
  notice: z.enum(NOTICES).nullable(),
  /** The id the client made, on the person's messages. */
  clientId: Id.nullable(),
  /** On a character's message: the person's message it answers; null for a greeting. */
  replyToId: Id.nullable(),
  createdAt: Instant,
});
export type Message = z.infer<typeof Message>;

/** A message that is new, or told again: the same id takes the place of what it was. */
export const MessageAdded = z.strictObject({ type: z.literal('message-added'), message: Message });
export const MessageChanged = z.strictObject({
  type: z.literal('message-changed'),
  messageId: Id,
  reaction: z.enum(REACTIONS).nullable(),
});
export const MessageRemoved = z.strictObject({ type: z.literal('message-removed'), messageId: Id });
/** What came after a position left the screen; with `hasTail` something else stands there now and has to be read. */
export const PathChanged = z.strictObject({
  type: z.literal('path-changed'),
  messageId: Id,
  fromSeq: z.int().min(0),
  hasTail: z.boolean(),
});
/** What a conversation's stream carries, in order of sequence and without gaps. */
export const StreamEvent = z.discriminatedUnion('type', [
  MessageAdded,
  MessageChanged,
  MessageRemoved,
  PathChanged,
  TextStart,
  TextDelta,
  TextEnd,
  StreamError,
]);
export type StreamEvent = z.infer<typeof StreamEvent>;

/** What the next reply costs this person, shown before it is asked for. */
export const ReplyPrice = z.strictObject({
  coins: z.int().min(0),
  /** Of doing a reply again, or going on with one. */
  againCoins: z.int().min(0),
  /** Replies left for free; null for registered people. */
  freeRepliesLeft: z.int().min(0).nullable(),
});
export type ReplyPrice = z.infer<typeof ReplyPrice>;

export const ConversationSummary = z.strictObject({
  id: Id,
  avatar: AvatarCard,
  lastMessage: Message.nullable(),
  /** Messages of hers since the person last looked; at most 99. */
  unreadCount: z.int().min(0),
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
  /** Something was written that is not allowed: nothing more can be said here, ever. */
  isFrozen: z.boolean(),
  /** The last position the person has seen; what comes after is unread. */
  readSeq: z.int().min(0),
  lastSeq: z.int().min(0),
  replyPrice: ReplyPrice,
  /** The day's limit that the person set is reached: when it opens again. */
  reopensAt: Instant.nullable(),
  /** Where the words of this conversation would go; null where they stay with us. */
  provider: z.strictObject({ host: z.string(), consent: z.enum(['unasked', 'granted', 'refused']) }).nullable(),
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
  /** The message this one answers. */
  quotedId: Id.optional(),
  offlineReply: OfflineReply.optional(),
});
export type SendMessageInput = z.infer<typeof SendMessageInput>;
/** The same for the first send and every repeat of it. */
export const SentMessage = z.strictObject({ message: Message, replyId: Id, priceCoins: z.int().min(0) });
export type SentMessage = z.infer<typeof SentMessage>;

/** A reply that was asked for, and what was set aside for it. */
export const AskedReply = z.strictObject({ replyId: Id, priceCoins: z.int().min(0) });
export type AskedReply = z.infer<typeof AskedReply>;

const conversationParams = z.strictObject({ id: Id });

export const chatRoutes = {
  createConversation: defineRoute({
    name: 'chat.createConversation',
    method: 'POST',
    path: '/api/conversations',
    access: 'guest',
    summary:
      'Abre a conversa com uma personagem, ou devolve a que já existe; com `postId`, ela retoma essa publicação.',
    body: z.strictObject({
      avatarId: Id,
      postId: Id.optional(),
      /** A new page with the same character, under this id; what she remembers comes along. */
      freshId: Id.optional(),
    }),
    responses: { 200: Conversation, 201: Conversation },
    errors: ['avatars.in-review', ...LEVEL_REFUSALS],
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
    errors: ['auth.required', 'chat.conversation-deleted', ...LEVEL_REFUSALS],
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
    errors: ['auth.required', 'chat.conversation-deleted', ...LEVEL_REFUSALS],
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
      'chat.daily-limit',
      'chat.character-in-review',
      'chat.frozen',
      'chat.real-person',
      'chat.child-nearby',
      ...LEVEL_REFUSALS,
      'safety.age-in-review',
      'safety.age-refused',
      'safety.not-allowed',
      'safety.personal-data',
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
    responses: { 200: AskedReply },
    errors: [
      'auth.required',
      'coins.insufficient',
      'chat.guest-limit',
      'chat.daily-limit',
      'chat.nothing-to-retry',
      'chat.conversation-deleted',
      'chat.character-in-review',
      'chat.frozen',
      'chat.blocked',
      ...LEVEL_REFUSALS,
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
    errors: ['auth.required', 'chat.conversation-deleted', ...LEVEL_REFUSALS],
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
    errors: ['auth.required', 'chat.conversation-deleted', ...LEVEL_REFUSALS],
    streams: true,
  }),
};
