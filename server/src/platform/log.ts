import { type Logger, pino } from 'pino';
import type { Env } from './env.ts';

export type { Logger } from 'pino';

/** Names whose values never reach a log: message text, credentials, e-mails (safety.md "Privacy"). */
const PRIVATE_FIELDS = [
  'content',
  'text',
  'password',
  'token',
  'email',
  'authorization',
  'cookie',
  'firstName',
  'birthDate',
  // Of a database error: the row or key it is about.
  'detail',
  'where',
];

/** One JSON line per entry on standard error, so that standard output stays for people. */
export function createLogger(env: Pick<Env, 'LOG_LEVEL'>): Logger {
  const paths = PRIVATE_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino(
    { level: env.LOG_LEVEL, redact: { paths, censor: '[oculto]' }, base: null },
    pino.destination({ dest: 2, sync: false }),
  );
}
