import type { SandboxPayment } from '@cafune/contract/payments';
import { AppError } from '../../platform/errors.ts';
import type { Session } from '../../platform/session/session.ts';
import type { BankAction, BankPayment, TestBank } from '../../providers/payments/port.ts';
import type { PaymentDeps } from './deps.ts';
import { returnPathOf } from './order-shape.ts';
import * as store from './store.ts';
import { receiveWebhook } from './webhooks.ts';

/** The page of the test bank, for a payment of one's own. @throws AppError request.not-found, also where the provider is a real one */
export async function readBankPayment(deps: PaymentDeps, session: Session, ref: string): Promise<SandboxPayment> {
  const { payment, order } = await findOwn(deps, session, ref);
  return toWire(payment, order);
}

/** Does what the person asks of the test bank, and sends what a bank would send. @throws AppError request.not-found, payments.not-open */
export async function actAtBank(
  deps: PaymentDeps,
  session: Session,
  work: { ref: string; action: BankAction },
): Promise<SandboxPayment> {
  const { bank, order } = await findOwn(deps, session, work.ref);
  const payment = await bank.act(work.ref, work.action);
  if (!payment) throw new AppError('payments.not-open');
  await receiveWebhook(deps, await bank.webhookOf(work.ref));
  return toWire(payment, order);
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
