/** The six steps in words (visual.md §10 "Wizard"). */
import { WIZARD_STEPS, type WizardStep } from '@cafune/contract/avatars/creation';
import type { Step } from '../../../ui/stepper.tsx';
import { problemOf } from './definition-problems.ts';
import type { WizardFields } from './draft-fields.ts';

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
function hasEssence(fields: WizardFields): boolean {
  return problemOf('name', fields) === null && problemOf('age', fields) === null;
}

function stateOf(index: number, current: number, isLocked: boolean): Step['state'] {
  if (index === current) return 'now';
  if (isLocked) return 'locked';
  return index < current ? 'done' : 'ahead';
}

/** The steps as the stepper draws them; Revisar opens once name and age are there. */
export function stepsFor(now: WizardStep, fields: WizardFields): Step[] {
  const current = WIZARD_STEPS.indexOf(now);
  return WIZARD_STEPS.map((id, index) => {
    const { label, hint } = STEP_WORDS[id];
    const state = stateOf(index, current, id === 'revisar' && !hasEssence(fields));
    return { id, label, hint: state === 'locked' ? 'Falta o nome ou a idade' : hint, state };
  });
}

/** A step from the address, when it is one. */
export function readWizardStep(text: string): WizardStep | undefined {
  return WIZARD_STEPS.find((step) => step === text);
}
