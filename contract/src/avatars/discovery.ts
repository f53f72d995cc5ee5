/** Finding avatars: the catalogue with its search, and the swipe deck (product.md "Discovery"). */

import { z } from 'zod';
import { AVATAR_MAX_AGE, AVATAR_MIN_AGE, AvatarListing, RELATIONSHIPS, Voice } from '../avatars.ts';
import { Id } from '../core/ids.ts';
import { Coins } from '../core/money.ts';
import { pageQuery } from '../core/page.ts';
import { defineRoute } from '../core/route.ts';
import { queryText } from '../core/text.ts';
import { LEVEL_REFUSALS } from '../safety/level-refusals.ts';

export const AVATAR_SORTS = [
  { id: 'popular', label: 'Em alta' },
  { id: 'new', label: 'Novas' },
  { id: 'name', label: 'Nome' },
] as const;
export type AvatarSort = (typeof AVATAR_SORTS)[number]['id'];
/** Who made her. */
export const AVATAR_ORIGINS = ['house', 'community'] as const;

const ageQuery = z.coerce.number().int().min(AVATAR_MIN_AGE).max(AVATAR_MAX_AGE).optional();
/** Words separated by commas: an address may not repeat a key. */
const listQuery = queryText(200).optional();

/** Who is shown. `tags` and `traits` are lists with commas, all of which must hold; traits are the words of the sliders. */
export const AvatarFilter = {
  q: queryText(80).optional(),
  tags: listQuery,
  traits: listQuery,
  minAge: ageQuery,
  maxAge: ageQuery,
  relationship: z.enum(RELATIONSHIPS).optional(),
  origin: z.enum(AVATAR_ORIGINS).optional(),
};

/** Results above this are told as "mais de N". */
export const COUNT_CAP = 1_000;

/** Likes after which a visitor is asked to sign up. */
export const VISITOR_LIKES_BEFORE_SIGN_UP = 5;

/** A card of the deck: what she would say, not only how she looks. */
export const DeckCard = AvatarListing.extend({
  state: z.string(),
  bio: z.string(),
  voice: Voice,
  greeting: z.string(),
  loves: z.array(z.string()),
  starters: z.array(z.string()),
});
export type DeckCard = z.infer<typeof DeckCard>;

export const SWIPES = ['like', 'pass', 'super-like'] as const;
export type SwipeKind = (typeof SWIPES)[number];

export const avatarDiscoveryRoutes = {
  list: defineRoute({
    name: 'avatars.listAvatars',
    method: 'GET',
    path: '/api/avatars',
    access: 'public',
    summary: 'O catálogo, com busca sem acento, filtros e ordem; `total` vem só na primeira página.',
    query: z.strictObject({
      ...AvatarFilter,
      sort: z.enum(AVATAR_SORTS.map((sort) => sort.id)).default('popular'),
      ...pageQuery(24, 60),
    }),
    responses: {
      200: z.strictObject({
        items: z.array(AvatarListing),
        nextCursor: z.string().nullable(),
        /** Up to COUNT_CAP; null past the first page. */
        total: z.int().min(0).max(COUNT_CAP).nullable(),
      }),
    },
    errors: [],
  }),
  listTags: defineRoute({
    name: 'avatars.listTags',
    method: 'GET',
    path: '/api/avatar-tags',
    access: 'public',
    summary: 'As etiquetas mais usadas no catálogo.',
    responses: { 200: z.array(z.strictObject({ tag: z.string(), count: z.int().min(1) })) },
    errors: [],
  }),
  deck: defineRoute({
    name: 'avatars.listDeck',
    method: 'GET',
    path: '/api/deck',
    access: 'public',
    summary: 'As próximas do baralho: quem a pessoa ainda não viu, por gosto, curtidas e novidade.',
    query: z.strictObject({
      tags: listQuery,
      minAge: ageQuery,
      maxAge: ageQuery,
      relationship: z.enum(RELATIONSHIPS).optional(),
      limit: z.coerce.number().int().min(1).max(20).default(10),
    }),
    responses: {
      200: z.strictObject({
        items: z.array(DeckCard),
        /** Cards passed before, which can be brought back when nobody is left. */
        passedCount: z.int().min(0),
      }),
    },
    errors: [],
  }),
  swipe: defineRoute({
    name: 'avatars.swipeAvatar',
    method: 'POST',
    path: '/api/swipes',
    access: 'guest',
    summary: 'Curte, passa ou supercurte (pago); repetir o mesmo não muda nada.',
    body: z.strictObject({ avatarId: Id, kind: z.enum(SWIPES) }),
    responses: {
      200: z.strictObject({
        isMatch: z.boolean(),
        priceCoins: Coins,
        /** A visitor's fifth like: time to ask. */
        asksToSignUp: z.boolean(),
      }),
    },
    errors: ['coins.insufficient', 'avatars.sign-up-first', ...LEVEL_REFUSALS],
  }),
  undoSwipe: defineRoute({
    name: 'avatars.undoSwipe',
    method: 'DELETE',
    path: '/api/swipes/:avatarId',
    access: 'account',
    summary: 'Desfaz; as moedas de uma supercurtida voltam.',
    params: z.strictObject({ avatarId: Id }),
    responses: { 204: null },
    errors: ['auth.required'],
  }),
  restartDeck: defineRoute({
    name: 'avatars.restartDeck',
    method: 'POST',
    path: '/api/deck/restart',
    access: 'account',
    summary: 'Traz de volta quem passou.',
    responses: { 204: null },
    errors: ['auth.required'],
  }),
};
