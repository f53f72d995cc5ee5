import { expect, it } from 'vitest';
import { EnvError, loadEnv } from './env.ts';

it('reads an empty value as not set, as compose files write it', () => {
  const names = [
    'HOST',
    'PORT',
    'DATA_DIR',
    'PUBLIC_URL',
    'DATABASE_URL',
    'SECRET_KEY',
    'RATE_LIMIT_FACTOR',
    'NODE_ENV',
  ];
  expect(loadEnv(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(loadEnv({}));
});

it('says everything that is wrong at once', () => {
  const load = () => loadEnv({ PORT: 'x', SECRET_KEY: 'curta' });
  expect(load).toThrow(EnvError);
  expect(load).toThrow(/PORT: precisa ser um número\n {2}SECRET_KEY: precisa ter pelo menos 32 caracteres/u);
});

it('reads the hosts of push services, and refuses what is none', () => {
  expect(loadEnv({ PUSH_SERVICE_HOSTS: 'push.example, *.push.example:8443' }).PUSH_SERVICE_HOSTS).toEqual([
    'push.example',
    '*.push.example:8443',
  ]);
  expect(loadEnv({}).PUSH_SERVICE_HOSTS).toContain('fcm.googleapis.com');
  for (const hosts of ['https://push.example', '*', 'push.example;other.example', 'localhost'])
    expect(() => loadEnv({ PUSH_SERVICE_HOSTS: hosts })).toThrow(/PUSH_SERVICE_HOSTS/u);
});

const OIDC = {
  AGE_PROVIDER: 'oidc',
  AGE_PROVIDER_ISSUER: 'https://id.example',
  AGE_PROVIDER_CLIENT_ID: 'cafune',
  AGE_PROVIDER_CLIENT_SECRET: 'segredo',
  AGE_PROVIDER_CLAIM: 'birthdate',
};

it('takes an age provider whole or not at all', () => {
  expect(loadEnv(OIDC).AGE_PROVIDER_SCOPE).toBe('openid');
  const { AGE_PROVIDER_CLIENT_SECRET: _, AGE_PROVIDER_CLAIM: __, ...partial } = OIDC;
  expect(() => loadEnv(partial)).toThrow(/AGE_PROVIDER_CLIENT_SECRET: falta.*\n {2}AGE_PROVIDER_CLAIM: falta/u);
  expect(() => loadEnv({ AGE_PROVIDER_ISSUER: 'https://id.example' })).toThrow(/só vale com AGE_PROVIDER=oidc/u);
  expect(() => loadEnv({ ...OIDC, AGE_PROVIDER_ISSUER: 'http://id.example' })).toThrow(/precisa ser https/u);
  expect(loadEnv({ ...OIDC, AGE_PROVIDER_ISSUER: 'http://127.0.0.1:9' }).AGE_PROVIDER).toBe('oidc');
});

const STRIPE = { PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'chave', STRIPE_WEBHOOK_SECRET: 'segredo' };

it('takes Stripe whole or not at all', () => {
  expect(loadEnv(STRIPE).PAYMENT_PROVIDER).toBe('stripe');
  expect(() => loadEnv({ PAYMENT_PROVIDER: 'stripe' })).toThrow(
    /STRIPE_SECRET_KEY: falta.*\n {2}STRIPE_WEBHOOK_SECRET: falta/u,
  );
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL'])
    expect(() => loadEnv({ [name]: 'https://stripe.example' })).toThrow(/só vale com PAYMENT_PROVIDER=stripe/u);
  for (const address of ['http://stripe.example', 'https://stripe.example/v1', 'https://stripe.example/?x=1'])
    expect(() => loadEnv({ ...STRIPE, STRIPE_API_URL: address })).toThrow(/STRIPE_API_URL: precisa ser https/u);
  expect(loadEnv({ ...STRIPE, STRIPE_API_URL: 'http://127.0.0.1:9' }).PAYMENT_PROVIDER).toBe('stripe');
});

const MERCADO_PAGO = {
  PAYMENT_PROVIDER: 'mercadopago',
  MERCADO_PAGO_ACCESS_TOKEN: 'token',
  MERCADO_PAGO_WEBHOOK_SECRET: 'segredo',
};

it('takes Mercado Pago whole or not at all, and one real provider at once', () => {
  expect(loadEnv(MERCADO_PAGO).PAYMENT_PROVIDER).toBe('mercadopago');
  expect(() => loadEnv({ PAYMENT_PROVIDER: 'mercadopago' })).toThrow(
    /MERCADO_PAGO_ACCESS_TOKEN: falta.*\n {2}MERCADO_PAGO_WEBHOOK_SECRET: falta/u,
  );
  for (const name of ['MERCADO_PAGO_ACCESS_TOKEN', 'MERCADO_PAGO_WEBHOOK_SECRET', 'MERCADO_PAGO_API_URL'])
    expect(() => loadEnv({ ...STRIPE, [name]: 'https://mp.example' })).toThrow(
      /só vale com PAYMENT_PROVIDER=mercadopago/u,
    );
  expect(() => loadEnv({ ...STRIPE, ...MERCADO_PAGO })).toThrow(/STRIPE_SECRET_KEY: só vale com/u);
  for (const address of ['http://mp.example', 'https://mp.example/v1', 'https://mp.example/?x=1'])
    expect(() => loadEnv({ ...MERCADO_PAGO, MERCADO_PAGO_API_URL: address })).toThrow(
      /MERCADO_PAGO_API_URL: precisa ser https/u,
    );
  expect(loadEnv({ ...MERCADO_PAGO, MERCADO_PAGO_API_URL: 'http://127.0.0.1:9' }).PAYMENT_PROVIDER).toBe('mercadopago');
  expect(() => loadEnv({ PAYMENT_PROVIDER: 'paypal' })).toThrow(/sandbox, stripe ou mercadopago/u);
});

it('goes beyond romantico in production only where somebody else confirms ages', () => {
  const sensual = { NODE_ENV: 'production', CONTENT_LEVEL_MAX: 'sensual' };
  expect(() => loadEnv(sensual)).toThrow(/CONTENT_LEVEL_MAX: acima de romantico/u);
  expect(loadEnv({ ...sensual, ...OIDC }).CONTENT_LEVEL_MAX).toBe('sensual');
  expect(loadEnv({ ...sensual, NODE_ENV: 'development' }).CONTENT_LEVEL_MAX).toBe('sensual');
  expect(loadEnv({}).CONTENT_LEVEL_MAX).toBe('romantico');
});
