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

it('goes beyond romantico in production only where somebody else confirms ages', () => {
  const sensual = { NODE_ENV: 'production', CONTENT_LEVEL_MAX: 'sensual' };
  expect(() => loadEnv(sensual)).toThrow(/CONTENT_LEVEL_MAX: acima de romantico/u);
  expect(loadEnv({ ...sensual, ...OIDC }).CONTENT_LEVEL_MAX).toBe('sensual');
  expect(loadEnv({ ...sensual, NODE_ENV: 'development' }).CONTENT_LEVEL_MAX).toBe('sensual');
  expect(loadEnv({}).CONTENT_LEVEL_MAX).toBe('romantico');
});
