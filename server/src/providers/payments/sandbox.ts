import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { BOLETO_CONFIRM_DAYS, type PaymentMethod } from '@cafune/contract/payments';
import { addBusinessDays } from '../../platform/calendar-day.ts';
import { type Queryable, statement } from '../../platform/db/database.ts';
import { writeBrCode } from './br-code.ts';
import {
  type BankAction,
  type BankPayment,
  type CheckoutInput,
  type PaymentProvider,
  type PaymentStatus,
  type ProviderRefund,
  WebhookForged,
  type WebhookRequest,
} from './port.ts';

type Row = {
  ref: string;
  order_id: string;
  title: string;
  method: PaymentMethod;
  amount_cents: number;
  status: PaymentStatus;
  refunded_cents: number;
  is_disputed: boolean;
  pay_until: Date;
  changes: number;
  card_ref: string | null;
  is_refused: boolean | null;
};
const COLUMNS =
  'ref, order_id, title, method, amount_cents, status, refunded_cents, is_disputed, pay_until, changes, card_ref, ' +
  '(SELECT is_refused FROM sandbox_cards WHERE ref = card_ref) AS is_refused';
const insert = statement<Row>(
  'sandbox.insert-payment',
  `INSERT INTO sandbox_payments (ref, order_id, title, method, amount_cents, pay_until, created_at, changed_at, card_ref)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8)
   ON CONFLICT (ref) DO UPDATE SET ref = excluded.ref RETURNING ${COLUMNS}`,
);
const select = statement<Row>('sandbox.select-payment', `SELECT ${COLUMNS} FROM sandbox_payments WHERE ref = $1`);
const selectChanged = statement<{ ref: string }>(
  'sandbox.select-changed',
  'SELECT ref FROM sandbox_payments WHERE changed_at >= $1 ORDER BY changed_at, ref',
);
/** Nothing where the key was used, where nothing is left, and where the bank refuses it. */
const refundOnce = statement<{ ref: string }>(
  'sandbox.send-refund',
  `WITH payment AS (
     SELECT ref, amount_cents - refunded_cents AS left_cents FROM sandbox_payments
     WHERE ref = $1 AND status = 'paid' AND NOT refuses_refunds FOR UPDATE
   ), made AS (
     INSERT INTO sandbox_refunds (payment_ref, key, amount_cents, made_at)
     SELECT ref, $3, least(left_cents, $2), $4 FROM payment WHERE left_cents > 0
     ON CONFLICT (payment_ref, key) DO NOTHING RETURNING id, payment_ref, amount_cents
   )
   UPDATE sandbox_payments p SET refunded_cents = refunded_cents + made.amount_cents, changed_at = $4, changes = changes + 1
   FROM made WHERE p.ref = made.payment_ref RETURNING 'sbr_' || made.id AS ref`,
);
type RefundRow = { ref: string; key: string | null; amount_cents: number };
const selectRefunds = statement<RefundRow>(
  'sandbox.select-refunds',
  `SELECT 'sbr_' || id AS ref, key, amount_cents FROM sandbox_refunds WHERE payment_ref = $1 ORDER BY id`,
);
/** All that is left goes back without anybody here having asked for it. */
const refundAll = statement<Row>(
  'sandbox.refund-all',
  `WITH payment AS (
     SELECT ref, amount_cents - refunded_cents AS left_cents FROM sandbox_payments
     WHERE ref = $1 AND status = 'paid' AND refunded_cents < amount_cents FOR UPDATE
   ), made AS (
     INSERT INTO sandbox_refunds (payment_ref, amount_cents, made_at) SELECT ref, left_cents, $2 FROM payment
   )
   UPDATE sandbox_payments SET changed_at = $2, changes = changes + 1, refunded_cents = amount_cents
   WHERE ref IN (SELECT ref FROM payment) RETURNING ${COLUMNS}`,
);
const insertCard = statement(
  'sandbox.insert-card',
  'INSERT INTO sandbox_cards (ref) VALUES ($1) ON CONFLICT DO NOTHING',
);
/** A card charged while its owner is away is paid or refused at once. */
const insertCharge = statement<{ ref: string }>(
  'sandbox.insert-charge',
  `INSERT INTO sandbox_payments (ref, order_id, title, method, amount_cents, pay_until, created_at, changed_at, changes, status)
   VALUES ($1, $2, $3, 'card', $4, $5, $5, $5, 1,
     CASE WHEN EXISTS (SELECT FROM sandbox_cards WHERE ref = $6 AND NOT is_refused AND NOT is_forgotten) THEN 'paid' ELSE 'failed' END)
   ON CONFLICT (ref) DO UPDATE SET ref = excluded.ref RETURNING ref`,
);
const insertPayout = statement<{ ref: string }>(
  'sandbox.insert-payout',
  `INSERT INTO sandbox_payouts (key, pix_key, amount_cents, made_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (key) DO UPDATE SET key = excluded.key RETURNING 'sbo_' || id AS ref`,
);
const forget = statement('sandbox.forget-card', 'UPDATE sandbox_cards SET is_forgotten = true WHERE ref = $1');
const setRefused = statement<Row>(
  'sandbox.set-refused',
  `WITH card AS (UPDATE sandbox_cards SET is_refused = $2 WHERE ref = (SELECT card_ref FROM sandbox_payments WHERE ref = $1) RETURNING ref)
   UPDATE sandbox_payments SET changed_at = $3, changes = changes + 1 FROM card WHERE sandbox_payments.ref = $1
   RETURNING sandbox_payments.ref, order_id, title, method, amount_cents, status, refunded_cents, is_disputed, pay_until, changes, card_ref, $2::boolean AS is_refused`,
);
/** What each action makes of a payment, where it can be done at all. */
type PaymentAction = Exclude<BankAction, 'refuse-card' | 'accept-card' | 'refund'>;
const ACTIONS: Readonly<Record<PaymentAction, string>> = {
  // Banks take a boleto that is late, and a card that is tried again.
  pay: "status = 'paid' WHERE ref = $1 AND status IN ('waiting', 'failed', 'expired')",
  fail: "status = 'failed' WHERE ref = $1 AND status = 'waiting'",
  expire: "status = 'expired' WHERE ref = $1 AND status = 'waiting'",
  dispute: "is_disputed = true WHERE ref = $1 AND status = 'paid' AND amount_cents > 0 AND NOT is_disputed",
  'win-dispute': 'is_disputed = false WHERE ref = $1 AND is_disputed',
  'refuse-refunds': 'refuses_refunds = true WHERE ref = $1',
  'accept-refunds': 'refuses_refunds = false WHERE ref = $1',
};

