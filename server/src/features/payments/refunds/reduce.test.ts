import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProviderRefund } from '../../../providers/payments/port.ts';
import type { OrderRow } from '../store.ts';
import { type Reduced, reduceRefunds } from './reduce.ts';
import type { RefundRow } from './store.ts';
import { liveCents, liveCoins } from './sums.ts';

const now = new Date('2026-11-23T12:00:00Z');
const order = { id: 'order', provider: 'mercadopago', coins: 700, price_cents: 1_990 } as OrderRow;

function row(changes: Partial<RefundRow> & Pick<RefundRow, 'id' | 'amount_cents'>): RefundRow {
  return {
    order_id: 'order',
    asked_by: 'team',
    account_id: null,
    request_key: changes.id,
    provider_key: changes.id,
    provider_ref: null,
    coins: 0,
    reason: null,
    status: 'asked',
    refused_because: null,
    asked_at: now,
    ended_at: changes.status === undefined || changes.status === 'asked' ? null : now,
    ...changes,
  };
}
function made(ref: string, amountCents: number, changes: Partial<ProviderRefund> = {}): ProviderRefund {
  return { ref, key: undefined, amountCents, status: 'done', ...changes };
}
function reduce(refunds: readonly RefundRow[], objects: readonly ProviderRefund[]): Reduced[] {
  return reduceRefunds({ order, refunds, now }, { refunds: objects }, randomUUID);
}
const shown = (rows: readonly RefundRow[]) =>
  rows.map(({ asked_by: by, status, amount_cents: cents, provider_ref: ref }) => [by, status, cents, ref]);

describe('refunds are made to say what the provider says', () => {
  it('finds its own by name, by key and by amount, in this order', () => {
    const refunds = [row({ id: 'a', amount_cents: 500 }), row({ id: 'b', amount_cents: 500, provider_ref: 're_1' })];
    const objects = [made('re_1', 500), made('re_2', 500, { key: 'a', status: 'pending' })];
    expect(shown(reduce(refunds, objects))).toEqual([
      ['team', 'asked', 500, 're_2'],
      ['team', 'done', 500, 're_1'],
    ]);
    expect(shown(reduce([row({ id: 'a', amount_cents: 500 })], [made('re_3', 500)]))).toEqual([
      ['team', 'done', 500, 're_3'],
    ]);
  });

  it('counts no part of an older row again, and what came after it once', () => {
    const refunds = [row({ id: 'a', amount_cents: 1_000, status: 'done', coins: 351 })];
    const objects = [made('re_1', 400), made('re_2', 600)];
    expect(reduce(refunds, objects).some(({ isChanged }) => isChanged)).toBe(false);
    expect(shown(reduce(refunds, [...objects, made('re_3', 300)]))).toEqual([
      ['team', 'done', 1_000, null],
      ['provider', 'done', 300, 're_3'],
    ]);
  });

  it('takes no part of an older row for what is asked anew and was not sent', () => {
    const older = row({ id: 'a', amount_cents: 1_000, status: 'done', coins: 351 });
    const asked = row({ id: 'b', amount_cents: 500, coins: 175 });
    const parts = [made('re_1', 500), made('re_2', 500)];
    expect(shown(reduce([older, asked], parts))[1]).toEqual(['team', 'asked', 500, null]);
    expect(shown(reduce([older, asked], [...parts, made('re_3', 500)]))[1]?.slice(0, 3)).toEqual(['team', 'done', 500]);
  });

  it('ends what was refused only where it is not there', () => {
    const refused = row({ id: 'a', amount_cents: 500, refused_because: 'expired' });
    expect(shown(reduce([refused], []))).toEqual([['team', 'refused', 500, null]]);
    expect(shown(reduce([refused], [made('re_1', 500, { key: 'a' })]))).toEqual([['team', 'done', 500, 're_1']]);
  });

  it('knows by its amount, in the same look, one that had to become smaller', () => {
    const asked = row({ id: 'a', amount_cents: 1_600 });
    const objects = [made('re_1', 1_500, { status: 'pending' }), made('re_2', 490)];
    const first = reduce([asked], objects);
    expect(shown(first)).toEqual([
      ['team', 'asked', 1_500, 're_1'],
      ['provider', 'done', 490, 're_2'],
    ]);
    expect(reduce(first, objects).some(({ isChanged }) => isChanged)).toBe(false);
  });

  it('takes back what it called done when the bank sends it back', () => {
    const done = row({ id: 'a', amount_cents: 500, status: 'done', provider_ref: 're_1', coins: 175 });
    expect(reduce([done], [made('re_1', 500, { status: 'failed' })])).toMatchObject([
      { status: 'refused', refused_because: 'failed', isChanged: true },
    ]);
  });

  it('never has more go back than was paid, nor more coins than were bought, and says the same when it looks again', () => {
    const status = fc.constantFrom<ProviderRefund['status']>('pending', 'done', 'failed');
    const parts = fc.array(fc.record({ cents: fc.integer({ min: 1, max: 1_200 }), status, isOurs: fc.boolean() }), {
      maxLength: 5,
    });
    const asked = fc.array(fc.record({ cents: fc.integer({ min: 1, max: 1_200 }), isRefused: fc.boolean() }), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(asked, parts, (wanted, given) => {
        let left = 1_990;
        const refunds = wanted.flatMap(({ cents, isRefused }, at) => {
          left -= cents;
          const because = isRefused ? 'refused' : null;
          return left < 0 ? [] : [row({ id: `r${at}`, amount_cents: cents, refused_because: because })];
        });
        let there = 1_990;
        const objects = given.flatMap(({ cents, status: how, isOurs }, at) => {
          if (how !== 'failed') there -= cents;
          const key = isOurs ? `r${at}` : undefined;
          return there < 0 ? [] : [made(`re_${at}`, cents, { key, status: how })];
        });
        const first = reduce(refunds, objects);
        const sent = objects.reduce((sum, one) => (one.status === 'done' ? sum + one.amountCents : sum), 0);
        const done = first.filter((one) => one.status === 'done').reduce((sum, one) => sum + one.amount_cents, 0);
        expect(done).toBe(sent);
        expect(liveCents(first)).toBeLessThanOrEqual(1_990);
        expect(liveCoins(first)).toBeLessThanOrEqual(700);
        expect(reduce(first, objects).filter(({ isChanged }) => isChanged)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});
