/** Coins: ledger, balance, statement, prices. Design: money.md. Earlier features it uses: none. */
export { checkLedger } from './check.ts';
export { defineCoinJobs } from './jobs.ts';
export {
  captureHold,
  grantCoins,
  lockLot,
  readLotsLeft,
  refundTransfer,
  releaseHold,
  reserveCoins,
  spendCoins,
  takeBackLot,
} from './ledger.ts';
export { coinTables } from './personal-data/store.ts';
export { changePrice } from './prices.ts';
export { mountCoinRoutes } from './routes.ts';
export { createBalanceReader, getBalance, getPrice, listPrices } from './service.ts';
