import './plans.css';
import type { Vip, VipPlan } from '@cafune/contract/vip';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleAlert, Crown } from 'lucide-react';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { useOnDemand } from '../../platform/use-on-demand.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { safeReturnPath, useAuth } from '../auth/index.ts';
import { dayAndTimeOf, dayOf } from '../payments/index.ts';
import { plansQuery, useVip } from './api.ts';
import { Benefits } from './components/benefits.tsx';
import { CancelVip } from './components/cancel-vip.tsx';
import { MembershipFacts } from './components/membership.tsx';
import { PlanChoice } from './components/plan-choice.tsx';
import { VipSummary } from './components/vip-summary.tsx';
import { useVipChoice, type VipChoice } from './vip-choice.ts';
import { didNotPass, heldUntil, membershipTitle } from './vip-words.ts';

type PlansScreenProps = {
  choice: VipChoice;
  /** The path of this page. */
  path: '/vip-plans' | '/vip-plans-old';
  title: string;
};

/** The plans and what they change; members see how theirs stands first. */
export function PlansScreen(props: PlansScreenProps) {
  const auth = useAuth();
  const vip = useVip();
  const isUnknown = auth.isLoading || (auth.isAuthenticated && vip.isPending);
  return (
    <div className="vip-page">
      <title>{`${props.title} · Cafuné`}</title>
      {isUnknown && <PageSkeleton />}
      {auth.isAuthenticated && vip.data === undefined && vip.isError && (
        <ErrorState message={sentenceFor(vip.error)} busy={vip.isFetching} onRetry={() => void vip.refetch()} />
      )}
      {!isUnknown && (!auth.isAuthenticated || vip.data !== undefined) && <Page {...props} vip={vip.data} />}
    </div>
  );
}

function PageSkeleton() {
  return (
    <>
      <Loading className="vip-main">
        <Skeleton style={{ height: 120, borderRadius: 30 }} />
        <Skeleton style={{ height: 84, borderRadius: 22 }} />
        <Skeleton style={{ height: 84, borderRadius: 22 }} />
        <Skeleton style={{ height: 84, borderRadius: 22 }} />
      </Loading>
      <SummarySkeleton />
    </>
  );
}

/** Where it says what is paid: without it the page would be a narrow one until the plans are there. */
function SummarySkeleton() {
  return (
    <div className="vip-side">
      <Skeleton style={{ height: 352, borderRadius: 30 }} />
    </div>
  );
}

function Page({ choice, path, vip }: PlansScreenProps & { vip: Vip | undefined }) {
  const shop = useQuery(plansQuery);
  // Below everything else, and left out while its prices are on their way.
  const Changes = useOnDemand({
    load: () => import('./components/changes.tsx').then(({ Changes: drawn }) => drawn),
    wanted: true,
  });
  const picked = useVipChoice(choice, shop.data, vip);
  const isMember = vip?.isMember === true;
  // Another plan beside one that renews would be charged twice: only what did not pass is paid otherwise.
  const renewsWell = isMember && vip.renewal !== null && !vip.renewal.hasFailed;
  const isLooking = !renewsWell && picked === null && shop.error === null;
  const here = picked === null ? path : hereOf(path, { ...choice, plano: picked.plan.id, metodo: picked.method });
  return (
    <>
      <div className="vip-main">
        {isMember ? <Membership vip={vip} plans={shop.data?.items} /> : <Offer vip={vip} />}
        {!renewsWell && picked !== null && shop.data !== undefined && (
          <section className="vip-choose" aria-labelledby="planos">
            <h2 id="planos">{chooseTitle(vip)}</h2>
            <PlanChoice
              label="Plano"
              plans={shop.data.items}
              chosenId={picked.plan.id}
              onChoose={picked.pickPlan}
              renews={picked.renews}
            />
          </section>
        )}
        {picked === null && shop.error !== null && (
          <ErrorState message={sentenceFor(shop.error)} busy={shop.isFetching} onRetry={() => void shop.refetch()} />
        )}
        {isLooking && <PlansSkeleton title={chooseTitle(vip)} />}
        {shop.data !== undefined && (
          <p className="fine num">{`Cada mês pago traz ${shop.data.monthlyCoins.toLocaleString('pt-BR')} moedas, por nossa conta.`}</p>
        )}
      </div>
      {!renewsWell && picked !== null && shop.data !== undefined && (
        <div className="vip-side">
          <VipSummary
            picked={picked}
            methods={shop.data.methods}
            vip={vip}
            here={here}
            backTo={choice.voltar === undefined ? null : safeReturnPath(choice.voltar)}
          />
        </div>
      )}
      {isLooking && <SummarySkeleton />}
      {Changes && <Changes />}
    </>
  );
}

