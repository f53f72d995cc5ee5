/** The six steps in words (visual.md §10 "Wizard"). */
import { WIZARD_STEPS, type WizardStep } from '@cafune/contract/avatars/creation';
import type { Step } from '../../../ui/stepper.tsx';
import { problemOf } from './definition-problems.ts';
import type { WrittenFields } from './draft-fields.ts';

type StepWords = { label: string; hint: string; onward: string };

export const STEP_WORDS: Record<WizardStep, StepWords> = {
  essencia: { label: 'Essência', hint: 'Quem ela é', onward: 'Continuar pra aparência' },
  aparencia: { label: 'Aparência', hint: 'Rosto, cabelo e cenário', onward: 'Continuar pro jeito dela' },
  jeito: { label: 'Jeito', hint: 'Personalidade e humor', onward: 'Continuar pra voz' },
  voz: { label: 'Voz', hint: 'Como ela soa', onward: 'Continuar pra história' },
  historia: { label: 'História', hint: 'De onde ela vem', onward: 'Revisar tudo' },
  revisar: { label: 'Revisar', hint: 'Dar vida', onward: '' },
};

export function stepNumber(step: WizardStep): number {
  return WIZARD_STEPS.indexOf(step) + 1;
}

export function stepAfter(step: WizardStep): WizardStep {
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + 1] ?? 'revisar';
}

/** Null before the first. */
export function stepBefore(step: WizardStep): WizardStep | null {
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1] ?? null;
}

/** Whether she has what nobody can guess: then everything else has a good default. */
function hasEssence(fields: WrittenFields): boolean {
  return problemOf('name', fields) === null && problemOf('age', fields) === null;
}

/** The steps as the stepper draws them; Essência is done, and Revisar opens, once name and age are there. */
export function stepsFor(now: WizardStep, fields: WrittenFields): Step[] {
  const current = WIZARD_STEPS.indexOf(now);
  const isWaiting = !hasEssence(fields);
  const stateOf = (id: WizardStep, index: number): Step['state'] => {
    if (index === current) return 'now';
    if (id === 'revisar' && isWaiting) return 'locked';
    return index < current && !(id === 'essencia' && isWaiting) ? 'done' : 'ahead';
  };
  return WIZARD_STEPS.map((id, index) => {
    const { label, hint } = STEP_WORDS[id];
    const state = stateOf(id, index);
    const isMissed = state === 'locked' || (id === 'essencia' && state === 'ahead');
    return { id, label, hint: isMissed ? 'Falta o nome ou a idade' : hint, state };
  });
}

/** A step from the address, when it is one. */
export function readWizardStep(text: string): WizardStep | undefined {
  return WIZARD_STEPS.find((step) => step === text);
}
