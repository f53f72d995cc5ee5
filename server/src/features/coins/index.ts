/** Coins: ledger, balance, statement, prices. Design: money.md. Earlier features it uses: none. */
export { defineCoinJobs } from './jobs.ts';
export { captureHold, grantCoins, refundTransfer, releaseHold, reserveCoins, spendCoins } from './ledger.ts';
export { mountCoinRoutes } from './routes.ts';
export { createBalanceReader, getBalance, getPrice } from './service.ts';
