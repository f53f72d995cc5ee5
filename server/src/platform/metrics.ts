import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** Counters and timings in Prometheus form. Labels are route names and statuses, never ids. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_seconds',
      help: 'Time from request to response, by route and status',
      labelNames: ['route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    }),
    openStreams: new Gauge({ name: 'open_streams', help: 'Open server-sent event streams', registers }),
    replies: new Counter({ name: 'replies_total', help: 'Replies by outcome', labelNames: ['outcome'], registers }),
    firstToken: new Histogram({
      name: 'reply_first_token_seconds',
      help: 'Time from the start of a reply to its first token',
      buckets: [0.01, 0.05, 0.2, 0.5, 1, 2, 5, 10, 30],
      registers,
    }),
    guard: new Counter({
      name: 'guard_sightings_total',
      help: 'What the guard saw in conversations, by layer and rule; never a text',
      labelNames: ['layer', 'rule'],
      registers,
    }),
    ledgerFaults: new Gauge({
      name: 'ledger_faults',
      help: 'What did not add up in the ledger when it was last checked; anything but 0 is an alarm',
      registers,
    }),
    adminAuditFaults: new Gauge({
      name: 'admin_audit_faults',
      help: 'What was changed in the log of administration, when it was last checked; anything but 0 is an alarm',
      registers,
    }),
    quarantinedPayments: new Counter({
      name: 'quarantined_payments_total',
      help: 'Payments and webhooks put aside for a person to look at, by reason',
      labelNames: ['because'],
      registers,
    }),
    refusedRefunds: new Counter({
      name: 'refused_refunds_total',
      help: 'Refunds that a payment provider will never send, by who asked for them; anything but 0 is an alarm',
      labelNames: ['by'],
      registers,
    }),
    overdueRefunds: new Gauge({
      name: 'overdue_refunds',
      help: 'Refunds that should have ended when it was last checked; anything but 0 is an alarm',
      registers,
    }),
    unreconciledPayments: new Gauge({
      name: 'unreconciled_payments',
      help: 'Payments of three days that the last nightly reconciliation could not look at; anything but 0 is an alarm',
      registers,
    }),
    latePayouts: new Gauge({
      name: 'late_payouts',
      help: 'Payouts to affiliates that could not be opened, or were two days ago and have not ended; anything but 0 is an alarm',
      registers,
    }),
    ignoredUserIdHeaders: new Counter({
      name: 'ignored_user_id_headers_total',
      help: 'Requests whose X-User-Id was not the account of their session',
      registers,
    }),
  };
}
