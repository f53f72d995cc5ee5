/** The wizard while it is open: the draft, the looks to go back to, and the draft that another took the place of. */
import type { AvatarDraftFields, PortraitChoices, WizardStep } from '@cafune/contract/avatars/creation';
import { freshDraft, type WizardDraft, type WizardFields, withKnown } from './draft-fields.ts';
import { choose, historyOf, isUndrawn, type PortraitHistory, redo, slide, undo } from './portrait-history.ts';

/** Why another draft is shown now; while it stands, the one before can come back. */
export type Replacement = { draft: WizardDraft; why: string };

export type WizardState = {
  draft: WizardDraft;
  looks: PortraitHistory;
  /** What the last choice changed besides itself, in words. */
  lookNote: string | null;
  replaced: Replacement | null;
};

export function stateOf(draft: WizardDraft, replaced: Replacement | null = null): WizardState {
  return { draft, looks: historyOf(draft.fields.portrait), lookNote: null, replaced };
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

function withLooks(state: WizardState, looks: PortraitHistory, lookNote: string | null): WizardState {
  if (looks === state.looks && lookNote === state.lookNote) return state;
  return { ...withFields(state, { portrait: looks.now }), looks, lookNote };
}

/** The first portrait: drawn by chance, nothing to go back to. */
export function drawnFirst(state: WizardState, portrait: PortraitChoices): WizardState {
  if (!isUndrawn(state.draft.fields.portrait)) return state;
  return { ...withFields(state, { portrait }), looks: historyOf(portrait) };
}

export function withLook(state: WizardState, portrait: PortraitChoices, note: string | null): WizardState {
  return withLooks(state, choose(state.looks, portrait), note);
}

/** One of many looks on the way of a slider. */
export function withSlidLook(state: WizardState, portrait: PortraitChoices): WizardState {
  return withLooks(state, slide(state.looks, portrait), null);
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
  const draft = { ...state.draft, importId, fields: withKnown(state.draft.fields, fields) };
  return replacedBy(state, draft, 'Card importado.');
}

/** The draft from before comes back as it was. */
export function broughtBack(state: WizardState): WizardState {
  return state.replaced === null ? state : stateOf(state.replaced.draft);
}

export type WizardStore = {
  read: () => WizardState;
  subscribe: (listener: () => void) => () => void;
  update: (change: (state: WizardState) => WizardState) => void;
};

/** `onDraft` hears of every changed draft. */
export function createWizardStore(initial: WizardState, onDraft: (draft: WizardDraft) => void): WizardStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (change) => {
      const before = state;
      state = change(before);
      if (state === before) return;
      if (state.draft !== before.draft) onDraft(state.draft);
      for (const listener of listeners) listener();
    },
  };
}
