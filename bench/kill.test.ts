import { expect, it } from 'vitest';
import { runKillHarness } from './kill.ts';

it('K01, K02, K05: a process killed while people write loses nothing, doubles nothing and takes no coin too many', async () => {
  const report = await runKillHarness({ kills: 6, people: 6 });
  expect(report).toMatchObject({ kills: 6, lost: 0, doubled: 0, overCharged: 0 });
  expect(report.sent).toBeGreaterThan(10);
}, 180_000);
