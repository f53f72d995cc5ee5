import { expect, it } from 'vitest';
import { killWhileBuying } from './kill-money.ts';

it('K01, K02: what is killed while people buy, claim and spend loses no order, doubles none, and strays by no coin', async () => {
  const report = await killWhileBuying({ kills: 4, databaseKills: 2 }, { reconciles: true });
  expect(report).toMatchObject({ kills: 4, databaseKills: 2, lost: 0, doubled: 0, strayCoins: 0, ledger: 'fecha' });
  expect(Math.min(report.paid, report.liked)).toBeGreaterThan(0);
}, 180_000);
