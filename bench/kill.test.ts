import { expect, it } from 'vitest';
import { runKillHarness } from './kill.ts';

it('K01, K02, K05: what is killed or cut while people write loses nothing, doubles nothing and takes no coin too many', async () => {
  const report = await runKillHarness({ faults: { kills: 4, databaseKills: 2, cuts: 12 }, people: 12 });
  expect(report).toMatchObject({ kills: 4, databaseKills: 2, lost: 0, doubled: 0, overCharged: 0 });
  expect(report.cuts).toBeGreaterThanOrEqual(12);
  expect(report.sent).toBeGreaterThan(10);
}, 180_000);
