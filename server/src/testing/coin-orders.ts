/** Packs of coins bought at the test bank. */
import { randomUUID } from 'node:crypto';
import { refOf } from './admin.ts';
import type { TestClient } from './client.ts';
import { until } from './until.ts';

/** 700 coins by Pix, unless something else is said. */
export const orderCoins = (client: TestClient, changes: Record<string, unknown> = {}) =>
  client.post('/api/orders', { packId: 'coins-700', method: 'pix', clientId: randomUUID(), ...changes });

/** What the buyer, or the bank, does on the test bank's page. */
export const actAtBank = (client: TestClient, orderId: string, action: string) =>
  client.post(`/api/payment-sandbox/${refOf(orderId)}`, { action });

export const readOrder = async (client: TestClient, orderId: string) =>
  (await client.get(`/api/orders/${orderId}`)).body;

export const untilStatus = (client: TestClient, orderId: string, status: string) =>
  until(async () => (await readOrder(client, orderId)).status === status);

export async function buyCoins(client: TestClient, changes: Record<string, unknown> = {}): Promise<string> {
  const { body } = await orderCoins(client, changes);
  await actAtBank(client, body.id, 'pay');
  await untilStatus(client, body.id, 'paid');
  return body.id;
}
