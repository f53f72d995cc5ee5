import type { PixKeyKind } from '@cafune/contract/affiliates/earnings';
import { audit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { PasswordHasher } from '../../auth/index.ts';
import type { EarningDeps } from '../deps.ts';
import * as store from './store.ts';

const PER_AFFILIATE = { name: 'affiliate-pix-key', points: 10, seconds: 60 };
const EMAIL = /^[^\s@]{1,60}@[^\s@]+\.[^\s@]{2,}$/u;
const RANDOM = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const PHONE = /^(?:\+?55)?([1-9]{2}(?:9\d{8}|[2-5]\d{7}))$/u;
const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** What is written, as banks write it (BCB "Manual de Padrões para Iniciação do Pix", keys); undefined where it is none of its kind. */
const READERS: Readonly<Record<PixKeyKind, (text: string) => string | undefined>> = {
  cpf: (text) => documentOf(text, /^\d{11}$/u, CPF_WEIGHTS),
  cnpj: (text) => documentOf(text, /^[0-9A-Z]{12}\d\d$/u, CNPJ_WEIGHTS),
  phone: (text) => {
    const [, number] = PHONE.exec(bareOf(text)) ?? [];
    return number === undefined ? undefined : `+55${number}`;
  },
  email: (text) => (EMAIL.test(text) ? text : undefined),
  random: (text) => (RANDOM.test(text) ? text : undefined),
};

/** A Pix key of a kind, as it is stored: CPF 11 digits, CNPJ 14 signs, phone `+55…`, e-mail or random key. Undefined for any other. */
export function toPixKey(kind: PixKeyKind, written: string): string | undefined {
  return READERS[kind](written.trim().toLowerCase());
}

function bareOf(text: string): string {
  return text.replaceAll(/[\s()./-]/gu, '').toUpperCase();
}

function documentOf(text: string, shape: RegExp, weights: readonly number[]): string | undefined {
  const bare = bareOf(text);
  return shape.test(bare) && endsRight(bare, weights) ? bare : undefined;
}

/** The last two digits, modulo 11; letters of a CNPJ count as their code less 48 (Receita Federal, IN RFB 2.229/2024). */
function endsRight(document: string, weights: readonly number[]): boolean {
  if (new Set(document).size === 1) return false;
  return [2, 1].every((fromEnd) => {
    const values = [...document.slice(0, -fromEnd)].map((sign) => sign.charCodeAt(0) - 48);
    const used = weights.slice(weights.length - values.length);
    const rest = values.reduce((sum, value, at) => sum + value * (used[at] ?? 0), 0) % 11;
    return Number(document.at(-fromEnd)) === (rest < 2 ? 0 : 11 - rest);
  });
}

/** What is shown of a key: enough to know it by. */
export function hidePixKey(key: string): string {
  const [name = '', host] = key.split('@');
  if (host !== undefined) return `${name.slice(0, 2)}•••@${host}`;
  return `${key.slice(0, 3)}•••${key.slice(-2)}`;
}

type Change = { affiliateId: string; kind: PixKeyKind; pixKey: string; password: string };

/**
 * Where commissions go from now on; the password once more, because whoever changes it gets the money, and word of it by mail.
 * @throws AppError affiliates.invalid-pix-key, affiliates.wrong-password, request.rate-limited, auth.busy
 */
export async function changePixKey(
  deps: Pick<EarningDeps, 'db' | 'limits' | 'queue'> & { hasher: PasswordHasher },
  { affiliateId, kind, pixKey, password }: Change,
): Promise<{ pixKey: string }> {
  const key = toPixKey(kind, pixKey);
  if (key === undefined) throw new AppError('affiliates.invalid-pix-key');
  await deps.limits.consume(PER_AFFILIATE, affiliateId);
  const { password_hash: hash } = await deps.db.get(store.selectKeys, [affiliateId]);
  if (!(await deps.hasher.verify(password, hash))) throw new AppError('affiliates.wrong-password');
  await deps.db.transaction(async (tx) => {
    await tx.run(store.setPixKey, [affiliateId, key]);
    await audit(tx, 'affiliate-pix-key-changed', { data: { affiliateId, kind } });
    await deps.queue.add(tx, 'affiliates-mail-key', { affiliateId, shownKey: hidePixKey(key) });
  });
  return { pixKey: hidePixKey(key) };
}
