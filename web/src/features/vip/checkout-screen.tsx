import './plans.css';
import type { Order } from '@cafune/contract/payments';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Crown } from 'lucide-react';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { safeReturnPath } from '../auth/index.ts';
import { NoOrder, OrderSkeleton, OrderView, PayOrder, reais, useRightPlace } from '../payments/index.ts';
import { plansQuery, useVip } from './api.ts';
import { Benefits } from './components/benefits.tsx';
import { OrderTerms } from './components/order-terms.tsx';
import { VipSummary } from './components/vip-summary.tsx';
import { useVipChoice, type VipChoice } from './vip-choice.ts';
import { periodWords, planName } from './vip-words.ts';

/** An order of VIP that waits to be paid. */
export function VipOrderScreen({ orderId }: { orderId: string }) {
  return (
    <div className="order-page">
      <title>Assinar o VIP · Cafuné</title>
      <OrderView id={orderId} none={<NoPlan />}>
        {(order) => <Waiting order={order} />}
      </OrderView>
    </div>
  );
}

function Waiting({ order }: { order: Order }) {
  const isRight = useRightPlace(order, '/vip-checkout');
  return isRight ? <PayOrder order={order} terms={<OrderTerms order={order} />} /> : <OrderSkeleton />;
}

function NoPlan() {
  return (
    <NoOrder
      title="Nenhum pedido aberto"
      line="Escolha um plano, e o pagamento dele aparece aqui."
      action={<ToPlans />}
    />
  );
}

function ToPlans() {
  return (
    <Link to="/vip-plans" className={buttonClass('primary')}>
      Escolher um plano
    </Link>
  );
}

/** One plan, one method, one price: what an address names, ready to be paid. */
export function VipCheckoutScreen({ choice }: { choice: VipChoice }) {
  const shop = useQuery(plansQuery);
  const vip = useVip();
  const picked = useVipChoice(choice, shop.data, vip.data);
  return (
    <div className="order-page">
      <title>Assinar o VIP · Cafuné</title>
      {picked === null && shop.data === undefined && shop.error === null && <OrderSkeleton />}
      {shop.data === undefined && shop.error !== null && (
        <ErrorState message={sentenceFor(shop.error)} busy={shop.isFetching} onRetry={() => void shop.refetch()} />
      )}
      {picked === null && shop.data !== undefined && <NoPlan />}
      {picked !== null && shop.data !== undefined && (
        <div className="vip-checkout">
          <section className="vip-checkout-what" aria-label="O que você está assinando">
            <div className="card order-line">
              <span className="order-crown">
                <Crown className="icon" aria-hidden="true" />
              </span>
              <div>
                <b>{planName(picked.plan)}</b>
                <small className="num">
                  <span>{periodWords(picked.plan.months)}</span>
                  <Link to="/vip-plans" search={{ plano: picked.plan.id, metodo: picked.method }} className="link">
                    Trocar de plano
                  </Link>
                </small>
              </div>
              <span className="order-price num">{reais(picked.plan.priceCents)}</span>
            </div>
            <Benefits />
          </section>
          <VipSummary
            picked={picked}
            methods={shop.data.methods}
            vip={vip.data}
            here={`/vip-checkout?${new URLSearchParams({ ...choice, plano: picked.plan.id, metodo: picked.method })}`}
            backTo={choice.voltar === undefined ? null : safeReturnPath(choice.voltar)}
          />
        </div>
      )}
    </div>
  );
}
