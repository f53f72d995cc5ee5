/** Coins: balance, what they are for and what it costs, statement. */
export {
  announceBalance,
  anticipateSpend,
  hearBalance,
  pricesQuery,
  refreshPrices,
  useBalance,
  useBalanceUpdates,
  usePriceCoins,
} from './api.ts';
export { CoinBalance } from './coin-balance.tsx';
export { CoinsScreen } from './coins-screen.tsx';
export { FEATURE_GROUPS, isOpenFeature, type PricedFeature, type PricedGroup, withPrices } from './feature-groups.ts';
