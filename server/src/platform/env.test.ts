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
