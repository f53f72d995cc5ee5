import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CONTENT_LEVELS } from '@cafune/contract/core/content-level';
import { z } from 'zod';

const url = z.url({ error: 'precisa ser um endereço completo, como http://exemplo.com' });
const port = z.coerce.number({ error: 'precisa ser um número' }).int().min(0).max(65_535);

const pushHost = z.string().regex(/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/u, {
  error: 'precisa ser nomes de servidores separados por vírgula, como push.exemplo.com ou *.exemplo.com',
});

const AGE_PROVIDER_NAMES = [
  'AGE_PROVIDER_ISSUER',
  'AGE_PROVIDER_CLIENT_ID',
  'AGE_PROVIDER_CLIENT_SECRET',
  'AGE_PROVIDER_CLAIM',
] as const;

/** What a real payment provider needs, and where another server may stand in for its own. */
const PAYMENT_NAMES = {
  stripe: {
    needed: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    server: 'STRIPE_API_URL',
    together: 'chave e segredo dos avisos',
  },
  mercadopago: {
    needed: ['MERCADO_PAGO_ACCESS_TOKEN', 'MERCADO_PAGO_WEBHOOK_SECRET'],
    server: 'MERCADO_PAGO_API_URL',
    together: 'token de acesso e segredo dos avisos',
  },
} as const;

/** Every environment variable of the application. `.env.example` lists the same names (checked by a test). */
export const EnvSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Address people type, for cookies, links in e-mails and the origin check. Default: http://localhost:PORT. */
  PUBLIC_URL: url.optional(),
  DATA_DIR: z.string().default('./data'),
  /** A PostgreSQL ≥ 15; without it the embedded one runs in DATA_DIR. */
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(5).max(200).default(10),
  /** At least 32 characters; without it one is made and kept in DATA_DIR. */
  SECRET_KEY: z.string().min(32, { error: 'precisa ter pelo menos 32 caracteres' }).optional(),
  TEXT_MODEL_URL: url.optional(),
  TEXT_MODEL_KEY: z.string().optional(),
  TEXT_MODEL_NAME: z.string().optional(),
  /** Tokens the model takes in all, and those of the longest reply. */
  TEXT_MODEL_CONTEXT_TOKENS: z.coerce.number().int().min(2_048).max(1_000_000).default(8_192),
  TEXT_MODEL_REPLY_TOKENS: z.coerce.number().int().min(32).max(2_000).default(320),
  TEXT_MODEL_TEMPERATURE: z.coerce.number().min(0).max(2).default(0.9),
  /** Asked when the first model does not answer. */
  TEXT_MODEL_FALLBACK_URL: url.optional(),
  TEXT_MODEL_FALLBACK_KEY: z.string().optional(),
  TEXT_MODEL_FALLBACK_NAME: z.string().optional(),
  /** Whether the embedded engine answers when no model does; the reply says so. */
  TEXT_MODEL_LAST_RESORT: z.enum(['embedded', 'none']).default('embedded'),
  /** Without these, lines are said by the voices of browsers alone. */
  SPEECH_MODEL_URL: url.optional(),
  SPEECH_MODEL_KEY: z.string().optional(),
  SPEECH_MODEL_NAME: z.string().optional(),
  /** Without these, only browsers that can write down what is said do. */
  TRANSCRIPTION_MODEL_URL: url.optional(),
  TRANSCRIPTION_MODEL_KEY: z.string().optional(),
  TRANSCRIPTION_MODEL_NAME: z.string().optional(),
  /** Without these, portraits are drawn, never painted. */
  IMAGE_MODEL_URL: url.optional(),
  IMAGE_MODEL_KEY: z.string().optional(),
  IMAGE_MODEL_NAME: z.string().optional(),
  /** Who takes payments: a bank of ours in which no money moves, Stripe, or Mercado Pago. */
  PAYMENT_PROVIDER: z
    .enum(['sandbox', 'stripe', 'mercadopago'], { error: 'precisa ser sandbox, stripe ou mercadopago' })
    .default('sandbox'),
  STRIPE_SECRET_KEY: z.string().optional(),
  /** Signs what Stripe sends to PUBLIC_URL/webhooks/payments/stripe. */
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** A server that stands in for Stripe's; no path. */
  STRIPE_API_URL: url.optional(),
  MERCADO_PAGO_ACCESS_TOKEN: z.string().optional(),
  /** Signs what Mercado Pago sends to PUBLIC_URL/webhooks/payments/mercadopago. */
  MERCADO_PAGO_WEBHOOK_SECRET: z.string().optional(),
  /** A server that stands in for Mercado Pago's; no path. */
  MERCADO_PAGO_API_URL: url.optional(),
  /** Who confirms ages: a page of ours that takes anybody's word, or an OpenID Connect provider. */
  AGE_PROVIDER: z.enum(['sandbox', 'oidc'], { error: 'precisa ser sandbox ou oidc' }).default('sandbox'),
  AGE_PROVIDER_ISSUER: url.optional(),
  AGE_PROVIDER_CLIENT_ID: z.string().optional(),
  AGE_PROVIDER_CLIENT_SECRET: z.string().optional(),
  /** The claim of the ID token that tells: a boolean "is an adult" or a birth date. */
  AGE_PROVIDER_CLAIM: z.string().optional(),
  AGE_PROVIDER_SCOPE: z
    .string()
    .regex(/(?:^| )openid(?: |$)/u, { error: 'precisa conter openid' })
    .default('openid'),
  /** The most that anybody may read or be told, whatever a character or a person asks for. */
  CONTENT_LEVEL_MAX: z.enum(CONTENT_LEVELS, { error: 'precisa ser romantico ou sensual' }).default('romantico'),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Cafuné <oi@cafune.local>'),
  /** Where browsers' push subscriptions may be; `*.` in front takes any host below. */
  PUSH_SERVICE_HOSTS: z
    .string()
    .default(
      'fcm.googleapis.com,jmt17.google.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
    )
    .transform((list) => list.split(',').map((host) => host.trim()))
    .pipe(z.array(pushHost)),
  /** Bearer token that may read /metrics from other machines; without it only this machine may. */
  METRICS_TOKEN: z.string().optional(),
  /** How many proxies in front are ours: 0 ignores X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Multiplies every request limit; load tests raise it. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Env = Omit<z.infer<typeof EnvSchema>, 'PUBLIC_URL' | 'DATA_DIR'> & { PUBLIC_URL: string; DATA_DIR: string };

export class EnvError extends Error {}

/**
 * Reads and checks the environment. A `.env` file in the working folder fills what is not set. Empty strings mean "not
 * set": compose files and panels write them.
 * @throws EnvError listing every failure at once, in Portuguese.
 */
