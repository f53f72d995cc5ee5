import './trial.css';
import type { Order } from '@cafune/contract/payments';
import type { TrialDates, Vip, VipPlan } from '@cafune/contract/vip';
import { useQuery } from '@tanstack/react-query';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { Crown, X } from 'lucide-react';
import { useState } from 'react';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { safeReturnPath, useAuth } from '../auth/index.ts';
import { keepReturn, OrderButton, refOf, usePriceCheck } from '../payments/index.ts';
import { plansQuery, trialDatesQuery, useOpenVipOrder, useStartTrial, useVip } from './api.ts';
import { Benefits } from './components/benefits.tsx';
import { Door, LoginLine } from './components/door.tsx';
import { PlanChoice, PlanSkeletons, TrialOnlyChoice } from './components/plan-choice.tsx';
import { type Portrait, PortraitFan } from './components/portrait-fan.tsx';
import { TrialClosed } from './components/trial-closed.tsx';
import { TrialTimeline } from './components/trial-timeline.tsx';
import type { VipChoice } from './vip-choice.ts';
import { findPlan, NO_ORDER, TRIAL_ONLY, trialSentence } from './vip-words.ts';

type TrialScreenProps = { portraits: readonly Portrait[]; choice: VipChoice };

/** Seven days of VIP: the promise, what happens on which day, what is given, what comes after, and how it begins. */
export function TrialScreen({ portraits, choice }: TrialScreenProps) {
  const vip = useVip();
  const isClosed = vip.data !== undefined && !vip.data.trial.isOpen;
  return (
    <div className="trial">
      <title>7 dias de VIP · Cafuné</title>
      <CloseButton />
      <PortraitFan portraits={portraits} />
      {isClosed ? <Closed vip={vip.data} /> : <Offer choice={choice} />}
    </div>
  );
}

function CloseButton() {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate();
  return (
    <IconButton
      label="Fechar"
      variant="glass"
      className="trial-close"
      onClick={() => (canGoBack ? router.history.back() : void navigate({ to: '/' }))}
    >
      <X className="icon" aria-hidden="true" />
    </IconButton>
  );
}

function Closed({ vip }: { vip: Vip }) {
  const plans = useQuery(plansQuery);
  return (
    <div className="trial-main">
      <TrialClosed vip={vip} plans={plans.data?.items} />
      <Benefits />
    </div>
  );
}

function Offer({ choice }: { choice: VipChoice }) {
  const plans = useQuery(plansQuery);
  const dates = useQuery(trialDatesQuery);
  const [wanted, choose] = useState(choice.plano ?? '');
  const offered = plans.data?.keepsCards === true ? plans.data.items : [];
  const first = offered[0]?.id ?? TRIAL_ONLY;
  const chosenId = findPlan(offered, wanted)?.id ?? (wanted === TRIAL_ONLY ? TRIAL_ONLY : first);
  const plan = plans.data === undefined ? undefined : (findPlan(offered, chosenId) ?? null);
  return (
    <div className="trial-main">
      <header className="trial-head">
        <span className="tag">
          <Crown className="icon" aria-hidden="true" />
          Cafuné VIP
        </span>
        <h1>7 dias de VIP por nossa conta</h1>
        <p>Experimente tudo. A gente avisa antes de cobrar qualquer centavo.</p>
      </header>
      <TrialTimeline plan={plan} dates={dates.data} />
      <Benefits />
      {plan === undefined || dates.data === undefined ? (
        <PlansFallback
          error={plans.error ?? dates.error}
          isFetching={plans.isFetching || dates.isFetching}
          onRetry={() => {
            if (plans.data === undefined) void plans.refetch();
            void dates.refetch();
          }}
        />
      ) : (
        <>
          <PlanChoice label="Plano depois do teste" plans={offered} chosenId={chosenId} onChoose={choose} renews>
            <TrialOnlyChoice isChosen={chosenId === TRIAL_ONLY} onChoose={choose} />
          </PlanChoice>
          <Start plan={plan} dates={dates.data} backTo={choice.voltar} />
        </>
      )}
    </div>
  );
}

type FallbackProps = { error: unknown; isFetching: boolean; onRetry: () => void };

function PlansFallback({ error, isFetching, onRetry }: FallbackProps) {
  if (error !== null) return <ErrorState message={sentenceFor(error)} busy={isFetching} onRetry={onRetry} />;
  return <PlanSkeletons count={4} />;
}

type StartProps = { plan: VipPlan | null; backTo: string | undefined };

/** What happens today and when the days are over, under the one button. */
function Start({ plan, dates, backTo }: StartProps & { dates: TrialDates }) {
  const auth = useAuth();
  const here = new URLSearchParams({ plano: plan?.id ?? TRIAL_ONLY });
  if (backTo !== undefined) here.set('voltar', backTo);
  const path = `/vip-trial?${here}`;
  return (
    <div className="trial-go">
      {auth.isLoading && <Skeleton className="buy" style={{ height: 56, borderRadius: 28 }} />}
      {!auth.isLoading && !auth.isAuthenticated && <Door here={path} label="Começar Trial" />}
      {auth.isAuthenticated && <StartButton plan={plan} backTo={backTo} />}
      <p className="num" aria-live="polite">
        {trialSentence(plan, dates)} {!auth.isLoading && !auth.isAuthenticated && <LoginLine here={path} />}
      </p>
    </div>
  );
}

function StartButton({ plan, backTo }: StartProps) {
  const trial = useStartTrial();
  const order = useOpenVipOrder();
  const navigate = useNavigate();
  const pay = usePayPage();
  const back = backTo === undefined ? null : safeReturnPath(backTo);
  const { change, take } = usePriceCheck({
    what: plan?.id ?? '',
    shownCents: plan?.priceCents ?? 0,
    goOn: (opened) => {
      if (back !== null) keepReturn(opened.id, back);
      pay(opened);
    },
  });
  const start = () => {
    if (plan === null)
      trial.mutate(undefined, {
        onSuccess: () => {
          if (back !== null) keepReturn(NO_ORDER, back);
          void navigate({ to: '/trial-sucesso', replace: true });
        },
      });
    else
      order.mutate(
        { planId: plan.id, method: 'card', renews: true, isTrial: true, shownCents: plan.priceCents },
        { onSuccess: take },
      );
  };
  const { isPending, error } = plan === null ? trial : order;
  return (
    <OrderButton opening={{ isPending, error }} change={change} onPress={start}>
      Começar Trial
    </OrderButton>
  );
}

/** The card is typed on the provider's page; the test bank's is one of ours. */
function usePayPage(): (order: Order) => void {
  const navigate = useNavigate();
  return ({ id, payment }) => {
    if (payment?.isTest === true) void navigate({ to: '/pagamento/teste', search: { ref: refOf(payment.payUrl) } });
    else if (payment?.payUrl != null) location.assign(payment.payUrl);
    else void navigate({ to: '/trial-sucesso', search: { order: id } });
  };
}
