/** Affiliates, and people who come by their links. */
import { randomUUID } from 'node:crypto';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import { GOOD_PASSWORD, makePerson, type Person } from './factories.ts';
import { until } from './until.ts';

/** Asks to take part, under a name of Bia's. */
export const askToTakePart = (app: TestApp, email: string, changes: Record<string, unknown> = {}) =>
  app.client().post('/api/affiliate/register', { name: 'Bia', email, channel: 'Um blog de livros', ...changes });

/** The token of the nth link that was mailed to an address. */
export async function activationToken(app: TestApp, email: string, nth = 1): Promise<string> {
  const find = () =>
    app.mails.filter((mail) => mail.to === email && mail.subject === 'Ative sua conta de afiliado')[nth - 1];
  await until(() => find() !== undefined);
  return /affiliate\/activate\?token=([\w-]+)/u.exec(find()?.text ?? '')?.[1] ?? '';
}

export type AffiliatePerson = { email: string; token: string; client: TestClient };

/** Somebody who is active and signed in. */
export async function makeAffiliate(app: TestApp, email = `${randomUUID()}@correio.com`): Promise<AffiliatePerson> {
  await askToTakePart(app, email);
  const token = await activationToken(app, email);
  const client = app.client();
  const steps = [
    await client.post('/api/affiliate/activate', { token, password: GOOD_PASSWORD }),
    await client.post('/api/affiliate/login', { email, password: GOOD_PASSWORD }),
  ];
  if (steps.some(({ body }) => body.success !== true))
    throw new Error(`an affiliate: ${steps.map(({ text }) => text)}`);
  return { email, token, client };
}

export const readPanel = async (client: TestClient, days = 30) =>
  (await client.get(`/api/affiliate/panel?days=${days}`)).body;

export const readStatement = async (client: TestClient) => (await client.get('/api/affiliate/statement')).body.items;

/** A browser follows a link, as it is or with a label. @returns where it was led */
export async function follow(
  client: TestClient,
  link: string,
  headers: Record<string, string> = {},
): Promise<string | null> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(link, { redirect: 'manual', headers: { ...headers, cookie } });
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
    client.cookies.set(name, value);
  }
  return answer.headers.get('location');
}

/** Somebody who registers in a browser that came by links, the last one last. */
export async function makeReferred(
  app: TestApp,
  links: readonly string[],
  changes: Record<string, unknown> = {},
): Promise<Person> {
  const browser = app.client();
  for (const link of links) await follow(browser, link);
  return makePerson({ ...app, client: () => browser }, changes);
}

export const givePixKey = (client: TestClient, pixKey = 'bia@banco.com', changes: Record<string, unknown> = {}) =>
  client.call('PUT', '/api/affiliate/pix-key', {
    body: { kind: 'email', pixKey, password: GOOD_PASSWORD, ...changes },
  });