function actStatement(action: PaymentAction) {
  return statement<Row>(
    `sandbox.${action}`,
    `UPDATE sandbox_payments SET changed_at = $2, changes = changes + 1, ${ACTIONS[action]} RETURNING ${COLUMNS}`,
  );
}

/** Whoever types a boleto's line is told at once that it is of the test bank: its sums are wrong on purpose. */
const TEST_BOLETO = '00000.00000 00000.000000 00000.000000 0 00000000000000';
const PIX_KEY = 'teste@cafune.example';
/** The one key the test bank sends nothing to. */
const REFUSED_PIX_KEY = 'recusada@cafune.example';
const TOLERANCE_SECONDS = 300;

export type SandboxConfig = { db: Queryable; secret: string; publicUrl: string; now: () => Date };

/**
 * A bank in which no money moves: its payments are rows, its page is ours, its webhooks are signed as real ones are. The same
 * order is always the same payment, so that whatever is tried with it can be tried again.
 */
export function createSandboxPayments({ db, secret, publicUrl, now }: SandboxConfig): PaymentProvider {
  const sign = (text: string) => createHmac('sha256', secret).update(`payment-sandbox:${text}`).digest('hex');
  const read = async (ref: string) => {
    const row = await db.find(select, [ref]);
    return row && toPayment(expireOverdue(row, now()));
  };
  const change = (ref: string, action: BankAction) => {
    switch (action) {
      case 'refund':
        return db.find(refundAll, [ref, now()]);
      case 'refuse-card':
      case 'accept-card':
        return db.find(setRefused, [ref, action === 'refuse-card', now()]);
      default:
        return db.find(actStatement(action), [ref, now()]);
    }
  };
  return {
    id: 'sandbox',
    capabilities: { methods: ['pix', 'card', 'boleto'], keepsCards: true, pixReceiver: PIX_KEY, paysOut: true },
    createCheckout: async (input) => {
      const ref = `sbx_${input.orderId.replaceAll('-', '')}`;
      const { orderId, title, method, amountCents, payUntil } = input;
      const cardRef = input.keepsCard ? `card_${input.orderId.replaceAll('-', '')}` : null;
      if (cardRef !== null) await db.run(insertCard, [cardRef]);
      await db.get(insert, [ref, orderId, title, method, amountCents, payUntil, now(), cardRef]);
      return {
        ref,
        pixCode: method === 'pix' ? pixCodeOf(input) : null,
        boletoLine: method === 'boleto' ? TEST_BOLETO : null,
        payUrl: `${publicUrl}/pagamento/teste?ref=${ref}`,
      };
    },
    chargeCard: async ({ orderId, cardRef, amountCents, title }) => {
      const name = `sbx_${orderId.replaceAll('-', '')}`;
      return (await db.get(insertCharge, [name, orderId, title, amountCents, now(), cardRef])).ref;
    },
    forgetCard: async (cardRef) => {
      await db.run(forget, [cardRef]);
    },
    refund: async ({ ref, amountCents, key }) => {
      const made = await db.find(refundOnce, [ref, amountCents, key, now()]);
      const known = made ?? (await db.all(selectRefunds, [ref])).find((refund) => refund.key === key);
      return known
        ? { isRefused: false, ref: known.ref }
        : { isRefused: true, because: 'the test bank does not send it' };
    },
    payOut: async ({ key, pixKey, amountCents }) => {
      if (pixKey === REFUSED_PIX_KEY) return { isRefused: true, because: 'the test bank knows no such key' };
      return { isRefused: false, ref: (await db.get(insertPayout, [key, pixKey, amountCents, now()])).ref };
    },
    fetch: async (ref) => {
      const payment = await read(ref);
      if (!payment) return undefined;
      const refunds = (await db.all(selectRefunds, [ref])).map(toRefund);
      // Of the same moment as the refunds: one may have gone between the two.
      return { ...payment, refunds, refundedCents: refunds.reduce((sum, refund) => sum + refund.amountCents, 0) };
    },
    list: async ({ since }) => (await db.all(selectChanged, [since])).map(({ ref }) => ref),
    verifyWebhook: ({ headers, body }) => {
      const [, seconds = '', given = ''] =
        /^t=(\d{1,12}),v1=([0-9a-f]{64})$/u.exec(headers['sandbox-signature'] ?? '') ?? [];
      const expected = Buffer.from(sign(`${seconds}.${body}`));
      if (given.length !== expected.length || !timingSafeEqual(Buffer.from(given), expected)) throw new WebhookForged();
      if (Math.abs(now().getTime() / 1_000 - Number(seconds)) > TOLERANCE_SECONDS) throw new WebhookForged();
      const { id: eventId, ref, amountCents, currency } = JSON.parse(body);
      return { eventId, ref, amountCents, currency };
    },
    bank: {
      read,
      act: async (ref, action) => {
        const row = await change(ref, action);
        return row && toPayment(row);
      },
      webhookOf: async (ref): Promise<WebhookRequest> => {
        const row = await db.get(select, [ref]);
        const body = JSON.stringify({
          id: `evt_${randomUUID()}`,
          ref,
          amountCents: row.amount_cents,
          currency: 'BRL',
        });
        const seconds = Math.floor(now().getTime() / 1_000);
        return { headers: { 'sandbox-signature': `t=${seconds},v1=${sign(`${seconds}.${body}`)}` }, body };
      },
    },
  };
}

