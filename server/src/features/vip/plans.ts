import type { PaymentMethod } from '@cafune/contract/payments';
import { VIP_MONTHLY_COINS, type VipPlan } from '@cafune/contract/vip';
import type { Queryable } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Product } from '../payments/index.ts';
import type { VipDeps } from './deps.ts';
import * as store from './store.ts';

export async function listPlans(deps: VipDeps): Promise<{
  items: VipPlan[];
  methods: PaymentMethod[];
  keepsCards: boolean;
  monthlyCoins: number;
}> {
  const rows = (await deps.db.all(store.selectPlans)).filter((row) => row.is_offered);
  const byMonth = rows.map((row) => ({ row, monthCents: Math.round(row.price_cents / row.months) }));
  const lowest = Math.min(...byMonth.map(({ monthCents }) => monthCents));
  const { methods, keepsCards } = deps.payments.capabilities;
  return {
    items: byMonth.map(({ row, monthCents }) => ({
      id: row.id,
      label: row.label,
      months: row.months,
      priceCents: row.price_cents,
      monthCents,
      isBestValue: rows.length > 1 && monthCents === lowest,
    })),
    methods: [...methods],
    keepsCards,
    monthlyCoins: VIP_MONTHLY_COINS,
  };
}

/** @throws AppError request.not-found for a plan that is not offered */
export async function findPlan(db: Queryable, id: string): Promise<store.PlanRow> {
  const plan = (await db.all(store.selectPlans)).find((row) => row.id === id);
  if (!plan?.is_offered) throw new AppError('request.not-found');
  return plan;
}

/** Also one that is not offered any more: who has it keeps it. */
export async function findSoldPlan(db: Queryable, id: string): Promise<store.PlanRow> {
  const plan = (await db.all(store.selectPlans)).find((row) => row.id === id);
  if (!plan) throw new Error(`no plan ${id}`);
  return plan;
}

export function productOf(plan: store.PlanRow): Product {
  const title = `VIP ${plan.label.toLocaleLowerCase('pt-BR')}`;
  return { kind: 'vip', id: plan.id, title, coins: 0, priceCents: plan.price_cents };
}

const EVERY: Readonly<Record<number, string>> = { 1: 'por mês', 12: 'por ano' };

/** "R$ 29,90 por mês", "R$ 74,90 a cada 3 meses". */
export function priceInWords(cents: number, months: number): string {
  const reais = (cents / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' }).replace('\u00a0', ' ');
  return `${reais} ${EVERY[months] ?? `a cada ${months} meses`}`;
}
