import {
  type Order,
  type PaymentMethod,
  paymentRoutes,
  type SANDBOX_ACTIONS,
  type SandboxNotice,
} from '@cafune/contract/payments';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../platform/api-client/api-client.ts';
import { listen } from '../../platform/realtime/event-bus.ts';
import { announceBalance } from '../coins/index.ts';
import { openOnce } from './intent.ts';

/** While something is on its way and seen, an event that was lost is no more than a delay. */
const ORDER_POLL_MS = 5_000;

/** Lists are asked again more seldom than the one order somebody waits for. */
const LIST_POLL_MS = 30_000;

/** Whether an order can change by itself. */
function isUnderWay({ status, confirmedUntil }: Order): boolean {
  return status === 'waiting' || status === 'withdrawing' || confirmedUntil !== null;
}

/** Packs and the methods the provider takes. */
export const packsQuery = queryOptions({
  queryKey: [paymentRoutes.packs.path],
  queryFn: ({ signal }) => call(paymentRoutes.packs, { signal }),
});

/** One order as it is now; asked again by itself while it can change by itself. */
function orderQuery(id: string) {
  return queryOptions({
    queryKey: [paymentRoutes.order.path, id],
    queryFn: ({ signal }) => call(paymentRoutes.order, { params: { id }, signal }),
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => (state.data !== undefined && isUnderWay(state.data) ? ORDER_POLL_MS : false),
  });
}

/** All purchases, newest first; asked again by themselves while one of them can change by itself. */
export const ordersQuery = infiniteQueryOptions({
  queryKey: [paymentRoutes.orders.path],
  queryFn: ({ pageParam, signal }) => call(paymentRoutes.orders, { query: { cursor: pageParam }, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ items }) => items.some(isUnderWay)) === true ? LIST_POLL_MS : false,
  staleTime: 0,
});

function refetchOrders(client: QueryClient): void {
  for (const path of [paymentRoutes.order.path, paymentRoutes.orders.path])
    void client.invalidateQueries({ queryKey: [path] });
}

/** Asks again at once when the server says that an order went on (spec §4 "payment_processed"). */
export function useOrderEvents(): void {
  const client = useQueryClient();
  useEffect(() => listen('payment_processed', () => refetchOrders(client)), [client]);
}

/** An order, live. Nothing is asked for an empty id. */
export function useOrder(id: string) {
  useOrderEvents();
  return useQuery({ ...orderQuery(id), enabled: id !== '' });
}

/** Shows an order as the server has just answered it. */
export function useTakeOrder(): (order: Order) => void {
  const client = useQueryClient();
  return (order) => {
    client.setQueryData(orderQuery(order.id).queryKey, order);
    void client.invalidateQueries({ queryKey: ordersQuery.queryKey });
  };
}

export type Purchase = { packId: string; method: PaymentMethod };
/** `shownCents`: the price on the button. At another price it is another intent: an order that waits at the old one is not gone on with. */
type ShownPurchase = Purchase & { shownCents: number };

function openOrder({ packId, method, shownCents }: ShownPurchase): Promise<Order> {
  return openOnce({ key: `buy:${packId}:${method}:${shownCents}`, shownCents }, (clientId) =>
    call(paymentRoutes.createOrder, { body: { packId, method, clientId } }),
  );
}

/** Opens an order, or finds the one that is open for the same intent. Only the button that says the price may (`BuyButton`). */
export function useOpenOrder() {
  const take = useTakeOrder();
  const client = useQueryClient();
  return useMutation({
    mutationFn: openOrder,
    onSuccess: (order, { shownCents }) => {
      take(order);
      if (order.priceCents !== shownCents) void client.invalidateQueries({ queryKey: packsQuery.queryKey });
    },
  });
}

/** Gives up an order nobody paid. */
export function useCancelOrder() {
  const take = useTakeOrder();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(paymentRoutes.cancelOrder, { params: { id } }),
    onSuccess: take,
    // It may have been paid in the meantime.
    onError: () => refetchOrders(client),
  });
}

/** Gives a purchase back within its seven days. */
export function useWithdraw() {
  const take = useTakeOrder();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(paymentRoutes.withdraw, { params: { id } }),
    onSuccess: ({ order }) => {
      take(order);
      announceBalance();
    },
    onError: () => refetchOrders(client),
  });
}

export type BankAction = (typeof SANDBOX_ACTIONS)[number];

/** A payment at the test bank. */
export function bankPaymentQuery(ref: string) {
  return queryOptions({
    queryKey: [paymentRoutes.sandboxPayment.path, ref],
    queryFn: ({ signal }) => call(paymentRoutes.sandboxPayment, { params: { ref }, signal }),
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    enabled: ref !== '',
  });
}

/** Tells the test bank what to do. */
export function useBankAction(ref: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { action: BankAction; notice: SandboxNotice }) =>
      call(paymentRoutes.actInSandbox, { params: { ref }, body }),
    onSuccess: (payment) => {
      client.setQueryData(bankPaymentQuery(ref).queryKey, payment);
      refetchOrders(client);
    },
    onError: () => client.invalidateQueries({ queryKey: bankPaymentQuery(ref).queryKey }),
  });
}
