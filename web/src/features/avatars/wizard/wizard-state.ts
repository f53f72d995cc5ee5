/** The wizard while it is open: the draft, the looks to go back to, and the draft that another took the place of. */
import type { AvatarDraftFields, WizardStep } from '@cafune/contract/avatars/creation';
import type { PortraitChoices } from '@cafune/contract/avatars/definition';
import { freshDraft, type WizardDraft, type WizardFields, withKnown } from './draft-fields.ts';
import { choose, historyOf, isUndrawn, type PortraitHistory, redo, slide, undo } from './portrait-history.ts';

/** Why another draft is shown now; while it stands, the one before can come back. */
export type Replacement = { draft: WizardDraft; why: string };

/** Her choices, and the painting made of them; null while she is drawn. */
export type Look = Pick<WizardFields, 'portrait' | 'painting'>;

export type WizardState = {
  draft: WizardDraft;
  looks: PortraitHistory<Look>;
  /** What the last choice changed besides itself, in words. */
  lookNote: string | null;
  replaced: Replacement | null;
};

export function stateOf(draft: WizardDraft, replaced: Replacement | null = null): WizardState {
  const { portrait, painting } = draft.fields;
  return { draft, looks: historyOf({ portrait, painting }), lookNote: null, replaced };
}

export function withFields(state: WizardState, change: Partial<WizardFields>): WizardState {
  return { ...state, draft: { ...state.draft, fields: { ...state.draft.fields, ...change } } };
}

export function withDraft(state: WizardState, change: Partial<Pick<WizardDraft, 'wantsPublic'>>): WizardState {
  return { ...state, draft: { ...state.draft, ...change } };
}

export function atStep(state: WizardState, step: WizardStep): WizardState {
  return state.draft.step === step ? state : { ...state, draft: { ...state.draft, step } };
}

function withLooks(state: WizardState, looks: PortraitHistory<Look>, lookNote: string | null): WizardState {
  if (looks === state.looks && lookNote === state.lookNote) return state;
  return { ...withFields(state, looks.now), looks, lookNote };
}

/** The first portrait: drawn by chance, nothing to go back to. */
export function drawnFirst(state: WizardState, portrait: PortraitChoices): WizardState {
  const { portrait: known, painting } = state.draft.fields;
  if (!isUndrawn(known)) return state;
  return { ...withFields(state, { portrait }), looks: historyOf({ portrait, painting }) };
}

/** Another choice is drawn: a painting was of the one before. */
export function withLook(state: WizardState, portrait: PortraitChoices, note: string | null): WizardState {
  const notes = [leavingNote(state), note].filter((text) => text !== null);
  const lookNote = notes.length === 0 ? null : notes.join(' ');
  return withLooks(state, choose(state.looks, { portrait, painting: null }), lookNote);
}

function leavingNote({ draft }: WizardState): string | null {
  return draft.fields.painting === null ? null : 'De volta pro desenho. Desfazer traz a pintura.';
}

/** She is painted. */
export function withPainting(state: WizardState, look: Look): WizardState {
  return withLooks(state, choose(state.looks, look), null);
}

/** The drawing of the same choices again. */
export function withoutPainting(state: WizardState): WizardState {
  return withPainting(state, { portrait: state.draft.fields.portrait, painting: null });
}

/** One of many looks on the way of a slider. */
export function withSlidLook(state: WizardState, portrait: PortraitChoices): WizardState {
  const lookNote = state.looks.isSliding ? state.lookNote : leavingNote(state);
  return withLooks(state, slide(state.looks, { portrait, painting: null }), lookNote);
}

export function lookBack(state: WizardState): WizardState {
  return withLooks(state, undo(state.looks), null);
}

export function lookAgain(state: WizardState): WizardState {
  return withLooks(state, redo(state.looks), null);
}

/** Another draft takes this one's place. */
export function replacedBy(state: WizardState, draft: WizardDraft, why: string): WizardState {
  return stateOf(draft, { draft: state.draft, why });
}

/** From the beginning: nothing of the old draft stays but the way back to it. */
export function startedOver(state: WizardState): WizardState {
  return replacedBy(state, freshDraft(), 'Rascunho zerado.');
}

/** A card was read: what it knows is taken over, what it does not know stays. */
export function withCard(state: WizardState, fields: AvatarDraftFields, importId: string): WizardState {
  // A card brings choices, never a painting of them.
  const before = fields.portrait === undefined ? state.draft.fields : { ...state.draft.fields, painting: null };
  const draft = { ...state.draft, importId, fields: withKnown(before, fields) };
  return replacedBy(state, draft, 'Card importado.');
}

/** The draft from before comes back as it was. */
export function broughtBack(state: WizardState): WizardState {
  return state.replaced === null ? state : stateOf(state.replaced.draft);
}
