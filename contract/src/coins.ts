/** Coins: balance, statement, prices (product.md "Money", money.md "Ledger", spec §§4, 7, 9). */
import { z } from 'zod';
import type { ErrorDefinition } from './core/error.ts';
import { Id, Instant } from './core/ids.ts';
import { Coins } from './core/money.ts';
import { pageOf, pageQuery } from './core/page.ts';
import { defineRoute } from './core/route.ts';

/** Spec §9: free coins on registration. */
export const WELCOME_COINS = 500;
/** Spec §9: below 50 the balance is red, from 50 to 99 yellow, from 100 neutral. */
export const LOW_BALANCE_COINS = 50;
export const MID_BALANCE_COINS = 100;
/** Spec §9: the balance is polled every 5 s. */
export const BALANCE_POLL_MS = 5_000;

export const coinErrors = {
  'coins.insufficient': { status: 402, message: 'Você não tem moedas suficientes.' },
  'coins.key-reused': { status: 422, message: 'Este pedido já foi feito com outros dados.' },
  'coins.invalid-amount': { status: 422, message: 'Quantidade inválida.' },
} as const satisfies Record<string, ErrorDefinition>;

/** Ids of the paid actions; prices live in the table `price_list` and are editable. */
export const PRICE_IDS = [
  'chat-reply',
  'chat-regenerate',
  'message-voice',
  'chat-photo',
  'avatar-create',
  'avatar-help',
  'roleplay-turn',
  'voice-fantasy-minute',
  'guided-session',
  'restricted-evaluation',
  'super-like',
] as const;
export type PriceId = (typeof PRICE_IDS)[number];

export const Price = z.strictObject({
  id: z.enum(PRICE_IDS),
  label: z.string(),
  coins: Coins,
  /** What VIP members pay, in words ("grátis", "metade"). */
  vipNote: z.string(),
  /** What the next one costs whoever asks, in coins; `freeLeft` counts what is left for free today (or ever), where that is counted. */
  forYou: z.strictObject({ coins: Coins, freeLeft: z.int().min(0).nullable() }),
});
export type Price = z.infer<typeof Price>;

/** One line of the statement: what came or went, and why. `amountCoins` is negative for what was spent. */
export const StatementEntry = z.strictObject({
  id: z.string(),
  kind: z.enum(['grant', 'spend', 'capture', 'refund', 'expire', 'reverse']),
  amountCoins: z.int(),
  balanceAfterCoins: Coins,
  reason: z.string(),
  createdAt: Instant,
});
export type StatementEntry = z.infer<typeof StatementEntry>;

/**
 * Where coins came from, as the ledger keeps it: `purchase` · `welcome`: with the account · `daily-reward` · `achievement` · `vip`: with a
 * paid month · `admin`: given by the team · `other`: anything the screens have no name for
 */
export const LOT_ORIGINS = ['purchase', 'welcome', 'daily-reward', 'achievement', 'vip', 'admin', 'other'] as const;
export type LotOrigin = (typeof LOT_ORIGINS)[number];

/** Coins that came together and are not all used. */
export const CoinLot = z.strictObject({
  id: Id,
  origin: z.enum(LOT_ORIGINS),
  /** They were bought: used last, and never expire. */
  isPaid: z.boolean(),
  leftCoins: Coins,
  grantedCoins: Coins,
  receivedAt: Instant,
  /** Null for coins that do not expire. */
  expiresAt: Instant.nullable(),
});
export type CoinLot = z.infer<typeof CoinLot>;

export const coinRoutes = {
  balance: defineRoute({
    name: 'coins.getBalance',
    method: 'GET',
    path: '/api/user/tokens',
    access: 'account',
    summary: 'O saldo de moedas, um número.',
    responses: { 200: Coins },
    errors: ['auth.required'],
    ratePerMinute: 600,
  }),
  statement: defineRoute({
    name: 'coins.listStatement',
    method: 'GET',
    path: '/api/user/statement',
    access: 'account',
    summary: 'O extrato, do mais novo ao mais antigo.',
    query: z.strictObject(pageQuery(30, 100)),
    responses: { 200: pageOf(StatementEntry) },
    errors: ['auth.required'],
  }),
  lots: defineRoute({
    name: 'coins.listLots',
    method: 'GET',
    path: '/api/user/lots',
    access: 'account',
    summary: 'De onde vieram as moedas que a pessoa tem, na ordem em que são usadas.',
    query: z.strictObject({ ...pageQuery(10, 100), cursor: Id.optional() }),
    responses: {
      200: pageOf(CoinLot).extend({
        /** Set aside for what is under way: still in their lots, and not in the balance. */
        heldCoins: Coins,
        /**
         * Spent before they were taken back: of a purchase or VIP that went back or was contested, and of welcome coins and daily rewards
         * that another account of the same person had. The next coins that come pay this first.
         */
        owedCoins: Coins,
      }),
    },
    errors: ['auth.required'],
  }),
  prices: defineRoute({
    name: 'coins.listPrices',
    method: 'GET',
    path: '/api/prices',
    access: 'public',
    summary: 'Quanto custa cada ação, em moedas: a tabela, e a próxima para quem pergunta.',
    responses: { 200: z.strictObject({ items: z.array(Price) }) },
    errors: [],
  }),
};
