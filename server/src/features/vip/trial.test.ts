import { beforeEach, describe, expect, it } from 'vitest';
import { checkAge } from '../../testing/age.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { makePerson } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import { CARD, orderVip, readVip as vip } from '../../testing/vip.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
  return () => app.stop();
});

const orderTrial = (client: TestClient) => orderVip(client, { ...CARD, isTrial: true });

describe('the free trial', () => {
  it('J05: of a verified person is one over all their accounts, verified before or after', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => makePerson(app)));
    const [first, second, third] = people.map(({ client }) => client) as [TestClient, TestClient, TestClient];
    await checkAge(first, 'adult', 'a mesma pessoa');
    await checkAge(second, 'adult', 'a mesma pessoa');
    const answers = await Promise.all([first, second].map((client) => client.post('/api/vip/trial')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    await checkAge(third, 'adult', 'a mesma pessoa');
    expect(await vip(third)).toMatchObject({ trial: { isOpen: false } });
    expect((await third.post('/api/vip/trial')).body.error).toBe('vip.trial-used');
    expect((await orderTrial(third)).body.error).toBe('vip.trial-used');
  });

  it('J05: that was ordered before it was known whose it is begins no second one, and its card is forgotten', async () => {
    const [first, second] = [await makePerson(app), await makePerson(app)];
    await first.client.post('/api/vip/trial');
    const { body } = await orderTrial(second.client);
    for (const { client } of [first, second]) await checkAge(client, 'adult', 'a mesma pessoa');
    await second.client.post(`/api/payment-sandbox/sbx_${body.id.replaceAll('-', '')}`, { action: 'pay' });
    await until(async () => (await second.client.get(`/api/orders/${body.id}`)).body.status === 'paid');
    await until(async () => {
      const { rows } = await app.database.db.pool.query('SELECT is_forgotten FROM sandbox_cards');
      return rows.length === 1 && rows[0].is_forgotten;
    });
    expect(await vip(second.client)).toMatchObject({ state: 'none', isMember: false, renewal: null });
  });

  it('J05: that was begun before the person was verified counts for them', async () => {
    const [first, second] = [await makePerson(app), await makePerson(app)];
    await first.client.post('/api/vip/trial');
    await checkAge(first.client, 'adult', 'a mesma pessoa');
    await checkAge(second.client, 'adult', 'a mesma pessoa');
    expect((await second.client.post('/api/vip/trial')).body.error).toBe('vip.trial-used');
  });
});

describe('the plans', () => {
  it('are those of product.md "Money", the year the best value', async () => {
    const { body } = await app.client().get('/api/vip/plans');
    expect(body.items).toEqual([
      { id: 'mensal', label: 'Mensal', months: 1, priceCents: 2_990, monthCents: 2_990, isBestValue: false },
      { id: 'trimestral', label: 'Trimestral', months: 3, priceCents: 7_490, monthCents: 2_497, isBestValue: false },
      { id: 'anual', label: 'Anual', months: 12, priceCents: 23_990, monthCents: 1_999, isBestValue: true },
    ]);
    expect(body).toMatchObject({ keepsCards: true, monthlyCoins: 200, methods: ['pix', 'card', 'boleto'] });
  });
});
