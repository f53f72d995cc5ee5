/** An affiliate's panel, and what stands in its lists. */
import type { AffiliatePanel, CommissionEntry, Payout } from '@cafune/contract/affiliates/earnings';

/** As many days as asked for, up to 23 November 2026, oldest first. */
export function quietDays(many: number): AffiliatePanel['days'] {
  const last = Date.UTC(2026, 10, 23);
  return Array.from({ length: many }, (_none, index) => ({
    day: new Date(last - (many - 1 - index) * 86_400_000).toISOString().slice(0, 10),
    clicks: 0,
    signUps: 0,
    commissionCents: 0,
  }));
}

/** Of somebody whom nobody clicked yet. */
export const QUIET_PANEL: AffiliatePanel = {
  link: 'https://cafune.example/r/0a1b2c3d4e',
  code: '0a1b2c3d4e',
  people: { clicks: 0, visitors: 0, signUps: 0, trials: 0, buyers: 0 },
  revenueCents: 0,
  commission: { heldCents: 0, payableCents: 0, sendingCents: 0, paidCents: 0, nextReleaseAt: null },
  nextPayout: { on: '2026-12-05', amountCents: 0, isEnough: false },
  pixKey: null,
  days: quietDays(30),
  links: [],
};

/** Of somebody who brings people. */
export const BUSY_PANEL: AffiliatePanel = {
  ...QUIET_PANEL,
  people: { clicks: 1_200, visitors: 800, signUps: 40, trials: 0, buyers: 6 },
  revenueCents: 31_940,
  commission: {
    heldCents: 4_970,
    payableCents: 2_990,
    sendingCents: 2_500,
    paidCents: 12_345,
    nextReleaseAt: '2026-12-02T15:00:00.000Z',
  },
  nextPayout: { on: '2026-12-05', amountCents: 3_100, isEnough: true },
  pixKey: '123•••••-09',
  days: quietDays(30).map((day, index) => ({
    ...day,
    clicks: index === 20 ? 90 : 40,
    signUps: index % 3,
    commissionCents: index === 25 ? -497 : index * 40,
  })),
  links: [
    { label: null, clicks: 700, visitors: 500, signUps: 22, buyers: 4 },
    { label: 'podcast', clicks: 500, visitors: 300, signUps: 18, buyers: 2 },
  ],
};

export const ENTRY: CommissionEntry = {
  id: 'e1',
  at: '2026-11-20T15:00:00.000Z',
  product: 'coins',
  cause: 'purchase',
  baseCents: 1_990,
  amountCents: 497,
  state: 'held',
  releasesAt: '2026-12-04T15:00:00.000Z',
};

export const PAYOUT: Payout = {
  id: 'p1',
  amountCents: 2_500,
  pixKey: '123•••••-09',
  status: 'sending',
  askedAt: '2026-11-05T15:00:00.000Z',
  endedAt: null,
};
