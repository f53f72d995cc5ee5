import './wizard.css';
import './wizard-parts.css';
import './wizard-review.css';
import type { WizardStep } from '@cafune/contract/avatars/creation';
import { useEffect, useRef } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { useMediaQuery } from '../../../platform/use-media-query.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useAuth } from '../../auth/index.ts';
import { PreviewPlace } from './components/preview-place.tsx';
import { WizardHeader, WizardSide } from './components/wizard-frame.tsx';
import { WizardPanel } from './components/wizard-panel.tsx';
import { PALETTE_LIGHT } from './palette-light.ts';
import { isUndrawn } from './portrait-history.ts';
import { randomSeed } from './portrait-words.ts';
import { type Finish, useFinish } from './use-finish.ts';
import { useLookKeys } from './use-look-keys.ts';
import { type Drawing, type LaterSteps, useLaterSteps, usePortraitCode } from './use-wizard-code.ts';
import { useWizardForm, type WizardForm } from './use-wizard-form.ts';
import { useWizardSession, type WizardSession } from './wizard-session.ts';
import { atStep, drawnFirst } from './wizard-state.ts';
import { stepBefore } from './wizard-steps.ts';
import { useWizardState } from './wizard-store.ts';

export type WizardScreenProps = {
  /** From the address; left out, the draft says where one was. */
  step: WizardStep | undefined;
  onStep: (step: WizardStep, options?: { replace: boolean }) => void;
  /** The avatar that is edited; null for a new one. */
  editing: string | null;
  /** The avatar a new one begins from. */
  copying: string | null;
  /** The copy is made or not wanted: the address forgets it. */
  onCopied: () => void;
  onLeave: () => void;
  onTalk: (avatarId: string) => void;
  isOpening: boolean;
};

/** Making a companion in six steps, or changing one (product.md "Avatar", visual.md §10 "Wizard"). */
export function WizardScreen(props: WizardScreenProps) {
  const auth = useAuth();
  const drawing = usePortraitCode();
  const later = useLaterSteps();
  if (auth.isLoading) return <WizardSkeleton />;
  const whose = auth.isAuthenticated ? auth.accountId : 'visitor';
  return (
    <OpenedWizard
      key={`${props.editing}:${whose}`}
      {...props}
      drawing={drawing}
      later={later}
      isPerson={auth.isAuthenticated}
    />
  );
}

type OpenedWizardProps = WizardScreenProps & { drawing: Drawing; later: LaterSteps; isPerson: boolean };

function OpenedWizard(props: OpenedWizardProps) {
  const { opened, reopen } = useWizardSession({ editing: props.editing, isPerson: props.isPerson });
  if (opened.status === 'opening') return <WizardSkeleton />;
  if (opened.status === 'failed') return <ErrorState message={sentenceFor(opened.error)} onRetry={reopen} />;
  return <Wizard {...props} session={opened.session} onAgain={reopen} />;
}

function Wizard(props: OpenedWizardProps & { session: WizardSession; onAgain: () => void }) {
  const { session, drawing, later, onStep } = props;
  const isWide = useMediaQuery('(min-width: 1024px)');
  const step = props.step ?? session.store.read().draft.step;
  const form = useWizardForm(session, { step, onStep });
  const finish = useFinish(session);
  useStepInDraft(session, step);
  useFirstDrawing(session, drawing);
  useLookKeys(session, isWide || step === 'aparencia');
  const hasAddress = props.step !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address learns of the step once; functions differ at every render
  useEffect(() => {
    if (!hasAddress) onStep(step, { replace: true });
  }, [hasAddress]);
  useNewOneAfter(step, finish, props.onAgain);

  // Who came here came by the last step, whose code this is.
  if (finish.done !== null && later.code !== null) {
    return (
      <later.code.Arrival
        avatar={finish.done}
        look={session.store.read().draft.fields}
        code={drawing.code}
        isEditing={form.isEditing}
        onTalk={props.onTalk}
        isOpening={props.isOpening}
      />
    );
  }
  const before = stepBefore(step);
  const onBack = (): void => (before === null ? props.onLeave() : form.goTo(before));
  const frame = { form, session, step };
  const line = lineFor(step, form, later);
  return (
    <>
      <LookLight session={session} />
      <div className="wizard" data-step={step}>
        <title>{`${form.fields.name.trim() || 'Criar Namorada IA'} · Cafuné`}</title>
        {isWide ? <WizardSide {...frame} /> : <WizardHeader {...frame} onBack={onBack} />}
        {(isWide || step === 'aparencia') && (
          <PreviewPlace
            form={form}
            drawing={drawing}
            line={line}
            words={step === 'revisar' && later.code !== null ? <later.code.CardWords fields={form.fields} /> : null}
          />
        )}
        <WizardPanel {...{ form, step, drawing, later, line, isWide, finish }} />
      </div>
      {props.copying !== null && later.code !== null && (
        <later.code.CopyQuestion key={props.copying} form={form} avatarId={props.copying} onAnswered={props.onCopied} />
      )}
    </>
  );
}

/** The page's light is that of her portrait. */
function LookLight({ session }: { session: WizardSession }) {
  const palette = useWizardState(session.store, ({ draft }) => String(draft.fields.portrait.palette));
  return <Ambient light={PALETTE_LIGHT[palette] ?? '.62 .1 10'} strength={30} />;
}

/** What she says while her manner or voice is chosen. */
function lineFor(step: WizardStep, { fields }: WizardForm, { code }: LaterSteps): string | null {
  if (step !== 'jeito' && step !== 'voz') return null;
  return code?.sampleLine(fields.personality) ?? '';
}

/** The draft knows where one is, and a step that was left is kept at once. */
function useStepInDraft(session: WizardSession, step: WizardStep): void {
  useEffect(() => {
    session.store.update((state) => atStep(state, step));
    return () => void session.keeper.flush();
  }, [session, step]);
}

/** Who has no face yet gets one by chance, as soon as it can be drawn. */
function useFirstDrawing(session: WizardSession, { code }: Drawing): void {
  useEffect(() => {
    const draw = (): void => {
      const { portrait } = session.store.read().draft.fields;
      if (code !== null && isUndrawn(portrait)) {
        session.store.update((state) => drawnFirst(state, code.surprise(randomSeed())));
      }
    };
    draw();
    return session.store.subscribe(draw);
  }, [session, code]);
}

/** She is here; going back from her begins another one. */
function useNewOneAfter(step: WizardStep, { done }: Finish, onAgain: () => void): void {
  const doneAt = useRef<WizardStep | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the step counts; the function differs at every render
  useEffect(() => {
    if (done === null) return;
    doneAt.current ??= step;
    if (doneAt.current !== step) onAgain();
  }, [done, step]);
}

function WizardSkeleton() {
  return (
    <Loading className="wizard wizard-loading">
      <Skeleton className="wizard-side" />
      <Skeleton className="wizard-preview" />
      <Skeleton className="wizard-panel" />
    </Loading>
  );
}
