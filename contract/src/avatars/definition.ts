/** What makes an avatar who she is, with the limits and sentences of each field (product.md "Avatar"). */

import { z } from 'zod';
import { AVATAR_MAX_AGE, AVATAR_MIN_AGE, Personality, RELATIONSHIPS, Voice } from '../avatars.ts';
import { CONTENT_LEVELS } from '../core/content-level.ts';
import { personText } from '../core/text.ts';
import { safetyErrors } from '../safety.ts';
import { BRAZILIAN_STATES } from './brazilian-states.ts';

/** Longest text of each field, in UTF-16 code units. */
export const AVATAR_LIMITS = {
  name: 40,
  occupation: 60,
  city: 60,
  tagline: 80,
  bio: 1_200,
  speech: 300,
  greeting: 600,
  scenario: 800,
  exampleDialogue: 2_000,
  tag: 24,
  tags: 6,
  love: 60,
  loves: 8,
  hobby: 60,
  hobbies: 8,
  starter: 60,
  starters: 3,
  changeNote: 140,
} as const;

const AGE_MESSAGE = safetyErrors['safety.minimum-age'].message;
const age = z
  .int({ error: AGE_MESSAGE })
  .min(AVATAR_MIN_AGE, { error: AGE_MESSAGE })
  .max(AVATAR_MAX_AGE, { error: 'A idade vai até 99 anos.' });

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A text of a definition; `name` stands in its sentences: "Preencha o nome." */
export function field(name: string, max: number, options: { isOptional?: boolean; multiline?: boolean } = {}) {
  return personText({
    min: options.isOptional ? 0 : 1,
    max,
    emptyMessage: `Preencha ${name}.`,
    tooLongMessage: `${capitalized(name)}: use até ${max.toLocaleString('pt-BR')} caracteres.`,
    multiline: options.multiline ?? false,
  });
}

function words(name: string, max: number, limit: number) {
  return z.array(field(name, max)).max(limit, { error: `${capitalized(name)}: escolha até ${limit}.` });
}

/** The choices of a portrait by name; unknown ones fall to their defaults when it is drawn (portraits.md §3). */
export const PortraitChoices = z
  .record(z.string().max(20), z.union([z.string().max(40), z.number().min(-7).max(2_147_483_647)]))
  .refine((choices) => Object.keys(choices).length <= 40, { error: 'O retrato tem escolhas demais.' });
export type PortraitChoices = z.infer<typeof PortraitChoices>;

/** Names a painted portrait: the first half of the SHA-256 of its picture. */
export const PaintingHash = z.string().regex(/^[0-9a-f]{32}$/u, { error: 'Esse retrato não existe.' });

/** All that makes an avatar who she is. One version keeps one of these. */
export const AvatarDefinition = z.strictObject({
  name: field('o nome', AVATAR_LIMITS.name),
  age,
  relationship: z.enum(RELATIONSHIPS),
  occupation: field('o que ela faz', AVATAR_LIMITS.occupation, { isOptional: true }),
  city: field('a cidade', AVATAR_LIMITS.city, { isOptional: true }),
  state: z.union([z.enum(BRAZILIAN_STATES), z.literal('')], { error: 'Escolha um estado da lista.' }),
  tagline: field('a frase dela', AVATAR_LIMITS.tagline, { isOptional: true }),
  bio: field('a história', AVATAR_LIMITS.bio, { isOptional: true, multiline: true }),
  speech: field('o jeito de falar', AVATAR_LIMITS.speech, { isOptional: true }),
  personality: Personality,
  loves: words('o que ela ama', AVATAR_LIMITS.love, AVATAR_LIMITS.loves),
  hobbies: words('passatempos', AVATAR_LIMITS.hobby, AVATAR_LIMITS.hobbies),
  greeting: field('a primeira mensagem', AVATAR_LIMITS.greeting, { multiline: true }),
  scenario: field('o cenário', AVATAR_LIMITS.scenario, { isOptional: true, multiline: true }),
  exampleDialogue: field('o exemplo de conversa', AVATAR_LIMITS.exampleDialogue, { isOptional: true, multiline: true }),
  tags: words('etiquetas', AVATAR_LIMITS.tag, AVATAR_LIMITS.tags),
  starters: words('sugestões', AVATAR_LIMITS.starter, AVATAR_LIMITS.starters),
  voice: Voice,
  portrait: PortraitChoices,
  /** The painting shown in place of the drawing, made by `paintPortrait` for the same account; null for the drawing. */
  painting: PaintingHash.nullable(),
  contentLevel: z.enum(CONTENT_LEVELS),
});
export type AvatarDefinition = z.infer<typeof AvatarDefinition>;
