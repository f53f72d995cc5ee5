import './moments.css';
import type { Order } from '@cafune/contract/payments';
import type { Vip } from '@cafune/contract/vip';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { dayAndTimeOf, Onward, OrderSkeleton, OrderView, PayOrder, useRightPlace } from '../payments/index.ts';
import { announceVip, plansQuery, useVip } from './api.ts';
import { HowItStands } from './components/how-it-stands.tsx';
import { Moment } from './components/moment.tsx';
import { OrderTerms } from './components/order-terms.tsx';
import { NO_ORDER, TRIAL_ONLY } from './vip-words.ts';

/** What was agreed to a moment ago is about to begin; later, it either did or never will. */
const FRESH_MS = 60_000;

/** The trial that began, with a card or without. */
export function TrialSuccessScreen({ orderId }: { orderId: string }) {
  return (
    <div className="order-page">
      <title>Seu teste de VIP · Cafuné</title>
      {orderId === '' ? (
        <WithVip>
          {(vip) => (vip.state === 'trialing' ? <Begun vip={vip} orderId={NO_ORDER} /> : <NoTrial vip={vip} />)}
        </WithVip>
      ) : (
        <OrderView id={orderId} none={null}>
          {(order) => <TrialOrder order={order} />}
        </OrderView>
      )}
    </div>
  );
}

/** Reads how the person's VIP stands before anything is said of it. `isAwaited`: it is about to begin. */
function WithVip({ children, isAwaited = false }: { children: (vip: Vip) => ReactNode; isAwaited?: boolean }) {
  const { data, isError, error, isFetching, refetch } = useVip(isAwaited);
  if (data !== undefined) return children(data);
  if (isError) return <ErrorState message={sentenceFor(error)} busy={isFetching} onRetry={() => void refetch()} />;
  return <OrderSkeleton />;
}

function TrialOrder({ order }: { order: Order }) {
  const isRight = useRightPlace(order, '/trial-sucesso');
  const { status } = order;
  useEffect(() => {
    if (status !== 'waiting') announceVip();
  }, [status]);
  if (!isRight) return <OrderSkeleton />;
  if (status === 'waiting') return <PayOrder order={order} terms={<OrderTerms order={order} />} />;
  const isFresh = Date.now() - Date.parse(order.paidAt ?? order.createdAt) < FRESH_MS;
  return (
    <WithVip isAwaited={isFresh}>
      {(vip) =>
        vip.state === 'trialing' || (!vip.isMember && isFresh) ? (
          <Begun vip={vip} orderId={order.id} />
        ) : (
          <NoTrial vip={vip} />
        )
      }
    </WithVip>
  );
}

function Begun({ vip, orderId }: { vip: Vip; orderId: string }) {
  const plans = useQuery(plansQuery);
  const isOn = vip.isMember && vip.endsAt !== null;
  return (
    <div className="outcome">
      <Moment title={isOn ? 'Seus 7 dias começaram' : 'Seu teste está começando'} line={begunWords(vip)} isBright />
      <HowItStands vip={vip} plans={plans.data?.items} />
      <Onward orderId={orderId} />
    </div>
  );
}

function begunWords({ isMember, endsAt, renewal }: Vip): string {
  if (!isMember || endsAt === null) return 'Só mais um instante.';
  return renewal === null
    ? 'Nada foi cobrado, e o teste termina sozinho. Converse à vontade.'
    : 'Hoje, nada foi cobrado. A gente avisa antes de cobrar.';
}

/** Nobody's trial is running. */
function NoTrial({ vip }: { vip: Vip }) {
  const canStart = vip.trial.isOpen;
  return (
    <EmptyState
      title={canStart ? 'Nenhum teste começou' : 'Nenhum teste valendo agora'}
      line={
        canStart
          ? 'São 7 dias de VIP por nossa conta, uma vez por pessoa.'
          : 'O teste é um por pessoa, e o seu já passou.'
      }
      action={
        <Link to={canStart ? '/vip-trial' : '/vip-plans'} className={buttonClass('primary')}>
          {canStart ? 'Ver o teste' : 'Ver meu VIP'}
        </Link>
      }
    />
  );
}

/** A trial that was canceled, or whose card was never kept. */
export function TrialCanceledScreen({ orderId }: { orderId: string }) {
  return (
    <div className="order-page">
      <title>Teste de VIP · Cafuné</title>
      {orderId === '' ? (
        <WithVip>{(vip) => <Canceled vip={vip} />}</WithVip>
      ) : (
        <OrderView id={orderId} none={null}>
          {(order) => <Unpaid order={order} />}
        </OrderView>
      )}
    </div>
  );
}

function Canceled({ vip }: { vip: Vip }) {
  const plans = useQuery(plansQuery);
  if (!vip.isCanceled || !vip.isMember || vip.endsAt === null) return <NothingToCancel vip={vip} />;
  return (
    <div className="outcome">
      <EmptyState
        title={vip.state === 'trialing' ? 'Teste cancelado' : 'VIP cancelado'}
        line={`Nada vai ser cobrado. Tudo continua liberado até ${dayAndTimeOf(vip.endsAt)}, e suas conversas continuam suas.`}
      />
      <HowItStands vip={vip} plans={plans.data?.items} />
      <Onward orderId={NO_ORDER} />
    </div>
  );
}

function NothingToCancel({ vip }: { vip: Vip }) {
  return (
    <EmptyState
      title="Nada pra cancelar"
      line={
        vip.renewal === null
          ? 'Não há cobrança de VIP marcada na sua conta.'
          : 'Seu VIP renova sozinho. Dá pra cancelar na página dele, com dois toques.'
      }
      action={
        <Link to="/vip-plans" className={buttonClass('primary')}>
          {vip.isMember ? 'Ver meu VIP' : 'Ver os planos'}
        </Link>
      }
    />
  );
}

function Unpaid({ order }: { order: Order }) {
  const isRight = useRightPlace(order, '/trial-cancelado');
  if (!isRight) return <OrderSkeleton />;
  const isOpen = order.status === 'waiting';
  return (
    <div className="outcome">
      <EmptyState
        title={isOpen ? 'Falta só o cartão' : 'O teste não começou'}
        line={
          isOpen
            ? 'Nada foi cobrado, e o teste ainda não começou. Seu pedido continua aberto.'
            : 'O cartão não foi guardado, e nada foi cobrado. Dá pra tentar de novo, ou começar sem cartão.'
        }
      />
      <div className="outcome-acts">
        {isOpen ? (
          <Link to="/trial-sucesso" search={{ order: order.id }} className={buttonClass('primary', 'lg')}>
            Continuar
          </Link>
        ) : (
          <Link to="/vip-trial" search={{ plano: order.productId }} className={buttonClass('primary', 'lg')}>
            Tentar de novo
          </Link>
        )}
        <Link to="/vip-trial" search={{ plano: TRIAL_ONLY }} className={buttonClass('line', 'lg')}>
          Começar sem cartão
        </Link>
      </div>
    </div>
  );
}
