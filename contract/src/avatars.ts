/** Avatars: the characters people talk to (product.md "Avatar", spec §3). */

import { z } from 'zod';
import type { ErrorDefinition } from './core/error.ts';
import { Id } from './core/ids.ts';
import { defineRoute } from './core/route.ts';
import { queryText } from './core/text.ts';
import { LEVEL_REFUSALS } from './safety/level-refusals.ts';

export const AVATAR_MIN_AGE = 18;
export const AVATAR_MAX_AGE = 99;
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

/** Addresses of a portrait's pictures, by the hash that names it. */
export function portraitImages(hash: string): PortraitImages {
  const address = (rendition: keyof PortraitImages) => `/media/portraits/${hash}-${rendition}.webp`;
  return {
    card360: address('card360'),
    card720: address('card720'),
    face160: address('face160'),
    face320: address('face320'),
  };
}

/** How she sounds with the browser's voices and, where there is one, the speech endpoint. */
export const VOICE_TIMBRES = ['grave', 'media', 'aguda'] as const;
export const Voice = z.strictObject({
  timbre: z.enum(VOICE_TIMBRES),
  /** Speed, 1 is the engine's own. */
  rate: z.number().min(0.7).max(1.3),
  /** Height, 1 is the engine's own. */
  pitch: z.number().min(0.7).max(1.3),
});
export type Voice = z.infer<typeof Voice>;

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

/** What lists of the catalogue show besides: counts of what happened. */
export const AvatarListing = AvatarCard.extend({
  relationship: z.enum(RELATIONSHIPS),
  /** People who opened a conversation with her. */
  chatCount: z.int().min(0),
  likeCount: z.int().min(0),
});
export type AvatarListing = z.infer<typeof AvatarListing>;

/** The same person in another place, outfit or mood. */
export const GalleryPicture = z.strictObject({ images: PortraitImages, label: z.string() });
export type GalleryPicture = z.infer<typeof GalleryPicture>;

/** Who made her: the house, or a person, of whom only the first name is told. */
export const AvatarCreator = z.strictObject({
  kind: z.enum(['house', 'person']),
  firstName: z.string().nullable(),
  isMe: z.boolean(),
});
export type AvatarCreator = z.infer<typeof AvatarCreator>;

export const Avatar = AvatarListing.extend({
  state: z.string(),
  bio: z.string(),
  greeting: z.string(),
  personality: Personality,
  voice: Voice,
  loves: z.array(z.string()),
  hobbies: z.array(z.string()),
  /** Up to three short things the person could write first. */
  starters: z.array(z.string()),
  version: z.int().min(1),
  gallery: z.array(GalleryPicture),
  creator: AvatarCreator,
  followerCount: z.int().min(0),
  isFollowed: z.boolean(),
  isLiked: z.boolean(),
});
export type Avatar = z.infer<typeof Avatar>;

const FollowState = z.strictObject({ isFollowed: z.boolean(), followerCount: z.int().min(0) });

export const avatarErrors = {
  'avatars.sign-up-first': {
    status: 403,
    message: 'Crie sua conta grátis para continuar. Nada do que você fez se perde.',
  },
  'avatars.already-made': {
    status: 409,
    message: 'Ela já ganhou vida na primeira tentativa. O que você mudou depois está no rascunho: edite a que existe.',
  },
  'avatars.version-conflict': {
    status: 409,
    message: 'Ela foi editada em outro lugar. Recarregue para ver a versão mais nova.',
  },
  'avatars.in-review': { status: 409, message: 'Ela está em análise. Espere a resposta para continuar.' },
  'avatars.archived': { status: 409, message: 'Ela está arquivada. Restaure antes.' },
  'avatars.restore-expired': { status: 410, message: 'O prazo de 30 dias para restaurar terminou.' },
  'avatars.unreadable-card': {
    status: 422,
    message: 'Não conseguimos ler esse arquivo. Envie um card em PNG, JSON ou CHARX.',
  },
  'avatars.card-too-large': { status: 413, message: 'O arquivo pode ter até 8 MB.' },
  'avatars.help-failed': { status: 502, message: 'A ajuda não veio desta vez e nada foi cobrado. Tente de novo.' },
  'avatars.painting-failed': {
    status: 502,
    message: 'O retrato não saiu desta vez e nada foi cobrado. Tente de novo.',
  },
  'avatars.speech-failed': { status: 502, message: 'A voz não saiu desta vez. Tente de novo.' },
} as const satisfies Record<string, ErrorDefinition>;

export const avatarRoutes = {
  get: defineRoute({
    name: 'avatars.getAvatar',
    method: 'GET',
    path: '/api/avatars/:id',
    access: 'public',
    summary: 'Uma personagem inteira, por id ou apelido.',
    params: z.strictObject({ id: queryText(60).min(1) }),
    responses: { 200: Avatar },
    errors: [...LEVEL_REFUSALS],
  }),
  listSimilar: defineRoute({
    name: 'avatars.listSimilarAvatars',
    method: 'GET',
    path: '/api/avatars/:id/similar',
    access: 'public',
    summary: 'Até seis personagens parecidas com ela.',
    params: z.strictObject({ id: queryText(60).min(1) }),
    responses: { 200: z.array(AvatarListing) },
    errors: [...LEVEL_REFUSALS],
  }),
  follow: defineRoute({
    name: 'avatars.followAvatar',
    method: 'POST',
    path: '/api/avatars/:id/follow',
    access: 'guest',
    summary: 'Segue a personagem; repetir não muda nada.',
    params: z.strictObject({ id: Id }),
    responses: { 200: FollowState },
    errors: [...LEVEL_REFUSALS],
  }),
  unfollow: defineRoute({
    name: 'avatars.unfollowAvatar',
    method: 'DELETE',
    path: '/api/avatars/:id/follow',
    access: 'account',
    summary: 'Deixa de seguir.',
    params: z.strictObject({ id: Id }),
    responses: { 200: FollowState },
    errors: ['auth.required'],
  }),
};
