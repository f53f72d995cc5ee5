import { WIZARD_STEPS, type WizardStep } from '@cafune/contract/avatars/creation';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { IconButton, iconButtonClass } from '../../../../ui/icon-button.tsx';
import { Stepper } from '../../../../ui/stepper.tsx';
import { StrandProgress } from '../../../../ui/strand-progress.tsx';
import type { WizardForm } from '../use-wizard-form.ts';
import type { WizardSession } from '../wizard-session.ts';
import { STEP_WORDS, stepBefore, stepNumber, stepsFor } from '../wizard-steps.ts';
import { SaveStatus } from './save-status.tsx';

const STUCK_AFTER_PX = 8;

type FrameProps = { form: WizardForm; session: WizardSession; step: WizardStep };

/** Where leaving leads: the draft is kept, so nothing is asked. */
function exitOf(form: WizardForm): '/my-avatars' | '/' {
  return form.isEditing ? '/my-avatars' : '/';
}

/** Whether something is under the header, which then needs a ground. */
function useHasScrolled(): boolean {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    const read = (): void => setHasScrolled(scrollY > STUCK_AFTER_PX);
    read();
    addEventListener('scroll', read, { passive: true });
    return () => removeEventListener('scroll', read);
  }, []);
  return hasScrolled;
}

export function WizardHeader({ form, session, step, onBack }: FrameProps & { onBack: () => void }) {
  const place = `Passo ${stepNumber(step)} de ${WIZARD_STEPS.length}`;
  const hasScrolled = useHasScrolled();
  return (
    <header className="wizard-head" data-stuck={hasScrolled}>
      <IconButton label="Voltar" onClick={onBack}>
        <ChevronLeft className="icon" aria-hidden="true" />
      </IconButton>
      <div>
        <h1>{STEP_WORDS[step].label}</h1>
        <p>
          <span>{place}</span>
          <SaveStatus keeper={session.keeper} />
        </p>
      </div>
      <Link to={exitOf(form)} className={iconButtonClass()} aria-label="Salvar e sair" title="Salvar e sair">
        <X className="icon" aria-hidden="true" />
      </Link>
      <StrandProgress done={stepNumber(step) / WIZARD_STEPS.length} label={place} />
    </header>
  );
}

export function WizardSide({ form, session, step }: FrameProps) {
  return (
    <aside className="wizard-side">
      <h1>{form.isEditing ? `Editar ${session.edited?.avatar.name ?? ''}` : 'Criar Namorada IA'}</h1>
      <Stepper
        label="Passos"
        steps={stepsFor(step, form.fields)}
        link={(item, content) => (
          <Link to="." search={(now) => ({ ...now, passo: item.id })} className="stepper-step" resetScroll={false}>
            {content}
          </Link>
        )}
      />
      <div className="wizard-side-foot">
        <SaveStatus keeper={session.keeper} />
        <Link to={exitOf(form)} className="wizard-exit">
          Salvar e sair
        </Link>
      </div>
    </aside>
  );
}

type FooterProps = {
  form: WizardForm;
  step: WizardStep;
  /** What the last button says and does. */
  last: { label: string; busy: boolean; disabled: boolean; onClick: () => void };
  onOnward: () => void;
  /** From the first step straight to the last. */
  onReview: () => void;
};

export function WizardFooter({ form, step, last, onOnward, onReview }: FooterProps) {
  const before = stepBefore(step);
  return (
    <footer className="wizard-foot">
      {before === null ? (
        <Button onClick={onReview}>Revisar</Button>
      ) : (
        <Button onClick={() => form.goTo(before)}>Voltar</Button>
      )}
      {step === 'revisar' ? (
        <Button variant="primary" busy={last.busy} disabled={last.disabled} onClick={last.onClick}>
          {last.label}
        </Button>
      ) : (
        <Button variant="primary" onClick={onOnward}>
          {STEP_WORDS[step].onward}
        </Button>
      )}
    </footer>
  );
}
