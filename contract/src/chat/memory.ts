/** What she remembers, how close they are, and why she said what she said (chat.md "Memory"; safety.md "Privacy"). */
import { z } from 'zod';
import { Id, Instant } from '../core/ids.ts';
import { defineRoute } from '../core/route.ts';
import { personText } from '../core/text.ts';
import { LEVEL_REFUSALS } from '../safety/level-refusals.ts';

/** Characters of one memory. */
export const MEMORY_MAX_LENGTH = 300;
/** Memories a person may pin for one character: all of them go with every reply. */
export const PINNED_AT_MOST = 20;
/** The text of the consent that is asked for now; a change of substance makes a new version and asks again. */
export const MEMORY_CONSENT_VERSION = 1;

/**
 * `pinned` in the person's words, rewritten by nobody · `fact` about the person · `episode` what a stretch of talk was about ·
 * `loop` something that waits for its day.
 */
export const MEMORY_KINDS = ['pinned', 'fact', 'episode', 'loop'] as const;
export type MemoryKind = (typeof MEMORY_KINDS)[number];

/** Where a memory comes from: a message that is still there. */
export const MemorySource = z.strictObject({ conversationId: Id, messageId: Id, excerpt: z.string() });

export const Memory = z.strictObject({
  id: Id,
  kind: z.enum(MEMORY_KINDS),
  /** A sentence to the person: "Você mora em Recife". */
  text: z.string(),
  /** What can be corrected: the value alone for a fact, the whole text otherwise. */
  value: z.string(),
  isCorrected: z.boolean(),
  sources: z.array(MemorySource),
  /** The day a loop waits for. */
  dueAt: Instant.nullable(),
  createdAt: Instant,
});
export type Memory = z.infer<typeof Memory>;

export const MEMORY_CONSENTS = ['unasked', 'granted', 'refused'] as const;
export const MemoryPanel = z.strictObject({
  consent: z.enum(MEMORY_CONSENTS),
  items: z.array(Memory),
});
export type MemoryPanel = z.infer<typeof MemoryPanel>;

/** How close they are, from 1. */
export const AFFINITY_LEVELS = [
  { level: 1, name: 'Primeiras conversas', meaning: 'Vocês estão se conhecendo.', fromPoints: 0 },
  { level: 2, name: 'À vontade', meaning: 'A conversa já flui sem cerimônia.', fromPoints: 30 },
  { level: 3, name: 'Próximos', meaning: 'Ela já sabe o que importa pra você.', fromPoints: 90 },
  { level: 4, name: 'Cúmplices', meaning: 'Vocês têm piadas e histórias só de vocês.', fromPoints: 200 },
  { level: 5, name: 'Inseparáveis', meaning: 'Uma história longa, com carinho dos dois lados.', fromPoints: 400 },
] as const;

export const MOODS = ['serena', 'animada', 'carinhosa', 'curiosa', 'preocupada'] as const;
export type Mood = (typeof MOODS)[number];

export const AFFINITY_CAUSES = ['first-of-day', 'talk', 'shared', 'reaction', 'kindness', 'gift', 'care'] as const;
export type AffinityCause = (typeof AFFINITY_CAUSES)[number];

/** Grows with what happened and never shrinks: rest costs nothing (safety.md "Letting people go"). */
export const Relationship = z.strictObject({
  points: z.int().min(0),
  level: z.int().min(1).max(AFFINITY_LEVELS.length),
  /** Points at which the next level begins; null at the last. */
  nextLevelAt: z.int().nullable(),
  /** How the last words and gifts left her; null once they are half a day old: nothing is known of it then. */
  mood: z.enum(MOODS).nullable(),
  /** Messages the two exchanged, and since when. */
  messageCount: z.int().min(0),
  since: Instant.nullable(),
  /** What it grew by lately, newest first. */
  recent: z.array(z.strictObject({ cause: z.enum(AFFINITY_CAUSES), points: z.int(), at: Instant })),
});
export type Relationship = z.infer<typeof Relationship>;

