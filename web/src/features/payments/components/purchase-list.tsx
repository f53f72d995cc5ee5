import type { Order, OrderStatus } from '@cafune/contract/payments';
import { Link } from '@tanstack/react-router';
import { Ban, CircleAlert, CircleCheck, Clock, type LucideIcon, Scale, Undo2 } from 'lucide-react';
import { momentOf } from '../moments.ts';
import { METHOD_NAMES, reais } from '../money.ts';
import { isTrialOrder, placeOf } from '../order-places.ts';
import { partBack, partTitle } from '../part-back.ts';

type Look = { words: string; icon: LucideIcon; tone: string };

const STATUS: Readonly<Record<OrderStatus, Look>> = {
  waiting: { words: 'Esperando pagamento', icon: Clock, tone: 'open' },
  paid: { words: 'Paga', icon: CircleCheck, tone: 'good' },
  failed: { words: 'Recusada, nada foi cobrado', icon: CircleAlert, tone: 'bad' },
  expired: { words: 'O tempo acabou, nada foi cobrado', icon: Ban, tone: 'over' },
  canceled: { words: 'Cancelada, nada foi cobrado', icon: Ban, tone: 'over' },
  withdrawing: { words: 'Dinheiro a caminho de volta', icon: Undo2, tone: 'open' },
  refunded: { words: 'Devolvida', icon: Undo2, tone: 'over' },
  disputed: { words: 'Contestada no banco', icon: Scale, tone: 'bad' },
};

/** A trial charges nothing today: its card is kept. */
const TRIAL_STATUS: Readonly<Partial<Record<OrderStatus, string>>> = {
  waiting: 'Esperando o cartão',
  paid: 'Começou, nada foi cobrado',
};

/** Its time is over, and the bank may not have said yet that it was paid. */
const CONFIRMING: Look = { words: 'Esperando o banco confirmar', icon: Clock, tone: 'open' };
/** A boleto is not refused: nobody paid it. */
const UNPAID_BOLETO: Look = { words: 'Não foi paga, nada foi cobrado', icon: Ban, tone: 'over' };

function lookOf(order: Order): Look {
  if (order.confirmedUntil !== null) return CONFIRMING;
  if (order.status === 'failed' && order.method === 'boleto') return UNPAID_BOLETO;
  const part = partBack(order);
  if (part !== null) return { ...STATUS[order.status], words: partTitle(part) };
  const look = STATUS[order.status];
  return isTrialOrder(order) ? { ...look, words: TRIAL_STATUS[order.status] ?? look.words } : look;
}

/** Purchases as rows, each leading to its page. */
export function PurchaseList({ orders }: { orders: readonly Order[] }) {
  return (
    <ol className="purchases">
      {orders.map((order) => (
        <PurchaseRow key={order.id} order={order} />
      ))}
    </ol>
  );
}

function PurchaseRow({ order }: { order: Order }) {
  const { words, icon: Icon, tone } = lookOf(order);
  return (
    <li>
      <Link to={placeOf(order)} search={{ order: order.id }} className="purchase">
        <b className="num">{order.title}</b>
        <span className="purchase-price num">{reais(order.priceCents)}</span>
        <small>
          <time dateTime={order.createdAt}>{momentOf(order.createdAt)}</time>
          {` · ${METHOD_NAMES[order.method]} · ${order.number}`}
        </small>
        <span className="purchase-status" data-tone={tone}>
          <Icon className="icon" aria-hidden="true" />
          {words}
        </span>
      </Link>
    </li>
  );
}
