import type { Env } from '../platform/env.ts';
import { startFakeMercadoPago } from '../providers/payments/fake-mercado-pago/fake-mercado-pago.ts';
import { startFakeStripe } from '../providers/payments/fake-stripe/fake-stripe.ts';
import type { PaymentProvider } from '../providers/payments/port.ts';

export type PaymentFakes = {
  /** Takes payments at the fake of that provider; `sandbox` needs none. */
  env(provider: Env['PAYMENT_PROVIDER']): Partial<Env>;
  /** The provider with the bank of its fake, where it has none of its own. */
  withBank(provider: PaymentProvider): PaymentProvider;
  close(): Promise<void>;
};

/** Servers that stand in for those of every payment provider. `now` is their clock. */
export async function startPaymentFakes({ now }: { now: () => Date }): Promise<PaymentFakes> {
  const [stripe, mercadoPago] = await Promise.all([startFakeStripe({ now }), startFakeMercadoPago({ now })]);
  return {
    env: (provider) => ({
      PAYMENT_PROVIDER: provider,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.apiUrl,
      MERCADO_PAGO_ACCESS_TOKEN: mercadoPago.accessToken,
      MERCADO_PAGO_WEBHOOK_SECRET: mercadoPago.webhookSecret,
      MERCADO_PAGO_API_URL: mercadoPago.apiUrl,
    }),
    withBank: (provider) => ({ bank: (provider.id === 'stripe' ? stripe : mercadoPago).bank, ...provider }),
    close: async () => {
      await stripe.close();
      await mercadoPago.close();
    },
  };
}
