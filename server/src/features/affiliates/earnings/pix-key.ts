import { AppError } from '../../../platform/errors.ts';
import type { PasswordHasher } from '../../auth/index.ts';
import type { EarningDeps } from '../deps.ts';
import * as store from './store.ts';

const PER_AFFILIATE = { name: 'affiliate-pix-key', points: 10, seconds: 60 };
const EMAIL = /^[^\s@]{1,60}@[^\s@]+\.[^\s@]{2,}$/u;
const RANDOM = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * A Pix key as banks write it (BCB "Manual de Padrões para Iniciação do Pix", keys): CPF 11 digits, CNPJ 14, phone `+55…`, e-mail or
 * random key. Eleven digits that are no CPF are a mobile number. Undefined where it can be none of them.
 */
export function toPixKey(written: string): string | undefined {
  const text = written.trim().toLowerCase();
  if (EMAIL.test(text)) return text;
  if (RANDOM.test(text)) return text;
  const bare = text.replaceAll(/[\s().-]/gu, '');
  if (/^\+55[1-9]\d{9,10}$/u.test(bare)) return bare;
  const document = bare.replaceAll('/', '').toUpperCase();
  if (/^\d{11}$/u.test(document) && endsRight(document, CPF_WEIGHTS)) return document;
  if (/^[0-9A-Z]{12}\d\d$/u.test(document) && endsRight(document, CNPJ_WEIGHTS)) return document;
  // What is written as documents are is no telephone.
  if (text.includes('.')) return undefined;
  return /^[1-9]{2}9?\d{8}$/u.test(bare) ? `+55${bare}` : undefined;
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

type Change = { affiliateId: string; pixKey: string; password: string };

/**
 * Where commissions go from now on; the password once more, because whoever changes it gets the money.
 * @throws AppError affiliates.invalid-pix-key, affiliates.invalid-credentials, request.rate-limited, auth.busy
 */
export async function changePixKey(
  deps: Pick<EarningDeps, 'db' | 'limits'> & { hasher: PasswordHasher },
  { affiliateId, pixKey, password }: Change,
): Promise<{ pixKey: string }> {
  const key = toPixKey(pixKey);
  if (key === undefined) throw new AppError('affiliates.invalid-pix-key');
  await deps.limits.consume(PER_AFFILIATE, affiliateId);
  const { password_hash: hash } = await deps.db.get(store.selectKeys, [affiliateId]);
  if (!(await deps.hasher.verify(password, hash))) throw new AppError('affiliates.invalid-credentials');
  await deps.db.run(store.setPixKey, [affiliateId, key]);
  return { pixKey: hidePixKey(key) };
}