export function loadEnv(
  source: Record<string, string | undefined> = { ...readDotEnv(), ...processEnvironment() },
): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = EnvSchema.safeParse(given);
  if (!parsed.success) {
    throw new EnvError(describeFaults(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])));
  }
  const env = parsed.data;
  const faults = checkTogether(env);
  if (faults.length > 0) throw new EnvError(describeFaults(faults));
  return {
    ...env,
    PUBLIC_URL: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin,
    DATA_DIR: resolve(env.DATA_DIR),
  };
}

type Fault = readonly [name: string, sentence: string];

function describeFaults(faults: readonly Fault[]): string {
  return `Configuração inválida:\n${faults.map(([name, sentence]) => `  ${name}: ${sentence}`).join('\n')}`;
}

/** What is right alone and wrong beside the rest. */
function checkTogether(env: z.infer<typeof EnvSchema>): Fault[] {
  const faults = [...checkPayments(env), ...checkAge(env)];
  // Lei 15.211/2025, art. 9: what people say of themselves unlocks nothing.
  if (env.NODE_ENV === 'production' && env.AGE_PROVIDER === 'sandbox' && env.CONTENT_LEVEL_MAX !== 'romantico')
    faults.push([
      'CONTENT_LEVEL_MAX',
      'acima de romantico a idade precisa ser conferida por alguém de fora: configure AGE_PROVIDER=oidc',
    ]);
  return faults;
}

function checkAge(env: z.infer<typeof EnvSchema>): Fault[] {
  const faults: Fault[] = [];
  for (const name of AGE_PROVIDER_NAMES) {
    if (env.AGE_PROVIDER === 'oidc' && env[name] === undefined)
      faults.push([name, 'falta: com AGE_PROVIDER=oidc, endereço, cliente, segredo e atributo andam juntos']);
    if (env.AGE_PROVIDER !== 'oidc' && env[name] !== undefined)
      faults.push([name, 'só vale com AGE_PROVIDER=oidc; sem isso quem responde é a página de teste']);
  }
  if (env.AGE_PROVIDER === 'oidc' && env.AGE_PROVIDER_ISSUER !== undefined && !isSafeAddress(env.AGE_PROVIDER_ISSUER))
    faults.push(['AGE_PROVIDER_ISSUER', 'precisa ser https; http só vale para um provedor nesta máquina']);
  return faults;
}

function checkPayments(env: z.infer<typeof EnvSchema>): Fault[] {
  return (['stripe', 'mercadopago'] as const).flatMap((provider) =>
    env.PAYMENT_PROVIDER === provider ? checkChosen(env, provider) : checkUnused(env, provider),
  );
}

function checkChosen(env: z.infer<typeof EnvSchema>, provider: keyof typeof PAYMENT_NAMES): Fault[] {
  const { needed, server, together } = PAYMENT_NAMES[provider];
  const faults = needed
    .filter((name) => env[name] === undefined)
    .map((name): Fault => [name, `falta: com PAYMENT_PROVIDER=${provider}, ${together} andam juntos`]);
  const address = env[server];
  if (address !== undefined && !isSafeServer(address))
    faults.push([server, 'precisa ser https e sem caminho; http só vale para um servidor nesta máquina']);
  return faults;
}

function checkUnused(env: z.infer<typeof EnvSchema>, provider: keyof typeof PAYMENT_NAMES): Fault[] {
  const { needed, server } = PAYMENT_NAMES[provider];
  return [...needed, server]
    .filter((name) => env[name] !== undefined)
    .map((name) => [name, `só vale com PAYMENT_PROVIDER=${provider}; sem isso ele não cobra nada`]);
}

function isSafeServer(address: string): boolean {
  const { pathname, search } = new URL(address);
  return isSafeAddress(address) && pathname === '/' && search === '';
}

function isSafeAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

/** What a PostgreSQL of ours inherits: PG* of the person's shell must not reach it, and C keeps its messages readable to us. */
export function postgresEnvironment(): Record<string, string | undefined> {
  const kept = Object.entries(processEnvironment()).filter(([name]) => !/^(?:PG|LC_|LANG$)/u.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

function processEnvironment(): Record<string, string | undefined> {
  // biome-ignore lint/style/noProcessEnv: the one place that reads it
  return process.env;
}

function readDotEnv(): Record<string, string> {
  let text = '';
  try {
    text = readFileSync('.env', 'utf8');
  } catch {
    return {};
  }
  const lines = text.split('\n').map((line) => /^\s*([A-Z0-9_]+)\s*=\s*(.*?)\s*$/u.exec(line));
  return Object.fromEntries(lines.flatMap((match) => (match?.[1] ? [[match[1], unquote(match[2] ?? '')]] : [])));
}

function unquote(value: string): string {
  return /^(["']).*\1$/u.test(value) ? value.slice(1, -1) : value;
}
