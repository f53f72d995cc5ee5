import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { playVip } from '../../testing/vip-clock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // The simulation does itself what jobs and events would.
  await app.application.deps.queue.stop();
});
afterAll(() => app.stop());

it('no charge comes after a cancel, no reminder is missed or repeated, and who comes back is charged nothing, over 120 simulated days', async () => {
  const figures = await playVip(
    { deps: app.application.deps, pool: app.database.db.pool },
    { count: 150, days: 120, random: seeded(7) },
  );
  expect(figures).toMatchObject({ chargedAfterCancel: 0, missing: [], unexpected: [] });
  expect(figures.charges).toBeGreaterThan(150);
  expect(figures.reminders).toBeGreaterThan(300);
  expect(figures.refusals).toBeGreaterThan(0);
  expect(figures.ends).toBeGreaterThan(50);
  expect(figures.returns).toBeGreaterThan(15);
});

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
