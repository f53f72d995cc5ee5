import type { OrderStatus, ProductKind } from '@cafune/contract/payments';
import type { AppDeps } from '../../deps.ts';

export type PaymentDeps = Pick<
  AppDeps,
  'env' | 'db' | 'clock' | 'log' | 'outbox' | 'queue' | 'metrics' | 'mailer' | 'payments'
>;

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** An order went on: paid, expired, given back. */
    'payments.order-changed': { accountId: string; orderId: string; product: ProductKind; status: OrderStatus };
  }
}
declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    /** A provider hinted at something. */
    'payments-look': { ref: string; eventId: string };
    /** Money goes back until the provider says that it did, or that it never will. */
    'payments-refund': { orderId: string };
    /** A kept card is charged for an order. */
    'payments-charge': { orderId: string };
    'payments-forget-card': { provider: string; cardRef: string };
    /** Tells the buyer that a refund was refused for good. */
    'payments-mail-refused': { refundId: string };
    'payments-mail-receipt': { orderId: string; kind: 'paid' | 'withdrawn' };
    /** Repeats every night; asked for by hand as well. */
    'payments-reconcile': Record<string, never>;
  }
}
