/** Gifts: twelve, each with its price; they show in the chat and she reacts in character (product.md "Money"; mock gifts). */
import { z } from 'zod';
import { AvatarCard } from '../avatars.ts';
import { Message } from '../chat.ts';
import { Id, Instant } from '../core/ids.ts';
import { Coins } from '../core/money.ts';
import { pageOf, pageQuery } from '../core/page.ts';
import { defineRoute } from '../core/route.ts';
import { LEVEL_REFUSALS } from '../safety/level-refusals.ts';

export const GIFT_IDS = [
  'cafe',
  'bombom',
  'flor',
  'ursinho',
  'vinho',
  'playlist',
  'perfume',
  'jantar',
  'colar',
  'viagem',
  'anel',
  'estrela',
] as const;
export type GiftId = (typeof GIFT_IDS)[number];

export const Gift = z.strictObject({ id: z.enum(GIFT_IDS), name: z.string(), priceCoins: Coins });
export type Gift = z.infer<typeof Gift>;

/** A gift that was given, with what it cost then. */
export const SentGift = z.strictObject({
  /** The message it came with. */
  id: Id,
  gift: Gift,
  /** As she is in the conversation; null once nothing is known of it any more. */
  avatar: AvatarCard.nullable(),
  /** Where it is; null once that conversation was deleted. */
  conversationId: Id.nullable(),
  sentAt: Instant,
});
export type SentGift = z.infer<typeof SentGift>;

export const giftRoutes = {
  list: defineRoute({
    name: 'chat.listGifts',
    method: 'GET',
    path: '/api/gifts',
    access: 'public',
    summary: 'Os presentes e seus preços, do menor ao maior.',
    responses: { 200: z.strictObject({ items: z.array(Gift) }) },
    errors: [],
  }),
  listSent: defineRoute({
    name: 'chat.listSentGifts',
    method: 'GET',
    path: '/api/gifts/sent',
    access: 'user',
    summary: 'Os presentes que você mandou, do mais novo ao mais antigo.',
    query: z.strictObject(pageQuery(12, 60)),
    responses: { 200: pageOf(SentGift) },
    errors: ['auth.required'],
  }),
  send: defineRoute({
    name: 'chat.sendGift',
    method: 'POST',
    path: '/api/conversations/:id/gifts',
    access: 'user',
    summary: 'Dá um presente na conversa; ela reage, e a reação não custa nada. O mesmo `clientId` é o mesmo presente.',
    params: z.strictObject({ id: Id }),
    body: z.strictObject({ giftId: z.enum(GIFT_IDS), clientId: Id }),
    responses: {
      200: z.strictObject({ message: Message, replyId: Id }),
      201: z.strictObject({ message: Message, replyId: Id }),
    },
    errors: [
      'auth.required',
      'coins.insufficient',
      'chat.conversation-deleted',
      'chat.character-in-review',
      'chat.frozen',
      'chat.id-reused',
      'chat.daily-limit',
      ...LEVEL_REFUSALS,
    ],
    streams: true,
    ratePerMinute: 30,
  }),
};
