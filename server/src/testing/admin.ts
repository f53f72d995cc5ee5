import { randomUUID } from 'node:crypto';
import { makeAdmin } from '../features/auth/index.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import { GOOD_PASSWORD, makePerson, type Person } from './factories.ts';
import { until } from './until.ts';

/** Somebody who administers the place. @param isSteppedUp false for one who has not given the password again */
export async function makeAdministrator(app: TestApp, isSteppedUp = true): Promise<Person> {
  const person = await makePerson(app);
  // An address belongs to whoever answers its mail.
  await app.database.db.pool.query(`UPDATE accounts SET email_standing = 'owner' WHERE id = $1`, [person.id]);
  await makeAdmin(app.database.db, person.email);
  if (isSteppedUp) await stepUp(person.client);
  return person;
}

export async function stepUp(client: TestClient, password = GOOD_PASSWORD) {
  return client.post('/api/admin/step-up', { password });
}

/** A purchase of 700 coins for R$ 19,90, or another pack, paid at the test bank. @returns the order's id */
export async function buyPaid(client: TestClient, packId = 'coins-700'): Promise<string> {
  const { body } = await client.post('/api/orders', { packId, method: 'pix', clientId: randomUUID() });
  await client.post(`/api/payment-sandbox/${refOf(body.id)}`, { action: 'pay' });
  await untilStatus(client, body.id, 'paid');
  return body.id;
}

/** The test bank's name of an order's payment. */
export function refOf(orderId: string): string {
  return `sbx_${orderId.replaceAll('-', '')}`;
}

export async function untilStatus(client: TestClient, orderId: string, status: string): Promise<void> {
  await until(async () => (await client.get(`/api/orders/${orderId}`)).body.status === status);
}

/** Entries of the log of one action, oldest first. */
export async function readLog(app: TestApp, action: string) {
  const { rows } = await app.database.db.pool.query('SELECT * FROM admin_audit WHERE action = $1 ORDER BY seq', [
    action,
  ]);
  return rows;
}
