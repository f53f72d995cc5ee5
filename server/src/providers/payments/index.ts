import type { Env } from '../../platform/env.ts';
import { readBrCode } from './br-code.ts';
import { createMercadoPagoPayments } from './mercado-pago.ts';
import { PaymentKeyRejected, type PaymentProvider, PaymentProviderUnavailable } from './port.ts';
import { createSandboxPayments, type SandboxConfig } from './sandbox.ts';
import { createStripePayments } from './stripe.ts';

export type PaymentConfig = SandboxConfig & {
  /** Where whoever runs the place reads what only they can put right. */
  log: { error(details: object, message: string): void };
  provider: 'sandbox' | 'stripe' | 'mercadopago';
  stripe: { secretKey: string | undefined; webhookSecret: string | undefined; apiUrl: string | undefined };
  mercadoPago: { accessToken: string | undefined; webhookSecret: string | undefined; apiUrl: string | undefined };
};

/** Who takes payments and by which credentials, as the environment says. */
export function paymentSettings(env: Env): Pick<PaymentConfig, 'provider' | 'stripe' | 'mercadoPago'> {
  return {
    provider: env.PAYMENT_PROVIDER,
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      apiUrl: env.STRIPE_API_URL,
    },
    mercadoPago: {
      accessToken: env.MERCADO_PAGO_ACCESS_TOKEN,
      webhookSecret: env.MERCADO_PAGO_WEBHOOK_SECRET,
      apiUrl: env.MERCADO_PAGO_API_URL,
    },
  };
}

/**
 * The configured provider. The environment has checked that what it needs is complete. No Pix code leaves it that is not for the
 * amount that was asked.
 */
export async function createPaymentProvider(config: PaymentConfig): Promise<PaymentProvider> {
  return withAlarm(withCheckedPix(await createAdapter(config)), config.log);
}

async function createAdapter(config: PaymentConfig): Promise<PaymentProvider> {
  const { provider, stripe, mercadoPago, log: _, ...sandbox } = config;
  switch (provider) {
    case 'sandbox':
      return createSandboxPayments(sandbox);
    case 'stripe': {
      const { secretKey = '', webhookSecret = '', apiUrl } = stripe;
      return createStripePayments({ secretKey, webhookSecret, apiUrl, now: sandbox.now });
    }
    case 'mercadopago': {
      const { accessToken = '', webhookSecret = '', apiUrl } = mercadoPago;
      return createMercadoPagoPayments({ accessToken, webhookSecret, apiUrl, now: sandbox.now });
    }
  }
}

/** A code whose sum is wrong, that asks another amount or pays somebody else is shown to nobody (money.md "Payment port"). */
export function withCheckedPix(provider: PaymentProvider): PaymentProvider {
  const { pixReceiver } = provider.capabilities;
  const isOurs = (receiver: string): boolean =>
    receiver === pixReceiver || (pixReceiver?.endsWith('/') === true && receiver.startsWith(pixReceiver));
  const isFor = (pixCode: string, amountCents: number): boolean => {
    const code = readBrCode(pixCode);
    return code?.amountCents === amountCents && isOurs(code.receiver);
  };
  return {
    ...provider,
    createCheckout: async (input) => {
      const checkout = await provider.createCheckout(input);
      if (checkout.pixCode === null || isFor(checkout.pixCode, input.amountCents)) return checkout;
      throw new PaymentProviderUnavailable({
        cause: new Error(`the Pix code of ${checkout.ref} is not for this order`),
      });
    },
  };
}

/** A key that a provider does not take is an outage to everybody but whoever runs the place. */
function withAlarm(provider: PaymentProvider, log: PaymentConfig['log']): PaymentProvider {
  const watch = <Input extends unknown[], Answer>(ask: (...input: Input) => Promise<Answer>) => {
    return (...input: Input) =>
      ask(...input).catch((error: unknown) => {
        if (error instanceof PaymentKeyRejected)
          log.error({ provider: provider.id }, 'the payment provider does not take our key: nothing can be paid');
        throw error;
      });
  };
  return {
    ...provider,
    createCheckout: watch(provider.createCheckout),
    chargeCard: watch(provider.chargeCard),
    forgetCard: watch(provider.forgetCard),
    refund: watch(provider.refund),
    payOut: watch(provider.payOut),
    fetch: watch(provider.fetch),
    list: watch(provider.list),
  };
}