/** What a reply was made of. */
export const Receipt = z.strictObject({
  /** Name and version of what wrote it, e.g. `embedded@1`. */
  engine: z.string(),
  seed: z.int(),
  /** Messages of the conversation it was given. */
  historyCount: z.int().min(0),
  /** The model that was meant to write it did not answer, and another did. */
  isFallback: z.boolean(),
  /** Parts of the prompt and their characters; none where there is no prompt. */
  blocks: z.array(z.strictObject({ name: z.string(), characters: z.int().min(0) })),
  /** What she knew of the person that touches this reply; said in it or not. */
  memories: z.array(Memory.extend({ isSaid: z.boolean() })),
});
export type Receipt = z.infer<typeof Receipt>;

const withAvatar = z.strictObject({ avatarId: Id });
const oneMemory = z.strictObject({ avatarId: Id, memoryId: Id });
const memoryText = personText({
  max: MEMORY_MAX_LENGTH,
  emptyMessage: 'Escreva o que ela deve lembrar.',
  tooLongMessage: 'Uma lembrança pode ter até 300 caracteres.',
});

export const chatMemoryRoutes = {
  listMemories: defineRoute({
    name: 'chat.listMemories',
    method: 'GET',
    path: '/api/avatars/:avatarId/memories',
    access: 'account',
    summary: 'O que ela lembra de quem pergunta.',
    params: withAvatar,
    responses: { 200: MemoryPanel },
    errors: ['auth.required'],
  }),
  pinMemory: defineRoute({
    name: 'chat.pinMemory',
    method: 'POST',
    path: '/api/avatars/:avatarId/memories',
    access: 'account',
    summary: 'Pede que ela lembre de algo, nas palavras da pessoa.',
    params: withAvatar,
    body: z.strictObject({ id: Id, text: memoryText }),
    responses: { 200: Memory, 201: Memory },
    errors: ['auth.required', 'chat.memory-off', 'chat.too-many-pinned', 'chat.id-reused'],
    ratePerMinute: 30,
  }),
  correctMemory: defineRoute({
    name: 'chat.correctMemory',
    method: 'PATCH',
    path: '/api/avatars/:avatarId/memories/:memoryId',
    access: 'account',
    summary: 'Corrige uma lembrança, ou fixa uma (`isPinned`).',
    params: oneMemory,
    body: z.union([z.strictObject({ value: memoryText }), z.strictObject({ isPinned: z.literal(true) })]),
    responses: { 200: Memory },
    errors: ['auth.required', 'chat.too-many-pinned'],
    ratePerMinute: 60,
  }),
  forgetMemory: defineRoute({
    name: 'chat.forgetMemory',
    method: 'DELETE',
    path: '/api/avatars/:avatarId/memories/:memoryId',
    access: 'account',
    summary: 'Faz com que ela esqueça; some de vez.',
    params: oneMemory,
    responses: { 204: null },
    errors: ['auth.required'],
  }),
  setMemoryConsent: defineRoute({
    name: 'chat.setMemoryConsent',
    method: 'PUT',
    path: '/api/memory-consent',
    access: 'account',
    summary: 'Deixa as companhias lembrarem, ou não; não deixar apaga o que elas lembravam.',
    body: z.strictObject({ isGranted: z.boolean(), version: z.literal(MEMORY_CONSENT_VERSION) }),
    responses: { 204: null },
    errors: ['auth.required'],
  }),
  setModelConsent: defineRoute({
    name: 'chat.setModelConsent',
    method: 'PUT',
    path: '/api/model-consent',
    access: 'account',
    summary: 'Deixa as conversas irem para o modelo de outro fornecedor, ou não; sem isso responde o motor da casa.',
    body: z.strictObject({ isGranted: z.boolean(), provider: z.string().min(1).max(253) }),
    responses: { 204: null },
    errors: ['auth.required'],
  }),
  readReceipt: defineRoute({
    name: 'chat.readReceipt',
    method: 'GET',
    path: '/api/conversations/:id/messages/:messageId/receipt',
    access: 'account',
    summary: 'Por que ela disse isso.',
    params: z.strictObject({ id: Id, messageId: Id }),
    responses: { 200: Receipt },
    errors: ['auth.required', 'chat.conversation-deleted', ...LEVEL_REFUSALS],
  }),
  readRelationship: defineRoute({
    name: 'chat.readRelationship',
    method: 'GET',
    path: '/api/avatars/:avatarId/relationship',
    access: 'account',
    summary: 'Quão próximos eles são, e por quê.',
    params: withAvatar,
    responses: { 200: Relationship },
    errors: ['auth.required'],
  }),
};
