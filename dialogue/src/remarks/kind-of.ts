/**
 * What a remark mainly is, by the answer it wants: a mishap, a relief, a plan for tomorrow (docs/decisions/0037). A linear model,
 * whose weights `npm run -s talk -- train` makes from the situations in `kinds/` and from dialogue/training/remarks.tsv.
 */
import { type Shares, sharesOf } from '../linear/shares.ts';
import { remarkFeatures } from './features.ts';
import { KIND_MODEL, KINDS } from './weights.ts';

/** How likely a remark is of a kind, from 0 to 1. */
export type KindShare = { readonly kind: string; readonly share: number };

/** How likely a remark is of each kind; together 1. */
export function kindSharesOf(text: string): Shares {
  return sharesOf(KIND_MODEL, remarkFeatures(text));
}

/** The likeliest kinds, the likeliest first. */
export function likeliestKinds(shares: Shares, count: number): KindShare[] {
  return KINDS.map((kind, at) => ({ kind, share: shares[at] ?? 0 }))
    .sort((one, other) => other.share - one.share)
    .slice(0, count);
}

/** From 0 to 1: whether two remarks are of the same kinds (the cosine of their shares). */
export function agreementOf(one: Shares, other: Shares): number {
  const product = (left: Shares, right: Shares) => left.reduce((sum, share, at) => sum + share * (right[at] ?? 0), 0);
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}

/** The kinds of several remarks together. */
export function meanShares(all: readonly Shares[]): Shares {
  return Float64Array.from(KINDS, (_, at) => all.reduce((sum, shares) => sum + (shares[at] ?? 0), 0) / all.length);
}
