/** Coins: balance, prices, statement. */
export {
  announceBalance,
  anticipateSpend,
  pricesQuery,
  refreshPrices,
  useBalance,
  useBalanceUpdates,
  usePriceCoins,
} from './api.ts';
export { CoinBalance } from './coin-balance.tsx';
export { CoinsScreen } from './coins-screen.tsx';
