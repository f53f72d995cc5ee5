/** Making, editing and keeping one's own avatars: definition, drafts, help, cards (product.md "Avatar"). */

import { z } from 'zod';
import { AvatarCard, Personality, PortraitImages, RELATIONSHIPS, Voice } from '../avatars.ts';
import { CONTENT_LEVELS } from '../core/content-level.ts';
import { Id, Instant } from '../core/ids.ts';
import { Coins } from '../core/money.ts';
import { defineRoute } from '../core/route.ts';
import { LEVEL_REFUSALS } from '../safety/level-refusals.ts';
import { AVATAR_LIMITS, AvatarDefinition, field, PaintingHash, PortraitChoices } from './definition.ts';

/** Days in which an archived avatar can come back. */
export const ARCHIVE_UNDO_DAYS = 30;
/** Longest file that may be imported, in bytes. */
export const CARD_MAX_BYTES = 8_388_608;

const draftText = z.string().max(4_000);
/** A definition on its way: anything may be missing or not yet right; only sizes are bounded. */
export const AvatarDraftFields = z.strictObject({
  name: draftText.optional(),
  age: z.int().min(0).max(999).nullable().optional(),
  relationship: z.enum(RELATIONSHIPS).optional(),
  occupation: draftText.optional(),
  city: draftText.optional(),
  state: z.string().max(2).optional(),
  tagline: draftText.optional(),
  bio: draftText.optional(),
  speech: draftText.optional(),
  personality: Personality.optional(),
  loves: z.array(draftText).max(20).optional(),
  hobbies: z.array(draftText).max(20).optional(),
  greeting: draftText.optional(),
  scenario: draftText.optional(),
  exampleDialogue: draftText.optional(),
  tags: z.array(draftText).max(20).optional(),
  starters: z.array(draftText).max(10).optional(),
  voice: Voice.optional(),
  portrait: PortraitChoices.optional(),
  painting: PaintingHash.nullable().optional(),
  contentLevel: z.enum(CONTENT_LEVELS).optional(),
});
export type AvatarDraftFields = z.infer<typeof AvatarDraftFields>;

