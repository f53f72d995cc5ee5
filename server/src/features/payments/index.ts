/** Coin packs, orders, what providers say about them. Design: money.md "Payment port". Earlier features it uses: coins. */

export { cancelCharges, type OrderFacts, openCharge, readOrderFacts, stopCharges } from './charges.ts';
export type { PaymentDeps } from './deps.ts';
export { changePack, listAllPacks } from './desk/packs.ts';
export { findOrderRecord, readOrders, searchOrders } from './desk/records.ts';
export { lockRefundable, refundOrder } from './desk/refund-order.ts';
export { definePaymentJobs } from './jobs.ts';
export { listWithdrawals } from './list-withdrawals.ts';
export { hasPaid, listPaidOrders, type OrderMoney, readOrderMoney } from './money.ts';
export { openOrder, type Product } from './orders.ts';
export { paymentTables } from './personal-data/store.ts';
export { mountPaymentRoutes } from './routes.ts';
export { mountPaymentWebhooks } from './webhooks.ts';
