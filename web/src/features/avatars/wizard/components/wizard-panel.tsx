import type { WizardStep } from '@cafune/contract/avatars/creation';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx';
import { creationPriceQuery } from '../api.ts';
import { listProblems } from '../definition-problems.ts';
import { EssenceStep } from '../steps/essence-step.tsx';
import type { Finish } from '../use-finish.ts';
import { useHelp } from '../use-help.ts';
import { usePainting } from '../use-painting.ts';
import type { Drawing, LaterSteps } from '../use-wizard-code.ts';
import type { WizardForm } from '../use-wizard-form.ts';
import { stepAfter } from '../wizard-steps.ts';
import { Presence } from './presence.tsx';
import { ReplacedNotice } from './replaced-notice.tsx';
import { WizardFooter } from './wizard-frame.tsx';

type WizardPanelProps = {
  form: WizardForm;
  step: WizardStep;
  drawing: Drawing;
  later: LaterSteps;
  /** What she says, where the step is about that. */
  line: string | null;
  /** Whether the large portrait is beside it. */
  isWide: boolean;
  finish: Finish;
};

/** A new step begins at its top, and is what a screen reader reads next. */
function useStepInFocus(body: RefObject<HTMLElement | null>, step: WizardStep): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    body.current?.scrollTo?.({ top: 0 });
    scrollTo({ top: 0 });
    document.getElementById('passo')?.focus({ preventScroll: true });
  }, [body, step]);
}

/** The step one is in, and the way on. */
export function WizardPanel(props: WizardPanelProps) {
  const { form, step, drawing, line, isWide, finish } = props;
  const body = useRef<HTMLDivElement>(null);
  useStepInFocus(body, step);
  const last = useLastButton(form, finish);
  const hasPresence = !isWide && step !== 'aparencia' && step !== 'revisar';
  /** True when name and age are there; else what is wrong with them is said. */
  const hasEssence = (): boolean => !form.reveal(['name', 'age']);
  return (
    <section className="wizard-panel" aria-labelledby="passo">
      <div className="wizard-body" ref={body}>
        {hasPresence && <Presence form={form} drawing={drawing} line={line} />}
        <ReplacedNotice form={form} />
        <StepContent {...props} />
      </div>
      <WizardFooter
        form={form}
        step={step}
        last={last}
        onOnward={() => {
          if (step !== 'essencia' || hasEssence()) form.goTo(stepAfter(step));
        }}
        onReview={() => {
          if (hasEssence()) form.goTo('revisar');
        }}
      />
    </section>
  );
}

function StepContent({ form, step, drawing, later, isWide, finish }: WizardPanelProps) {
  const [tab, setTab] = useState<string | null>(null);
  const help = useHelp(form);
  const painting = usePainting(form);
  if (step === 'essencia') return <EssenceStep form={form} later={later} />;
  const { code } = later;
  if (code === null) return <StepOnItsWay later={later} />;
  if (step === 'aparencia')
    return <code.AppearanceStep {...{ form, tab, painting }} code={drawing.code} onTab={setTab} />;
  if (step === 'jeito') return <code.MannerStep form={form} />;
  if (step === 'voz') return <code.VoiceStep form={form} />;
  if (step === 'historia') return <code.StoryStep form={form} help={help} />;
  return <code.ReviewStep form={form} code={drawing.code} finish={finish} hasCard={!isWide} />;
}

function StepOnItsWay({ later }: { later: LaterSteps }) {
  if (later.failed) return <ErrorState message="Esta parte não carregou." onRetry={later.retry} />;
  return (
    <Loading className="step-on-its-way">
      <Skeleton style={{ height: 28, width: 180 }} />
      <Skeleton style={{ height: 50, borderRadius: 16 }} />
      <Skeleton style={{ height: 50, borderRadius: 16 }} />
    </Loading>
  );
}

/** Names the price when there is one; waits until nothing is missing. */
function useLastButton(form: WizardForm, finish: Finish) {
  const price = useQuery({ ...creationPriceQuery, enabled: !form.isEditing });
  const coins = price.data?.coins ?? 0;
  const label = form.isEditing ? 'Guardar versão nova' : 'Dar vida';
  return {
    label: coins === 0 || form.isEditing ? label : `${label} · ${coins} moedas`,
    busy: finish.isPending,
    disabled: listProblems(form.fields).length > 0,
    onClick: finish.act,
  };
}
