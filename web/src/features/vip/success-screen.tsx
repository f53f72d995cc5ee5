import './moments.css';
import type { Order } from '@cafune/contract/payments';
import type { Vip } from '@cafune/contract/vip';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { announceBalance } from '../coins/index.ts';
import {
  Disputed,
  dayAndTimeOf,
  dayOf,
  NoOrder,
  Onward,
  OrderReceipt,
  OrderSkeleton,
  PaidOrder,
  partBack,
  partTitle,
  reais,
  useRightPlace,
  Withdrawal,
} from '../payments/index.ts';
import { announceVip, plansQuery, useVip } from './api.ts';
import { Confirming } from './components/confirming.tsx';
import { HowItStands } from './components/how-it-stands.tsx';
import { Moment } from './components/moment.tsx';
import { heldUntil, renewalRows, withdrawalEffect } from './vip-words.ts';

/** VIP that was paid: that it holds, until when, how to cancel, the receipt, and giving it back. Without an order, the latest. */
export function VipSuccessScreen({ orderId }: { orderId: string }) {
  return (
    <div className="order-page">
      <title>Seu VIP · Cafuné</title>
      <PaidOrder id={orderId} isMeant={isPaidVip} none={none}>
        {(order) => <Outcome order={order} />}
      </PaidOrder>
    </div>
  );
}

/** A trial charges nothing: it has a page of its own. */
const isPaidVip = ({ product, priceCents }: Order): boolean => product === 'vip' && priceCents > 0;

const none = (
  <NoOrder
    title="Nenhum VIP comprado ainda"
    line="Quando você assinar, o recibo e até quando vale aparecem aqui."
    action={
      <Link to="/vip-plans" className={buttonClass('primary')}>
        Ver os planos
      </Link>
    }
  />
);

function Outcome({ order }: { order: Order }) {
  const isRight = useRightPlace(order, '/vip-payment-success');
  const { status } = order;
  const isFresh = status === 'paid' && Date.now() - Date.parse(order.paidAt ?? order.createdAt) < FRESH_MS;
  const vip = useVip(isFresh);
  const plans = useQuery(plansQuery);
  // Neither prices nor coins should wait for their next poll.
  useEffect(() => {
    if (status === 'waiting') return;
    announceVip();
    announceBalance();
  }, [status]);
  if (!isRight) return <OrderSkeleton />;
  if (status === 'waiting') return <Confirming order={order} />;
  // Who was VIP before is told how that ended until this payment is heard of.
  const isAwaited = isFresh && vip.data?.isMember === false;
  const { title, line } = isAwaited ? startingWords(order) : wordsFor(order, vip.data);
  return (
    <div className="outcome outcome-paid">
      <Moment title={title} line={line} isBright={status === 'paid'} />
      <OrderReceipt order={order} more={renewalRows(order, isAwaited ? undefined : vip.data)} />
      <div className="outcome-rest">
        {vip.data !== undefined && <HowItStands vip={vip.data} plans={plans.data?.items} />}
        <Disputed order={order} />
        <Withdrawal order={order} effect={withdrawalEffect(order, vip.data)} />
        <Onward orderId={order.id} />
      </div>
    </div>
  );
}

/** Longer than it takes to hear of a payment. */
const FRESH_MS = 60_000;
const ARRIVALS = { pix: 'O Pix chegou.', card: 'O cartão passou.', boleto: 'O boleto foi pago.' } as const;

type Words = { title: string; line: string };

function wordsFor(order: Order, vip: Vip | undefined): Words {
  const { status, refund } = order;
  const part = partBack(order);
  if (part !== null)
    return { title: partTitle(part), line: `São ${reais(part.cents)}. O tempo desta compra continua valendo.` };
  if (status === 'withdrawing')
    return {
      title: 'Devolução pedida',
      line: 'O VIP desta compra terminou, e o dinheiro está a caminho. O banco pode levar uns dias pra mostrar.',
    };
  if (status === 'refunded')
    return { title: 'Compra devolvida', line: `${reais(refund?.cents ?? 0)} voltaram pra você.` };
  if (status === 'disputed')
    return {
      title: 'Compra contestada',
      line: 'Quem decide é o banco. O tempo desta compra só volta a valer se ele der razão à loja.',
    };
  return paidWords(order, vip);
}

function paidWords({ method, paidAt }: Order, vip: Vip | undefined): Words {
  if (vip === undefined) return { title: 'Pago', line: ARRIVALS[method] };
  if (!vip.isMember && vip.state === 'ended') {
    const when = paidAt === null ? '' : `Compra de ${dayOf(paidAt)}. `;
    return { title: 'Seu VIP já terminou', line: `${when}O recibo continua aqui.` };
  }
  const until = heldUntil(vip);
  if (!vip.isMember || until === null) return startingWords({ method });
  return {
    title: 'Você é VIP',
    line: `${ARRIVALS[method]} Converse à vontade até ${dayAndTimeOf(until)}.`,
  };
}

function startingWords({ method }: Pick<Order, 'method'>): Words {
  return { title: 'Seu VIP está começando', line: `${ARRIVALS[method]} Só mais um instante.` };
}
