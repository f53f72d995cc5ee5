import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../dialogue/src/dialogue/hash.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type PaymentFakes, startPaymentFakes } from '../../testing/payment-fakes.ts';
import { playSchedules } from '../../testing/payment-schedules.ts';

describe.each(['sandbox', 'stripe', 'mercadopago'] as const)('over %s', (provider) => {
  let app: TestApp;
  let fakes: PaymentFakes;
  beforeAll(async () => {
    fakes = await startPaymentFakes({ now: () => app.clock.now() });
    app = await startTestApp({
      env: { RATE_LIMIT_FACTOR: 10_000, ...fakes.env(provider) },
      wrapPayments: fakes.withBank,
    });
  });
  afterAll(async () => {
    await app.stop();
    await fakes.close();
  });

  it('however webhooks come, an order ends as its payment did; no forged one is taken', async () => {
    const figures = await playSchedules(app, { count: 120, random: (index) => seededRandom(index, 'schedule') });
    expect(figures).toMatchObject({ schedules: 120, forgedAccepted: 0, different: [] });
    expect(figures.forged).toBeGreaterThan(30);
  });
});