export const WIZARD_STEPS = ['essencia', 'aparencia', 'jeito', 'voz', 'historia', 'revisar'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** What the wizard keeps: where it is and what it holds. `importId` names the card it began from. */
export const AvatarDraft = z.strictObject({
  fields: AvatarDraftFields,
  step: z.enum(WIZARD_STEPS),
  wantsPublic: z.boolean(),
  importId: Id.nullable(),
  /** The id the avatar will have: creating twice with it creates once and charges once. */
  avatarId: Id,
});
export type AvatarDraft = z.infer<typeof AvatarDraft>;
export const SavedAvatarDraft = z.strictObject({ draft: AvatarDraft, savedAt: Instant });
export type SavedAvatarDraft = z.infer<typeof SavedAvatarDraft>;

/** `none` only the maker sees her · `in-review` a person of ours looks at her · `approved` · `refused`. */
export const PUBLICATIONS = ['none', 'in-review', 'approved', 'refused'] as const;

/** One of the person's own. */
export const MyAvatar = AvatarCard.extend({
  visibility: z.enum(['private', 'public']),
  publication: z.enum(PUBLICATIONS),
  /** Nobody can talk to her until a person of ours has looked. */
  isPaused: z.boolean(),
  /** The newest version; others may still see an older one while it is looked at. */
  version: z.int().min(1),
  chatCount: z.int().min(0),
  likeCount: z.int().min(0),
  followerCount: z.int().min(0),
  createdAt: Instant,
  archivedAt: Instant.nullable(),
});
export type MyAvatar = z.infer<typeof MyAvatar>;

export const AvatarVersionNote = z.strictObject({ version: z.int().min(1), note: z.string(), createdAt: Instant });
/** What editing starts from: the newest version, and what changed when, newest first. */
export const EditableAvatar = z.strictObject({
  avatar: MyAvatar,
  definition: AvatarDefinition,
  versions: z.array(AvatarVersionNote),
});
export type EditableAvatar = z.infer<typeof EditableAvatar>;

/** What the next avatar costs this person: 0 for the first (product.md "Money"); and what this installation can do. */
export const CreationPrice = z.strictObject({
  coins: Coins,
  isFirst: z.boolean(),
  helpCoins: Coins,
  /** Whether `speakSample` is there for people with an account; browsers have voices of their own otherwise. */
  canSpeak: z.boolean(),
  /** Whether `paintPortrait` is there for people with an account, for `helpCoins`. */
  canPaint: z.boolean(),
});
export type CreationPrice = z.infer<typeof CreationPrice>;

export const HELP_FIELDS = ['tagline', 'bio', 'greeting', 'scenario', 'exampleDialogue'] as const;
export type HelpField = (typeof HELP_FIELDS)[number];

/** Longest line said aloud to hear a voice, in UTF-16 code units. */
export const VOICE_SAMPLE_MAX_LENGTH = 200;
export const SpeakSampleInput = z.strictObject({ text: field('a frase', VOICE_SAMPLE_MAX_LENGTH), voice: Voice });
export type SpeakSampleInput = z.infer<typeof SpeakSampleInput>;

export const CARD_FORMATS = ['v2-json', 'v3-json', 'v2-png', 'v3-png', 'charx'] as const;
export type CardFormat = (typeof CARD_FORMATS)[number];

/** What came out of a file: fields for the wizard, what has to be asked, and what was left out, in words. */
export const ImportedCard = z.strictObject({
  importId: Id,
  fields: AvatarDraftFields,
  /** Fields the card does not have and the wizard must ask for. */
  missing: z.array(z.enum(['name', 'age', 'greeting'])),
  notes: z.array(z.string()),
});
export type ImportedCard = z.infer<typeof ImportedCard>;

const mine = z.strictObject({ id: Id });
const definitionErrors = [
  'safety.minimum-age',
  'safety.real-person',
  'safety.personal-data',
  'safety.invalid-definition',
  'safety.not-allowed',
] as const;

export const avatarCreationRoutes = {
  price: defineRoute({
    name: 'avatars.getCreationPrice',
    method: 'GET',
    path: '/api/my-avatars/price',
    access: 'public',
    summary: 'Quanto custa criar a próxima, e a ajuda.',
    responses: { 200: CreationPrice },
    errors: [],
  }),
  create: defineRoute({
    name: 'avatars.createAvatar',
    method: 'POST',
    path: '/api/my-avatars',
    access: 'guest',
    summary: 'Dá vida a uma personagem e cobra uma vez; 202 quando uma pessoa precisa olhar antes.',
    body: z.strictObject({
      id: Id,
      definition: AvatarDefinition,
      wantsPublic: z.boolean(),
      importId: Id.nullable(),
    }),
    responses: { 200: MyAvatar, 201: MyAvatar, 202: MyAvatar },
    errors: [
      'avatars.already-made',
      ...definitionErrors,
      ...LEVEL_REFUSALS,
      'coins.insufficient',
      'avatars.sign-up-first',
    ],
    ratePerMinute: 30,
  }),
  listMine: defineRoute({
    name: 'avatars.listMyAvatars',
    method: 'GET',
    path: '/api/my-avatars',
    access: 'account',
    summary: 'As personagens que a pessoa criou, da mais nova à mais antiga, com as arquivadas que ainda podem voltar.',
    responses: { 200: z.array(MyAvatar) },
    errors: ['auth.required'],
  }),
  getMine: defineRoute({
    name: 'avatars.getMyAvatar',
    method: 'GET',
    path: '/api/my-avatars/:id',
    access: 'account',
    summary: 'Uma personagem própria, para editar.',
    params: mine,
    responses: { 200: EditableAvatar },
    errors: ['auth.required', ...LEVEL_REFUSALS],
  }),
  edit: defineRoute({
    name: 'avatars.editAvatar',
    method: 'PATCH',
    path: '/api/my-avatars/:id',
    access: 'account',
    summary: 'Guarda uma versão nova com uma nota do que mudou; 202 quando uma pessoa precisa olhar antes.',
    params: mine,
    body: z.strictObject({
      definition: AvatarDefinition,
      baseVersion: z.int().min(1),
      changeNote: field('a nota', AVATAR_LIMITS.changeNote, { isOptional: true }),
    }),
    responses: { 200: MyAvatar, 202: MyAvatar },
    errors: [...definitionErrors, 'auth.required', ...LEVEL_REFUSALS, 'avatars.version-conflict', 'avatars.archived'],
    ratePerMinute: 30,
  }),
  publish: defineRoute({
    name: 'avatars.publishAvatar',
    method: 'POST',
    path: '/api/my-avatars/:id/publish',
    access: 'user',
    summary: 'Pede para entrar no catálogo; uma pessoa olha antes.',
    params: mine,
    responses: { 202: MyAvatar },
    errors: ['auth.required', ...LEVEL_REFUSALS, 'avatars.in-review', 'avatars.archived'],
  }),
  unpublish: defineRoute({
    name: 'avatars.unpublishAvatar',
    method: 'POST',
    path: '/api/my-avatars/:id/unpublish',
    access: 'account',
    summary: 'Tira do catálogo ou desiste da análise.',
    params: mine,
    responses: { 200: MyAvatar },
    errors: ['auth.required'],
  }),
  archive: defineRoute({
    name: 'avatars.archiveAvatar',
    method: 'POST',
    path: '/api/my-avatars/:id/archive',
    access: 'account',
    summary: 'Arquiva; por 30 dias dá para voltar atrás.',
    params: mine,
    responses: { 200: MyAvatar },
    errors: ['auth.required'],
  }),
  restore: defineRoute({
    name: 'avatars.restoreAvatar',
    method: 'POST',
    path: '/api/my-avatars/:id/restore',
    access: 'account',
    summary: 'Traz de volta uma arquivada.',
    params: mine,
    responses: { 200: MyAvatar },
    errors: ['auth.required', 'avatars.restore-expired'],
  }),
  getDraft: defineRoute({
    name: 'avatars.getDraft',
    method: 'GET',
    path: '/api/avatar-drafts/:key',
    access: 'user',
    summary: 'O rascunho guardado: `novo`, ou o id da personagem em edição.',
    params: z.strictObject({ key: z.union([z.literal('novo'), Id]) }),
    responses: { 200: SavedAvatarDraft.nullable() },
    errors: ['auth.required'],
  }),
  saveDraft: defineRoute({
    name: 'avatars.saveDraft',
    method: 'PUT',
    path: '/api/avatar-drafts/:key',
    access: 'user',
    summary: 'Guarda o rascunho como está.',
    params: z.strictObject({ key: z.union([z.literal('novo'), Id]) }),
    body: AvatarDraft,
    responses: { 200: SavedAvatarDraft },
    errors: ['auth.required'],
  }),
  deleteDraft: defineRoute({
    name: 'avatars.deleteDraft',
    method: 'DELETE',
    path: '/api/avatar-drafts/:key',
    access: 'user',
    summary: 'Joga o rascunho fora.',
    params: z.strictObject({ key: z.union([z.literal('novo'), Id]) }),
    responses: { 204: null },
    errors: ['auth.required'],
  }),
  help: defineRoute({
    name: 'avatars.helpWrite',
    method: 'POST',
    path: '/api/avatar-help',
    access: 'user',
    summary: 'Propõe textos para a personagem; cada um pode ser aceito, mudado ou recusado. Cobrada só quando vem.',
    body: z.strictObject({
      /** The same id with the same body again is the same answer, and not charged again. */
      requestId: Id,
      fields: AvatarDraftFields,
      wanted: z.array(z.enum(HELP_FIELDS)).min(1).max(5),
    }),
    responses: {
      200: z.strictObject({ suggestions: z.partialRecord(z.enum(HELP_FIELDS), z.string()), priceCoins: Coins }),
    },
    errors: [...definitionErrors, 'auth.required', 'coins.insufficient', 'coins.key-reused', 'avatars.help-failed'],
    ratePerMinute: 20,
  }),
  paintPortrait: defineRoute({
    name: 'avatars.paintPortrait',
    method: 'POST',
    path: '/api/avatar-paintings',
    access: 'user',
    summary: 'Pinta o retrato das escolhas. Cobrada só quando vem; 404 quando não há modelo de imagem configurado.',
    body: z.strictObject({
      /** The same id with the same choices again is the same painting, and not charged again. */
      requestId: Id,
      portrait: PortraitChoices,
    }),
    responses: { 200: z.strictObject({ painting: PaintingHash, images: PortraitImages, priceCoins: Coins }) },
    errors: ['auth.required', 'coins.insufficient', 'coins.key-reused', 'avatars.painting-failed'],
    ratePerMinute: 10,
  }),
  speakSample: defineRoute({
    name: 'avatars.speakSample',
    method: 'POST',
    path: '/api/voice-samples',
    access: 'user',
    summary: 'Diz uma frase na voz dela (áudio MPEG), de graça; 404 quando não há voz configurada.',
    body: SpeakSampleInput,
    responses: {},
    errors: [...definitionErrors, 'auth.required', 'avatars.speech-failed'],
    ratePerMinute: 20,
    sendsFile: true,
  }),
  importCard: defineRoute({
    name: 'avatars.importCard',
    method: 'POST',
    path: '/api/avatar-imports',
    access: 'guest',
    summary: 'Lê um Character Card V2 ou V3 (JSON, PNG, CHARX) enviado como `multipart/form-data`, campo `card`.',
    responses: { 200: ImportedCard },
    errors: [...definitionErrors, 'avatars.unreadable-card', 'avatars.card-too-large'],
    ratePerMinute: 20,
    takesFile: { field: 'card', maxBytes: CARD_MAX_BYTES, tooLarge: 'avatars.card-too-large' },
  }),
  exportCard: defineRoute({
    name: 'avatars.exportCard',
    method: 'GET',
    path: '/api/my-avatars/:id/card',
    access: 'account',
    summary: 'O card da personagem, como arquivo.',
    params: mine,
    query: z.strictObject({ format: z.enum(CARD_FORMATS) }),
    responses: {},
    errors: ['auth.required', ...LEVEL_REFUSALS],
    ratePerMinute: 60,
    sendsFile: true,
  }),
};
