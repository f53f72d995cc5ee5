/** Avatars: the characters people talk to (product.md "Avatar", spec §3). */
import { z } from 'zod';
import { Id } from './core/ids.ts';
import { pageOf, pageQuery } from './core/page.ts';
import { defineRoute } from './core/route.ts';
import { queryText } from './core/text.ts';

export const RELATIONSHIPS = ['ficante', 'amiga', 'namorada', 'esposa', 'crush'] as const;
/** Six sliders, integers from -2 (first word) to 2 (second word), in the order they are drawn. */
export const PERSONALITY_SLIDERS = [
  { id: 'boldness', low: 'tímida', high: 'ousada' },
  { id: 'teasing', low: 'doce', high: 'provocadora' },
  { id: 'intensity', low: 'calma', high: 'intensa' },
  { id: 'practicality', low: 'romântica', high: 'prática' },
  { id: 'playfulness', low: 'séria', high: 'brincalhona' },
  { id: 'attachment', low: 'independente', high: 'grudenta' },
] as const;
const slider = z.int().min(-2).max(2);
export const Personality = z.strictObject({
  boldness: slider,
  teasing: slider,
  intensity: slider,
  practicality: slider,
  playfulness: slider,
  attachment: slider,
});
export type Personality = z.infer<typeof Personality>;

/** Pictures of one portrait: WebP, immutable, content-hashed. Cards are 3:4, faces square. Widths in pixels are in the names. */
export const PortraitImages = z.strictObject({
  card360: z.string(),
  card720: z.string(),
  face160: z.string(),
  face320: z.string(),
});
export type PortraitImages = z.infer<typeof PortraitImages>;

/** What a list shows of an avatar. `ambient` is the page light as OKLCH numbers "L C H" (visual.md §3 "Luz ambiente"). */
export const AvatarCard = z.strictObject({
  id: Id,
  slug: z.string(),
  name: z.string(),
  age: z.int().min(18).max(99),
  city: z.string(),
  occupation: z.string(),
  tagline: z.string(),
  tags: z.array(z.string()),
  images: PortraitImages,
  ambient: z.string(),
});
export type AvatarCard = z.infer<typeof AvatarCard>;

export const Avatar = AvatarCard.extend({
  state: z.string(),
  bio: z.string(),
  greeting: z.string(),
  relationship: z.enum(RELATIONSHIPS),
  personality: Personality,
  loves: z.array(z.string()),
  hobbies: z.array(z.string()),
  /** Three short things the person could write first. */
  starters: z.array(z.string()),
  version: z.int().min(1),
});
export type Avatar = z.infer<typeof Avatar>;

export const avatarRoutes = {
  list: defineRoute({
    name: 'avatars.listAvatars',
    method: 'GET',
    path: '/api/avatars',
    access: 'public',
    summary: 'O catálogo, com busca sem acento e filtro por etiqueta.',
    query: z.strictObject({
      q: queryText(80).optional(),
      tag: queryText(40).optional(),
      ...pageQuery(24, 60),
    }),
    responses: { 200: pageOf(AvatarCard) },
    errors: [],
  }),
  listMine: defineRoute({
    name: 'avatars.listMyAvatars',
    method: 'GET',
    path: '/api/my-avatars',
    access: 'user',
    summary: 'As personagens que a pessoa criou, da mais nova à mais antiga.',
    responses: { 200: z.array(AvatarCard) },
    errors: ['auth.required'],
  }),
  get: defineRoute({
    name: 'avatars.getAvatar',
    method: 'GET',
    path: '/api/avatars/:id',
    access: 'public',
    summary: 'Uma personagem inteira, por id ou apelido.',
    params: z.strictObject({ id: queryText(60).min(1) }),
    responses: { 200: Avatar },
    errors: [],
  }),
};
