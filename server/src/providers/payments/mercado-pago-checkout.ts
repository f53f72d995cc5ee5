import type { PaymentMethod } from '@cafune/contract/payments';
import { isKeyUsed, type MercadoPagoApi } from './mercado-pago-api.ts';
import { findByReference, type MercadoPagoOrder, reaisOf } from './mercado-pago-payments.ts';
import { type Checkout, type CheckoutInput, PaymentProviderUnavailable } from './port.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Its page takes everything that it is not told to leave out. The balance of an account there cannot be left out. */
const OTHER_METHODS: Readonly<Record<PaymentMethod, string[]>> = {
  pix: ['credit_card', 'debit_card', 'prepaid_card', 'ticket'],
  card: ['bank_transfer', 'ticket'],
  boleto: ['credit_card', 'debit_card', 'prepaid_card', 'bank_transfer'],
};

/** Makes an order there, with a page on which it is paid. */
export async function createOrder(api: MercadoPagoApi, input: CheckoutInput, now: Date): Promise<Checkout> {
  const { id, checkout_url: payUrl } = await createOrFind(api, input, now);
  if (id === undefined || payUrl === undefined) throw new Error(`Mercado Pago gave ${input.orderId} no page`);
  return { ref: id, pixCode: null, boletoLine: null, payUrl };
}

/** The same key with another text is refused, for example when its page would last less long by now. */
async function createOrFind(api: MercadoPagoApi, input: CheckoutInput, now: Date): Promise<MercadoPagoOrder> {
  try {
    return await api.orders((orders) => orders.create({ body: bodyOf(input, now) }), input.orderId);
  } catch (error) {
    if (!isKeyUsed(error)) throw error;
    const known = await findByReference(api, input.orderId, now);
    if (!known) throw new PaymentProviderUnavailable({ cause: error });
    return known;
  }
}

function bodyOf(input: CheckoutInput, now: Date) {
  const { orderId, amountCents, method, title, payUntil, returnUrl, cancelUrl } = input;
  const amount = reaisOf(amountCents);
  return {
    type: 'online',
    // Made now and paid on the page.
    processing_mode: 'manual',
    external_reference: orderId,
    total_amount: amount,
    expiration_time: validityOf(payUntil, now),
    items: [{ title, unit_price: amount, quantity: 1, unit_measure: 'unit' }],
    config: {
      online: {
        success_url: returnUrl,
        pending_url: returnUrl,
        failure_url: cancelUrl,
        auto_return: 'all' as const,
        // A card that is refused may be followed by another try at the same order.
        retries: { allowed: true },
      },
      payment_method: { not_allowed_types: OTHER_METHODS[method], max_installments: 1 },
    },
  };
}

/**
 * How long its page lasts from now on, as ISO 8601: whole hours, or whole days where there is more than one, rounded up. So what is
 * sent stays the same while a key is known there.
 */
export function validityOf(payUntil: Date, now: Date): string {
  const leftMs = Math.max(payUntil.getTime() - now.getTime(), 1);
  return leftMs > DAY_MS ? `P${Math.ceil(leftMs / DAY_MS)}D` : `PT${Math.ceil(leftMs / HOUR_MS)}H`;
}
