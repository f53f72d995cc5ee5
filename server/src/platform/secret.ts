import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.ts';
import { newToken } from './ids.ts';

/** The key of everything that must not be guessable: configured, or made once and kept in DATA_DIR. */
export function loadSecret(env: Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>): string {
  if (env.SECRET_KEY !== undefined) return env.SECRET_KEY;
  const file = join(env.DATA_DIR, 'secret.key');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
    const secret = newToken();
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
    return secret;
  }
}
