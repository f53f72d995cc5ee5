import type { PaymentMethod } from '@cafune/contract/payments';
import type { Vip, VipPlan } from '@cafune/contract/vip';
import { useState } from 'react';
import { findPlan } from './vip-words.ts';

/** What an address says of a choice: the plan, the method, and where to go back to after paying. */
export type VipChoice = { plano?: string; metodo?: string; voltar?: string };
type Shop = { items: VipPlan[]; methods: PaymentMethod[]; keepsCards: boolean };

/** What is chosen: by the person, else by the address, else the plan there was, else the first. A card renews unless it is told not to. */
export function useVipChoice(choice: VipChoice, shop: Shop | undefined, vip: Vip | undefined) {
  const [planId, pickPlan] = useState(choice.plano);
  const [wanted, pickMethod] = useState<string | undefined>(choice.metodo);
  const [wantsRenewal, setRenewal] = useState(true);
  if (shop === undefined) return null;
  const plan = findPlan(shop.items, planId ?? vip?.planId) ?? shop.items[0];
  const method = shop.methods.find((one) => one === wanted) ?? shop.methods[0];
  if (plan === undefined || method === undefined) return null;
  const canRenew = method === 'card' && shop.keepsCards && (vip === undefined || vip.renewal === null);
  return {
    plan,
    method,
    canRenew,
    renews: canRenew && wantsRenewal,
    pickPlan: (id: string) => pickPlan(id),
    pickMethod: (next: PaymentMethod) => pickMethod(next),
    setRenewal,
  };
}
export type PickedVip = NonNullable<ReturnType<typeof useVipChoice>>;
