/** Coins: balance, prices, statement. */
export { anticipateSpend, announceBalance, useBalanceEvents } from './api.ts';
export { CoinBalance } from './coin-balance.tsx';
export { CoinsScreen } from './coins-screen.tsx';
