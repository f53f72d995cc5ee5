/** What administrators change: the price list, gifts, coin packs and VIP plans (product.md "Money"). */
import { z } from 'zod';
import { adminErrors, CENTS_AT_MOST, COINS_AT_MOST, Reason } from '../admin.ts';
import { Gift } from '../chat/gifts.ts';
import { PRICE_IDS } from '../coins.ts';
import { Coins } from '../core/money.ts';
import { defineRoute } from '../core/route.ts';
import { personText } from '../core/text.ts';
import { Centavos, CoinPack } from '../payments.ts';

const shortText = (max: number) =>
  personText({ max, emptyMessage: 'Escreva um texto.', tooLongMessage: `O texto pode ter até ${max} caracteres.` });

/** What can be changed of a row of `price_list`. */
export const PriceValue = z.strictObject({
  label: shortText(80),
  coins: Coins.max(COINS_AT_MOST, { error: 'Quantidade grande demais.' }),
  vipNote: shortText(80),
});
export type PriceValue = z.infer<typeof PriceValue>;
export const EditablePrice = z.strictObject({ id: z.enum(PRICE_IDS), ...PriceValue.shape });
export type EditablePrice = z.infer<typeof EditablePrice>;
/** What can be changed of a row of `gifts`. */
export const GiftValue = z.strictObject({
  priceCoins: z.int({ error: 'Quantidade inválida.' }).min(1, { error: 'Quantidade inválida.' }).max(COINS_AT_MOST, {
    error: 'Quantidade grande demais.',
  }),
});
export type GiftValue = z.infer<typeof GiftValue>;
/** Every pack, also those that are not on sale. */
export const OfferedPack = z.strictObject({ ...CoinPack.shape, isOffered: z.boolean() });
export type OfferedPack = z.infer<typeof OfferedPack>;
/** Half of the best price there is (product.md "Money"): a pack for next to nothing would be a grant without a second yes (J08). */
const MIN_CENTS_PER_COIN = 1;
/** Half of the best price there is, for the same reason: VIP comes with coins. */
export const MIN_CENTS_PER_MONTH = 1_000;
/** What can be changed of a row of `coin_packs`. */
export const PackValue = z
  .strictObject({
    coins: z.int({ error: 'Quantidade inválida.' }).min(1, { error: 'Quantidade inválida.' }).max(COINS_AT_MOST),
    priceCents: z.int({ error: 'Preço inválido.' }).min(1, { error: 'Preço inválido.' }).max(CENTS_AT_MOST),
    isMostChosen: z.boolean(),
    isOffered: z.boolean(),
  })
  .refine(({ isMostChosen, isOffered }) => isOffered || !isMostChosen, {
    error: adminErrors['admin.pack-not-offered'].message,
  });
export type PackValue = z.infer<typeof PackValue>;

/** Every plan, also those that are not on sale. */
export const OfferedPlan = z.strictObject({
  id: z.string(),
  label: z.string(),
  months: z.int().min(1),
  priceCents: Centavos,
  isOffered: z.boolean(),
});
export type OfferedPlan = z.infer<typeof OfferedPlan>;
/** What can be changed of a row of `vip_plans`. */
export const PlanValue = z.strictObject({
  priceCents: z.int({ error: 'Preço inválido.' }).min(1, { error: 'Preço inválido.' }).max(CENTS_AT_MOST),
  isOffered: z.boolean(),
});
export type PlanValue = z.infer<typeof PlanValue>;

/** `before` is what the administrator saw: where it is something else by now, nothing is changed. */
function changeOf<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ before: value, after: value, reason: Reason });
}

const oneByName = z.strictObject({ id: z.string().min(1).max(40) });

export const adminPriceRoutes = {
  prices: defineRoute({
    name: 'admin.listPrices',
    method: 'GET',
    path: '/api/admin/prices',
    access: 'user',
    summary: 'Os preços em moedas, como se editam; só para administração.',
    responses: { 200: z.strictObject({ items: z.array(EditablePrice) }) },
    errors: ['auth.required'],
  }),
  changePrice: defineRoute({
    name: 'admin.changePrice',
    method: 'PUT',
    path: '/api/admin/prices/:id',
    access: 'user',
    summary: 'Muda um preço; vale a partir da próxima ação.',
    params: oneByName,
    body: changeOf(PriceValue),
    responses: { 200: EditablePrice },
    errors: ['auth.required', 'admin.step-up-needed', 'admin.changed-meanwhile'],
    ratePerMinute: 30,
  }),
  gifts: defineRoute({
    name: 'admin.listGifts',
    method: 'GET',
    path: '/api/admin/gifts',
    access: 'user',
    summary: 'Os presentes e seus preços; só para administração.',
    responses: { 200: z.strictObject({ items: z.array(Gift) }) },
    errors: ['auth.required'],
  }),
  changeGift: defineRoute({
    name: 'admin.changeGift',
    method: 'PUT',
    path: '/api/admin/gifts/:id',
    access: 'user',
    summary: 'Muda o preço de um presente; os já enviados ficam como foram.',
    params: oneByName,
    body: changeOf(GiftValue),
    responses: { 200: Gift },
    errors: ['auth.required', 'admin.step-up-needed', 'admin.changed-meanwhile'],
    ratePerMinute: 30,
  }),
  packs: defineRoute({
    name: 'admin.listPacks',
    method: 'GET',
    path: '/api/admin/coin-packs',
    access: 'user',
    summary: 'Todos os pacotes de moedas, também os fora de venda; só para administração.',
    responses: { 200: z.strictObject({ items: z.array(OfferedPack) }) },
    errors: ['auth.required'],
  }),
  changePack: defineRoute({
    name: 'admin.changePack',
    method: 'PUT',
    path: '/api/admin/coin-packs/:id',
    access: 'user',
    summary: 'Muda um pacote; pedidos que já existem ficam como estavam. Só um é o mais escolhido.',
    params: oneByName,
    body: changeOf(PackValue).refine(({ after }) => after.priceCents >= after.coins * MIN_CENTS_PER_COIN, {
      path: ['after', 'priceCents'],
      error: 'Cada moeda custa ao menos um centavo.',
    }),
    responses: { 200: OfferedPack },
    errors: ['auth.required', 'admin.step-up-needed', 'admin.changed-meanwhile', 'admin.pack-not-offered'],
    ratePerMinute: 30,
  }),
  plans: defineRoute({
    name: 'admin.listPlans',
    method: 'GET',
    path: '/api/admin/vip-plans',
    access: 'user',
    summary: 'Todos os planos VIP, também os fora de venda; só para administração.',
    responses: { 200: z.strictObject({ items: z.array(OfferedPlan) }) },
    errors: ['auth.required'],
  }),
  changePlan: defineRoute({
    name: 'admin.changePlan',
    method: 'PUT',
    path: '/api/admin/vip-plans/:id',
    access: 'user',
    summary: 'Muda o preço ou a venda de um plano; quem já renova fica no preço combinado.',
    params: oneByName,
    body: changeOf(PlanValue),
    responses: { 200: OfferedPlan },
    errors: ['auth.required', 'admin.step-up-needed', 'admin.changed-meanwhile', 'admin.plan-too-cheap'],
    ratePerMinute: 30,
  }),
};