function PlansSkeleton({ title }: { title: string }) {
  return (
    <>
      <section className="vip-choose" aria-label={title}>
        <h2>{title}</h2>
        <Loading className="vip-choice">
          {['mensal', 'trimestral', 'anual'].map((shape) => (
            <Skeleton key={shape} className="vip-plan-shape" />
          ))}
        </Loading>
      </section>
      <Skeleton style={{ height: 17, width: 260 }} />
    </>
  );
}

function chooseTitle(vip: Vip | undefined): string {
  if (vip?.isMember !== true) return 'Escolha um plano';
  return didNotPass(vip) ? 'Pagar de outro jeito' : 'Somar mais tempo';
}

function hereOf(path: string, choice: VipChoice): string {
  return `${path}?${new URLSearchParams(choice)}`;
}

function Offer({ vip }: { vip: Vip | undefined }) {
  const mayTry = vip === undefined || vip.trial.isOpen;
  const endedAt = vip?.state === 'ended' ? vip.endsAt : null;
  return (
    <header className="vip-promise">
      <span className="tag">
        <Crown className="icon" aria-hidden="true" />
        Cafuné VIP
      </span>
      <h2>Conversa sem contar moedas</h2>
      <Benefits />
      {endedAt !== null && (
        <p className="num">{`Seu VIP terminou em ${dayOf(endedAt)}. Suas conversas e suas moedas continuam suas.`}</p>
      )}
      {mayTry && (
        <p>
          {endedAt !== null ? 'O teste ainda é seu: ' : 'Ainda não conhece? '}
          <Link to="/vip-trial" className="link">
            {endedAt !== null ? 'são 7 dias grátis' : 'São 7 dias grátis'}
          </Link>
          , com ou sem cartão.
        </p>
      )}
    </header>
  );
}

type MembershipProps = { vip: Vip; plans: readonly VipPlan[] | undefined };

function Membership({ vip, plans }: MembershipProps) {
  return (
    <section className="card vip-member" aria-labelledby="meu-vip">
      <h2 id="meu-vip">
        <Crown className="icon" aria-hidden="true" />
        {membershipTitle(vip, plans)}
      </h2>
      {didNotPass(vip) && <FailedCharge vip={vip} />}
      <MembershipFacts vip={vip} plans={plans} />
      <div className="vip-acts">
        {vip.renewal !== null && <CancelVip vip={vip} />}
        <Link to="/compras" className={buttonClass('soft')}>
          Recibos
        </Link>
      </div>
      {vip.renewal !== null && !vip.renewal.hasFailed && (
        <p className="fine">
          Pra trocar de plano, cancele a renovação: o tempo que já é seu continua, e depois você escolhe outro.
        </p>
      )}
    </section>
  );
}

/** What happened, until when nothing is taken away, and how it is paid otherwise; when it is tried again, only where it is. */
function FailedCharge({ vip }: { vip: Vip }) {
  const until = heldUntil(vip);
  const isTried = vip.renewal !== null;
  const again = vip.renewal?.triesAgainAt ?? null;
  return (
    <div className="notice notice-error" role="status">
      <CircleAlert className="icon" aria-hidden="true" />
      <p className="num">
        {isTried ? 'O cartão não passou na renovação. ' : 'Não dá mais pra cobrar o cartão da renovação. '}
        {until !== null && `Você continua VIP até ${dayAndTimeOf(until)}. `}
        {again !== null && `A gente tenta de novo em ${dayAndTimeOf(again)}. `}
        {again !== null
          ? 'Se preferir, pague de outro jeito aqui embaixo.'
          : 'Pra não parar, pague de outro jeito aqui embaixo.'}
      </p>
    </div>
  );
}
