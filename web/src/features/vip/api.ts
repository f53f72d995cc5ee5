import type { Order, PaymentMethod } from '@cafune/contract/payments';
import { type Vip, vipRoutes } from '@cafune/contract/vip';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../platform/api-client/api-client.ts';
import { isPollLeader } from '../../platform/realtime/poll-leader.ts';
import { hearOtherTabs, tellEveryTab } from '../../platform/realtime/tab-channel.ts';
import { useAuth } from '../auth/index.ts';
import { openOnce, useTakeOrder } from '../payments/index.ts';

/** While an order that was just paid becomes VIP, an event that was lost is no more than a delay. */
const AWAITED_POLL_MS = 2_000;
/** The longest a browser's timer can wait. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;
/** The clocks of a device and of the server differ. */
const AFTER_END_MS = 1_000;

/** Plans, the methods that pay them, and whether a card can be kept. */
export const plansQuery = queryOptions({
  queryKey: [vipRoutes.plans.path],
  queryFn: ({ signal }) => call(vipRoutes.plans, { signal }),
});

const vipQuery = queryOptions({
  queryKey: [vipRoutes.get.path],
  queryFn: ({ signal }) => call(vipRoutes.get, { signal }),
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
});

/** At ten in the morning the answer is another one: whoever reads it then should see that. */
const DATES_POLL_MS = 60_000;

/** What happens when if the trial begins now. */
export const trialDatesQuery = queryOptions({
  queryKey: [vipRoutes.trialDates.path],
  queryFn: ({ signal }) => call(vipRoutes.trialDates, { signal }),
  staleTime: 0,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  refetchInterval: DATES_POLL_MS,
});

/** Every price and every screen of every tab asks again. */
export function announceVip(): void {
  tellEveryTab({ type: 'vip-changed' });
}

/** How the person's VIP stands; nothing is asked for visitors. `isAwaited`: it is about to begin. */
export function useVip(isAwaited = false) {
  const { isAuthenticated } = useAuth();
  return useQuery({
    ...vipQuery,
    enabled: isAuthenticated,
    refetchInterval: ({ state }) => (isAwaited && state.data?.isMember !== true ? AWAITED_POLL_MS : false),
  });
}

/** When access ends by itself, prices are what they were before, at that moment and not at the next visit. */
export function useVipClock(): void {
  const { data } = useVip();
  const until = data?.isMember === true ? (data.graceUntil ?? data.endsAt) : null;
  useEffect(() => {
    if (until === null) return;
    const waitMs = Date.parse(until) - Date.now() + AFTER_END_MS;
    if (waitMs > LONGEST_WAIT_MS) return;
    const timer = setTimeout(announceVip, Math.max(AFTER_END_MS, waitMs));
    return () => clearTimeout(timer);
  }, [until]);
}

/** Paid in the bank's app while this one was in the background, nobody told it: prices are the member's on coming back. */
export function useVipOnReturn(): void {
  const client = useQueryClient();
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const before = client.getQueryData(vipQuery.queryKey);
      if (before === undefined || !isPollLeader()) return;
      const now = await client.fetchQuery({ ...vipQuery, staleTime: 0 });
      if (now.isMember !== before.isMember) announceVip();
    };
    return hearOtherTabs(({ type }) => void (type === 'listening' && ask().catch(() => undefined)));
  }, [client]);
}

function takeVip(client: QueryClient, vip: Vip): void {
  client.setQueryData(vipQuery.queryKey, vip);
  announceVip();
}

/** Begins the seven days without a card. */
export function useStartTrial() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(vipRoutes.startTrial, {}),
    onSuccess: (vip) => takeVip(client, vip),
    onError: () => client.invalidateQueries({ queryKey: vipQuery.queryKey }),
  });
}

/** No charge comes after this. */
export function useCancelVip() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(vipRoutes.cancel, {}),
    onSuccess: ({ cancellation: _receipt, ...vip }) => takeVip(client, vip),
    onError: () => client.invalidateQueries({ queryKey: vipQuery.queryKey }),
  });
}

/** `shownCents`: the plan's price as it was read; at another one it is another intent. */
type VipPurchase = { planId: string; method: PaymentMethod; renews: boolean; isTrial: boolean; shownCents: number };

function openOrder({ shownCents, ...purchase }: VipPurchase): Promise<Order> {
  const { planId, method, renews, isTrial } = purchase;
  const kind = isTrial ? 'trial' : renews ? 'renews' : 'once';
  return openOnce({ key: `vip:${planId}:${method}:${kind}:${shownCents}`, shownCents }, (clientId) =>
    call(vipRoutes.createOrder, { body: { ...purchase, clientId } }),
  );
}

/** Opens an order of VIP, or finds the one that is open for the same intent. */
export function useOpenVipOrder() {
  const take = useTakeOrder();
  const client = useQueryClient();
  return useMutation({
    mutationFn: openOrder,
    onSuccess: (order, { isTrial, shownCents }) => {
      take(order);
      if (!isTrial && order.priceCents !== shownCents) void client.invalidateQueries({ queryKey: plansQuery.queryKey });
    },
    onError: () => client.invalidateQueries({ queryKey: vipQuery.queryKey }),
  });
}
