/** The state of an open wizard, and who hears of which part of it. */
import { useSyncExternalStore } from 'react';
import type { WizardDraft } from './draft-fields.ts';
import type { WizardState } from './wizard-state.ts';
import { type Written, writtenIn } from './written.ts';

export type WizardStore = {
  read: () => WizardState;
  /** What is written: the same object until it changes. */
  readWritten: () => Written;
  subscribe: (listener: () => void) => () => void;
  update: (change: (state: WizardState) => WizardState) => void;
};

/** `onDraft` hears of every changed draft. */
export function createWizardStore(initial: WizardState, onDraft: (draft: WizardDraft) => void): WizardStore {
  let state = initial;
  let written = writtenIn(initial, null);
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    readWritten: () => written,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (change) => {
      const before = state;
      state = change(before);
      if (state === before) return;
      written = writtenIn(state, written);
      if (state.draft !== before.draft) onDraft(state.draft);
      for (const listener of listeners) listener();
    },
  };
}

/** One part of the state, which draws anew only when that part is another. `read` makes nothing new. */
export function useWizardState<Part>(store: WizardStore, read: (state: WizardState) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => read(store.read()));
}
