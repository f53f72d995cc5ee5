import type { Stripe } from 'stripe';
import type { CardCharge } from './port.ts';
import { isInvalid, orUnknown, refusedIntent } from './stripe-errors.ts';

/** Written on the intents of charges. Those of pages have none: they are told of by their sessions. */
const CHARGED = 'kept-card';

/** A kept card is a payment method of a customer, and is charged by both. */
type Kept = { customer: string; method: string };

/** The name of the card that was kept with an intent; undefined where none was. */
export function cardRefOf({ customer, payment_method: method }: KeepingIntent): string | undefined {
  return customer && method ? `${idOf(customer)}:${idOf(method)}` : undefined;
}
type KeepingIntent = Pick<Stripe.PaymentIntent | Stripe.SetupIntent, 'customer' | 'payment_method'>;

function idOf(named: string | { id: string }): string {
  return typeof named === 'string' ? named : named.id;
}

function readCardRef(cardRef: string): Kept | undefined {
  const [, customer, method] = /^(cus_\w+):(pm_\w+)$/u.exec(cardRef) ?? [];
  return customer === undefined || method === undefined ? undefined : { customer, method };
}

/** Whether an intent is a charge of a kept card, which has no session. */
export function isCharge({ metadata }: Pick<Stripe.PaymentIntent, 'metadata'>): boolean {
  return metadata.charged === CHARGED && metadata.orderId !== undefined;
}

/** Charges it while nobody is there to be asked for more: a bank that wants to ask refuses. @returns the intent's name */
export async function chargeCard(stripe: Stripe, charge: CardCharge): Promise<string> {
  const kept = readCardRef(charge.cardRef);
  if (kept === undefined) return writeOff(stripe, charge);
  try {
    return (await findCharge(stripe, kept, charge.orderId)) ?? (await confirm(stripe, kept, charge)).id;
  } catch (error) {
    const refused = refusedIntent(error);
    if (refused !== undefined) return refused;
    // Stripe makes no intent of a card that is gone, and its message alone says which request was wrong why.
    if (!isInvalid(error) || (await isKept(stripe, kept))) throw error;
    return writeOff(stripe, charge);
  }
}

/** Stripe forgets idempotency keys after a day; what was charged then is found by its order. */
async function findCharge(stripe: Stripe, { customer }: Kept, orderId: string): Promise<string | undefined> {
  for await (const intent of stripe.paymentIntents.list({ customer, limit: 100 }))
    if (isCharge(intent) && intent.metadata.orderId === orderId) return intent.id;
  return undefined;
}

function confirm(stripe: Stripe, { customer, method }: Kept, charge: CardCharge): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create(
    { ...intentOf(charge), customer, payment_method: method, off_session: true, confirm: true },
    { idempotencyKey: charge.orderId },
  );
}

function intentOf({ orderId, amountCents, title }: CardCharge) {
  return {
    amount: amountCents,
    currency: 'brl',
    payment_method_types: ['card'],
    description: title,
    metadata: { orderId, charged: CHARGED },
  };
}

/**
 * The payment of a card that is gone: an intent without a card, canceled, so that whoever asks for it, lists what changed or waits
 * for a webhook reads at Stripe that this order failed.
 */
async function writeOff(stripe: Stripe, charge: CardCharge): Promise<string> {
  const key = `${charge.orderId}:no-card`;
  const { id } = await stripe.paymentIntents.create(intentOf(charge), { idempotencyKey: key });
  await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }, { idempotencyKey: `${key}:cancel` });
  return id;
}

async function isKept(stripe: Stripe, { customer, method }: Kept): Promise<boolean> {
  const known = await orUnknown(() => stripe.paymentMethods.retrieve(method));
  return !!known?.customer && idOf(known.customer) === customer;
}

export async function forgetCard(stripe: Stripe, cardRef: string): Promise<void> {
  const kept = readCardRef(cardRef);
  if (kept === undefined) return;
  try {
    await stripe.paymentMethods.detach(kept.method);
  } catch (error) {
    if (!isInvalid(error) || (await isKept(stripe, kept))) throw error;
  }
}
