import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../../../../dialogue/src/dialogue/hash.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { playAbuse } from '../../testing/grant-abuse.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: 10_000 } });
});
afterAll(() => app.stop());

it('J05: nobody has a second trial, second welcome coins or a second reward of a day, with whatever accounts and whenever they are verified', async () => {
  const figures = await playAbuse(app, { attempts: 280, people: 3, random: seededRandom(3, 'abuse') });
  expect(figures).toMatchObject({ secondGrants: 0, secondCoins: 0, granted: { trials: 3, welcomes: 3 } });
  expect(figures.granted.rewards).toBeGreaterThan(10);
});
