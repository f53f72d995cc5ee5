/** What the wizard fills in, and its way to and from what is kept (contract `AvatarDraft`) and created (`AvatarDefinition`). */

import type { Personality } from '@cafune/contract/avatars';
import { BRAZILIAN_STATES } from '@cafune/contract/avatars/brazilian-states';
import type { AvatarDraft, AvatarDraftFields } from '@cafune/contract/avatars/creation';
import type { AvatarDefinition } from '@cafune/contract/avatars/definition';
import { uuidv7 } from 'uuidv7';
import { greetingProposals } from './greeting-proposals.ts';

/** A definition on its way: every choice is made and every text is there, right or not. */
export type WizardFields = Omit<AvatarDefinition, 'age' | 'greeting' | 'state'> & {
  age: number | null;
  /** Null while the proposed one stands, which follows her name, city and relationship. */
  greeting: string | null;
  state: string;
};
/** All of it but her look, which changes with every tap and is read where it is shown. */
export type WrittenFields = Omit<WizardFields, 'portrait' | 'painting'>;
export type WizardDraft = Omit<AvatarDraft, 'fields'> & { fields: WizardFields };

/** Light, tender, a little playful: nobody has to move a slider to like her. */
const FRIENDLY: Personality = {
  boldness: 0,
  teasing: -1,
  intensity: 0,
  practicality: -1,
  playfulness: 1,
  attachment: 0,
};

function freshFields(): WizardFields {
  return {
    name: '',
    age: null,
    relationship: 'namorada',
    occupation: '',
    city: '',
    state: '',
    tagline: '',
    bio: '',
    speech: '',
    personality: FRIENDLY,
    loves: [],
    hobbies: [],
    greeting: null,
    scenario: '',
    exampleDialogue: '',
    tags: [],
    starters: [],
    voice: { timbre: 'media', rate: 1, pitch: 1 },
    portrait: {},
    painting: null,
    contentLevel: 'romantico',
  };
}

/** A new one with an id of her own. Her portrait is empty until the drawing code is here. */
export function freshDraft(): WizardDraft {
  return { fields: freshFields(), step: 'essencia', wantsPublic: false, importId: null, avatarId: uuidv7() };
}

/** `fields` with what `known` says of them; what it leaves out stays. */
export function withKnown(fields: WizardFields, known: AvatarDraftFields): WizardFields {
  const said = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
  return { ...fields, ...said };
}

/** What was kept, with defaults for what it leaves out. */
export function draftFrom(kept: AvatarDraft): WizardDraft {
  return { ...kept, fields: withKnown(freshFields(), kept.fields) };
}

/** As it is kept: a greeting that is only proposed is left out. */
export function draftToKeep({ fields, ...draft }: WizardDraft): AvatarDraft {
  const { greeting, ...others } = fields;
  return { ...draft, fields: greeting === null ? others : { ...others, greeting } };
}

/** A draft that begins from a finished definition. */
export function draftOfDefinition(definition: AvatarDefinition, avatarId: string): WizardDraft {
  return { ...freshDraft(), fields: { ...definition }, avatarId };
}

/** What she says first: the person's words, or the proposal that stands for them. */
export function greetingOf(fields: WrittenFields): string {
  return fields.greeting ?? greetingProposals(fields)[0];
}

/** What goes to the server. Only for fields without problems. */
export function definitionOf(fields: WizardFields): AvatarDefinition {
  const state = BRAZILIAN_STATES.find((known) => known === fields.state) ?? '';
  return { ...fields, age: fields.age ?? 0, state, greeting: greetingOf(fields) };
}

/** Whether nothing was written or painted yet: nobody misses such a draft. */
export function isUntouched({ fields }: WizardDraft): boolean {
  const { name, age, occupation, city, tagline, bio, speech, greeting, scenario, exampleDialogue } = fields;
  const texts = [name, occupation, city, tagline, bio, speech, greeting ?? '', scenario, exampleDialogue];
  const lists = [fields.loves, fields.hobbies, fields.tags, fields.starters];
  const isBare = age === null && fields.painting === null;
  return isBare && texts.every((text) => text.trim() === '') && lists.every((list) => list.length === 0);
}
