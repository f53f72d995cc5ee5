import type { SandboxNotice, SandboxPayment } from '@cafune/contract/payments';
import { AppError } from '../../platform/errors.ts';
import type { Session } from '../../platform/session/session.ts';
import type { BankAction, BankPayment, TestBank, WebhookRequest } from '../../providers/payments/port.ts';
import type { PaymentDeps } from './deps.ts';
import { returnPathOf } from './order-shape.ts';
import * as store from './store.ts';
import { receiveWebhook } from './webhooks.ts';

/** A late webhook comes while the buyer already looks at the order. */
const LATE_MS = 5_000;

/** The page of the test bank, for a payment of one's own. @throws AppError request.not-found, also where the provider is a real one */
export async function readBankPayment(deps: PaymentDeps, session: Session, ref: string): Promise<SandboxPayment> {
  const { payment, order } = await findOwn(deps, session, ref);
  return toWire(payment, order);
}

/** Does what the person asks of the test bank, and sends what a bank would send, or might. @throws AppError request.not-found, payments.not-open */
export async function actAtBank(
  deps: PaymentDeps,
  session: Session,
  work: { ref: string; action: BankAction; notice: SandboxNotice },
): Promise<SandboxPayment> {
  const { bank, order } = await findOwn(deps, session, work.ref);
  const before = await bank.webhookOf(work.ref);
  const payment = await bank.act(work.ref, work.action);
  if (!payment) throw new AppError('payments.not-open');
  await NOTICES[work.notice](deps, { before, after: await bank.webhookOf(work.ref) });
  return toWire(payment, order);
}

type Webhooks = { before: WebhookRequest; after: WebhookRequest };

/** What comes of each webhook; the poller finds what none told (money.md "Payment port"). */
const NOTICES: Readonly<Record<SandboxNotice, (deps: PaymentDeps, webhooks: Webhooks) => Promise<void>>> = {
  once: (deps, { after }) => send(deps, [after]),
  thrice: (deps, { after }) => send(deps, [after, after, after]),
  'out-of-order': (deps, { before, after }) => send(deps, [after, before]),
  late: (deps, { after }) => {
    const later = deps.clock.wait(LATE_MS).then(() => send(deps, [after]));
    later.catch((error: unknown) => deps.log.error({ err: error }, 'a late webhook of the test bank failed'));
    return Promise.resolve();
  },
  lost: () => Promise.resolve(),
  forged: async (deps, { after }) => {
    const refused = receiveWebhook(deps, { ...after, body: `${after.body} ` });
    await refused.catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'payments.webhook-forged')) throw error;
    });
  },
};

async function send(deps: PaymentDeps, webhooks: readonly WebhookRequest[]): Promise<void> {
  for (const webhook of webhooks) await receiveWebhook(deps, webhook);
}

async function findOwn(
  deps: PaymentDeps,
  session: Session,
  ref: string,
): Promise<{ bank: TestBank; payment: BankPayment; order: store.OrderRow }> {
  const { bank } = deps.payments;
  const payment = await bank?.read(ref);
  const order = payment && (await deps.db.find(store.selectOrder, [payment.orderId, session.accountId]));
  if (!bank || !payment || !order) throw new AppError('request.not-found');
  return { bank, payment, order };
}

function toWire(payment: BankPayment, order: store.OrderRow): SandboxPayment {
  const { ref, title, amountCents, method, status, refundedCents, isDisputed, isCardRefused, orderId } = payment;
  const returnPath = returnPathOf(order);
  return { ref, title, amountCents, method, status, refundedCents, isDisputed, isCardRefused, orderId, returnPath };
}
