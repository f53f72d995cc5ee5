import { randomUUID } from 'node:crypto';
import { makeAdmin } from '../features/auth/index.ts';
import type { TestApp } from './app.ts';
import { appCode } from './app-code.ts';
import type { TestClient } from './client.ts';
import { GOOD_PASSWORD, makePerson, type Person } from './factories.ts';
import { until } from './until.ts';

/** `secret` is what their authenticator knows. */
export type Administrator = Person & { secret: string };

/** Somebody who administers the place. @param isSteppedUp false for one who has not given the password again */
export async function makeAdministrator(app: TestApp, isSteppedUp = true): Promise<Administrator> {
  const person = await makePerson(app);
  // An address belongs to whoever answers its mail.
  await app.database.db.pool.query(`UPDATE accounts SET email_standing = 'owner' WHERE id = $1`, [person.id]);
  await makeAdmin(app.database.db, person.email);
  const { secret } = await enrolSecondFactor(app, person.client);
  if (isSteppedUp) await stepUp(person.client);
  return { ...person, secret };
}

/** Sets an authenticator up; the session has shown it. @returns what the authenticator knows, and the recovery codes */
export async function enrolSecondFactor(
  app: TestApp,
  client: TestClient,
  password = GOOD_PASSWORD,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await client.post('/api/admin/second-factor', { password });
  if (begun.status !== 200) throw new Error(`beginning a second factor answered ${begun.status}: ${begun.text}`);
  const { secret } = begun.body;
  const confirmed = await client.post('/api/admin/second-factor/confirm', { code: appCode(secret, app.clock.now()) });
  if (confirmed.status !== 200) throw new Error(`confirming it answered ${confirmed.status}: ${confirmed.text}`);
  return { secret, recoveryCodes: confirmed.body.recoveryCodes };
}

/** A new code of the authenticator, for a session that has shown none, or not lately. */
export async function showSecondFactor(
  app: TestApp,
  { client, secret }: Pick<Administrator, 'client' | 'secret'>,
): Promise<void> {
  const answer = await client.post('/api/admin/second-factor/prove', { code: appCode(secret, app.clock.now()) });
  if (answer.status !== 204) throw new Error(`showing a second factor answered ${answer.status}: ${answer.text}`);
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
