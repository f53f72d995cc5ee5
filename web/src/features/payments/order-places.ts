import type { Order, OrderStatus } from '@cafune/contract/payments';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

export type OrderPlace =
  | '/checkout'
  | '/payment-success'
  | '/payment-cancel'
  | '/vip-checkout'
  | '/vip-payment-success'
  | '/trial-sucesso'
  | '/trial-cancelado';

type Facts = Pick<Order, 'product' | 'priceCents' | 'status'>;
/** Where an order is paid, where it is celebrated and given back, and where it ends unpaid. */
type Places = { open: OrderPlace; done: OrderPlace; over: OrderPlace };

const COINS: Places = { open: '/checkout', done: '/payment-success', over: '/payment-cancel' };
const VIP: Places = { open: '/vip-checkout', done: '/vip-payment-success', over: '/payment-cancel' };
const TRIAL: Places = { open: '/trial-sucesso', done: '/trial-sucesso', over: '/trial-cancelado' };

const STAGES: Readonly<Record<OrderStatus, keyof Places>> = {
  waiting: 'open',
  failed: 'over',
  expired: 'over',
  canceled: 'over',
  paid: 'done',
  withdrawing: 'done',
  refunded: 'done',
  disputed: 'done',
};

/** VIP that charges nothing today. */
export function isTrialOrder({ product, priceCents }: Pick<Order, 'product' | 'priceCents'>): boolean {
  return product === 'vip' && priceCents === 0;
}

function placesOf(order: Facts): Places {
  if (order.product === 'coins') return COINS;
  return isTrialOrder(order) ? TRIAL : VIP;
}

/** The page that shows an order as it stands. */
export function placeOf(order: Facts): OrderPlace {
  return placesOf(order)[STAGES[order.status]];
}

/**
 * Goes on to the page of what an order became. Who comes back from a provider too early may wait where they are.
 * @returns whether this page is the right one; until another one is there, this one has nothing true to say
 */
export function useRightPlace(order: Facts & Pick<Order, 'id'>, here: OrderPlace): boolean {
  const navigate = useNavigate();
  const { id, status } = order;
  const { open, done, over } = placesOf(order);
  const place = placeOf(order);
  const mayWait = status === 'waiting' && here !== open && (here === done || here === over);
  const isRight = place === here || mayWait;
  useEffect(() => {
    if (!isRight) void navigate({ to: place, search: { order: id }, replace: true });
  }, [isRight, navigate, place, id]);
  return isRight;
}