function pixCodeOf({ orderId, amountCents }: CheckoutInput): string {
  const txid = orderId.replaceAll('-', '').slice(-20).toUpperCase();
  return writeBrCode({ key: PIX_KEY, amountCents, merchantName: 'CAFUNE TESTE', city: 'SAO PAULO', txid });
}

function toRefund({ ref, key, amount_cents: amountCents }: RefundRow): ProviderRefund {
  return { ref, key: key ?? undefined, amountCents, status: 'done' };
}

/** The bank's own clock ends what nobody paid: a boleto when no word of one paid in time can come any more. */
function expireOverdue(row: Row, now: Date): Row {
  const until = row.method === 'boleto' ? addBusinessDays(row.pay_until, BOLETO_CONFIRM_DAYS) : row.pay_until;
  return row.status === 'waiting' && until <= now ? { ...row, status: 'expired' } : row;
}

function toPayment(row: Row): BankPayment {
  return {
    ref: row.ref,
    orderId: row.order_id,
    title: row.title,
    method: row.method,
    status: row.status,
    currency: 'BRL',
    amountCents: row.amount_cents,
    refundedCents: row.refunded_cents,
    isDisputed: row.is_disputed,
    cardRef: row.status === 'paid' ? (row.card_ref ?? undefined) : undefined,
    isCardRefused: row.is_refused,
  };
}
