/** Gifts: twelve, each with its price; they show in the chat and she reacts in character (product.md "Money"; mock gifts). */
import { z } from 'zod';
import { Message } from '../chat.ts';
import { Id } from '../core/ids.ts';
import { Coins } from '../core/money.ts';
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
