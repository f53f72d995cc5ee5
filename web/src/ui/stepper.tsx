import './stepper.css';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

export type Step = {
  id: string;
  label: string;
  hint: string;
  /** `done` may be gone back to, `ahead` may be gone to, `locked` not yet. */
  state: 'done' | 'now' | 'ahead' | 'locked';
};

type StepperProps = {
  label: string;
  steps: readonly Step[];
  /** Wraps a step in its link: the design system knows no routes. */
  link: (step: Step, content: ReactNode) => ReactNode;
};

/** Steps from above to below, joined by a standing strand. */
export function Stepper({ label, steps, link }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="stepper">
        {steps.map((step, index) => (
          <li key={step.id} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
            {step.state === 'locked' ? (
              <div className="stepper-step">
                <StepContent step={step} number={index + 1} />
              </div>
            ) : (
              link(step, <StepContent step={step} number={index + 1} />)
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepContent({ step, number }: { step: Step; number: number }) {
  return (
    <>
      <span className="stepper-mark" aria-hidden="true">
        {step.state === 'done' ? <Check className="icon" /> : number}
      </span>
      <span className="stepper-text">
        <b>{step.label}</b>
        <small>{step.hint}</small>
      </span>
      {step.state === 'done' && <span className="visually-hidden">, feito</span>}
    </>
  );
}
