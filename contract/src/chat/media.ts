/** Photos and voice in a conversation (product.md "Money": photo 25, voice of a message 8). */
import { z } from 'zod';
import { Message } from '../chat.ts';
import { Id, Instant } from '../core/ids.ts';
import { Coins } from '../core/money.ts';
import { defineRoute } from '../core/route.ts';
import { LEVEL_REFUSALS } from '../safety/level-refusals.ts';

/** Where a photo may be taken: the scenes of portraits that make sense as a place, with their names. */
export const PHOTO_SCENES = [
  { id: 'por-do-sol', name: 'Pôr do sol' },
  { id: 'praia', name: 'Praia' },
  { id: 'calcadao', name: 'Calçadão' },
  { id: 'mata', name: 'Mata' },
  { id: 'serra', name: 'Serra' },
  { id: 'noite', name: 'Na rua à noite' },
  { id: 'janela', name: 'Em casa, na janela' },
  { id: 'estudio', name: 'Estúdio' },
] as const;
export const PHOTO_OUTFITS = [
  { id: 'ombro-a-ombro', name: 'Ombro a ombro' },
  { id: 'camisa', name: 'Camisa' },
  { id: 'jaqueta', name: 'Jaqueta' },
  { id: 'blazer', name: 'Blazer' },
  { id: 'tricot', name: 'Tricô' },
  { id: 'moletom', name: 'Moletom' },
  { id: 'regata', name: 'Regata' },
  { id: 'gola-alta', name: 'Gola alta' },
] as const;
export const PHOTO_EXPRESSIONS = [
  { id: 'sorriso', name: 'Sorrindo' },
  { id: 'meio-sorriso', name: 'Meio sorriso' },
  { id: 'riso', name: 'Rindo' },
  { id: 'serena', name: 'Serena' },
  { id: 'pensativa', name: 'Pensativa' },
] as const;

function oneOf<const Options extends readonly { id: string }[]>(options: Options) {
  return z.enum(options.map((option) => option.id) as [Options[number]['id'], ...Options[number]['id'][]]);
}
export const PhotoWish = z.strictObject({
  scene: oneOf(PHOTO_SCENES),
  /** Left out: what she wears in her portrait. */
  outfit: oneOf(PHOTO_OUTFITS).optional(),
  expression: oneOf(PHOTO_EXPRESSIONS).optional(),
});
export type PhotoWish = z.infer<typeof PhotoWish>;

export const ChatPhoto = z.strictObject({
  messageId: Id,
  conversationId: Id,
  imageUrl: z.string(),
  alt: z.string(),
  takenAt: Instant,
});
export type ChatPhoto = z.infer<typeof ChatPhoto>;

/** A message as it is said: sentences of speech, without narration. */
export const SpokenMessage = z.strictObject({
  sentences: z.array(z.string()),
  /** Whether we say it; otherwise the browser does, for free. */
  isSpokenHere: z.boolean(),
  /** What listening costs, once for this message; 0 once it was paid. */
  priceCoins: Coins,
});
export type SpokenMessage = z.infer<typeof SpokenMessage>;

const oneMessage = z.strictObject({ id: Id, messageId: Id });

export const chatMediaRoutes = {
  takePhoto: defineRoute({
    name: 'chat.takePhoto',
    method: 'POST',
    path: '/api/conversations/:id/photos',
    access: 'user',
    summary: 'Pede uma foto dela no lugar, na roupa e na expressão escolhidos; o mesmo `clientId` é a mesma foto.',
    params: z.strictObject({ id: Id }),
    body: PhotoWish.extend({ clientId: Id }),
    responses: { 200: Message, 201: Message },
    errors: [
      'auth.required',
      'coins.insufficient',
      'coins.key-reused',
      'chat.conversation-deleted',
      'chat.reply-under-way',
      'chat.character-in-review',
      'chat.frozen',
      'chat.photo-failed',
      ...LEVEL_REFUSALS,
    ],
    ratePerMinute: 20,
  }),
  listPhotos: defineRoute({
    name: 'chat.listPhotos',
    method: 'GET',
    path: '/api/avatars/:avatarId/photos',
    access: 'account',
    summary: 'As fotos que ela já mandou a quem pergunta, da mais nova à mais antiga (até 100).',
    params: z.strictObject({ avatarId: Id }),
    responses: { 200: z.strictObject({ items: z.array(ChatPhoto) }) },
    errors: ['auth.required'],
  }),
  readSpoken: defineRoute({
    name: 'chat.readSpoken',
    method: 'GET',
    path: '/api/conversations/:id/messages/:messageId/speech',
    access: 'account',
    summary: 'As frases de uma mensagem dela, e quanto custa ouvir.',
    params: oneMessage,
    responses: { 200: SpokenMessage },
    errors: ['auth.required', 'chat.conversation-deleted', ...LEVEL_REFUSALS],
  }),
  speakSentence: defineRoute({
    name: 'chat.speakSentence',
    method: 'POST',
    path: '/api/conversations/:id/messages/:messageId/speech',
    access: 'user',
    summary: 'Diz uma frase de uma mensagem na voz dela (áudio MPEG); a mensagem inteira é cobrada uma vez.',
    params: oneMessage,
    body: z.strictObject({ sentence: z.int().min(0).max(200) }),
    responses: {},
    errors: [
      'auth.required',
      'coins.insufficient',
      'chat.conversation-deleted',
      'chat.speech-failed',
      ...LEVEL_REFUSALS,
    ],
    sendsFile: true,
    ratePerMinute: 120,
  }),
};
