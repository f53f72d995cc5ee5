/** Coins: balance, prices, statement. */
export { announceBalance, anticipateSpend, useBalanceEvents } from './api.ts';
export { CoinBalance } from './coin-balance.tsx';
export { CoinsScreen } from './coins-screen.tsx';
