/** What every step works with: the fields, how to change them, and what to say about them. */
import type { WizardStep } from '@cafune/contract/avatars/creation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type CheckedField, problemOf } from './definition-problems.ts';
import type { WrittenFields } from './draft-fields.ts';
import type { WizardSession } from './wizard-session.ts';
import { withFields } from './wizard-state.ts';
import type { WizardStore } from './wizard-store.ts';
import type { Written } from './written.ts';

export type WizardForm = {
  /** Her look is read here, where it is shown: it changes with every tap, and a form does not. */
  store: WizardStore;
  written: Written;
  fields: WrittenFields;
  update: WizardStore['update'];
  change: (change: Partial<WrittenFields>) => void;
  /** The sentence under a field, once it was left or asked for. */
  errorOf: (field: CheckedField) => string | null;
  /** The field was left: from now on its sentence follows every key. */
  onLeaveField: (field: CheckedField) => void;
  /** Says everything about these fields, and goes to the first that is not right. False when all are. */
  reveal: (fields: readonly CheckedField[]) => boolean;
  /** Goes to a step, and there to a field. */
  goTo: (step: WizardStep, field?: CheckedField) => void;
  isPerson: boolean;
  isEditing: boolean;
};

type Place = { step: WizardStep; onStep: (step: WizardStep) => void };

/** Whether the field is on the page: its step may still be on its way. */
function focusField(field: CheckedField): boolean {
  const input = document.querySelector<HTMLElement>(`.wizard-panel [name="${field}"]`);
  input?.focus();
  return input !== null;
}

/** The form of one session; `place` is where the address says one is. */
export function useWizardForm(session: WizardSession, { step, onStep }: Place): WizardForm {
  const { store } = session;
  const written = useSyncExternalStore(store.subscribe, store.readWritten);
  const [left, setLeft] = useState<ReadonlySet<CheckedField>>(new Set());
  const [wanted, setWanted] = useState<CheckedField | null>(null);
  const { fields } = written;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a field that is not there yet comes with its step
  useEffect(() => {
    if (wanted !== null && focusField(wanted)) setWanted(null);
  }, [wanted, step]);

  const change = (changed: Partial<WrittenFields>): void => store.update((now) => withFields(now, changed));
  return {
    store,
    written,
    fields,
    update: store.update,
    change,
    isPerson: session.isPerson,
    isEditing: session.edited !== null,
    errorOf: (field) => (left.has(field) ? problemOf(field, fields) : null),
    onLeaveField: (field) => setLeft((now) => (now.has(field) ? now : new Set([...now, field]))),
    reveal: (asked) => {
      setLeft((now) => new Set([...now, ...asked]));
      const first = asked.find((field) => problemOf(field, fields) !== null);
      if (first !== undefined) setWanted(first);
      return first !== undefined;
    },
    goTo: (next, field) => {
      if (field !== undefined) {
        setLeft((now) => new Set([...now, field]));
        setWanted(field);
      }
      if (next !== step) onStep(next);
    },
  };
}
