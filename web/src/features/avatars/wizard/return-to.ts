import type { WizardStep } from '@cafune/contract/avatars/creation';

/** The way back into the wizard after signing in. */
export function returnTo(step: WizardStep): string {
  return `/criar-namorada-ia?passo=${step}`;
}
