import { randomUUID } from 'node:crypto';
import { catalogueId } from '../features/avatars/index.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';

export const GOOD_PASSWORD = 'moqueca com dendê';

/** A body that registers; every field may be replaced. */
export function makeRegistration(changes: Record<string, unknown> = {}) {
  return {
    firstName: 'Caio',
    email: `${randomUUID()}@correio.com`,
    password: GOOD_PASSWORD,
    birthDate: '1994-08-14',
    acceptTerms: true,
    ...changes,
  };
}

export type Person = { client: TestClient; id: string; email: string; syncToken: string };

/** A registered person with a session and 500 coins. */
export async function makePerson(app: TestApp, changes: Record<string, unknown> = {}): Promise<Person> {
  const client = app.client();
  const registration = makeRegistration(changes);
  const answer = await client.post('/api/auth/register', registration);
  if (answer.status !== 201) throw new Error(`registering answered ${answer.status}: ${answer.text}`);
  return { client, id: answer.body.user.id, email: registration.email, syncToken: answer.body.syncToken.token };
}

/** A visitor with a guest session. */
export async function makeGuest(app: TestApp): Promise<{ client: TestClient; id: string }> {
  const client = app.client();
  const answer = await client.post('/api/auth/guest');
  return { client, id: answer.body.guestSession.id };
}

/** The conversation of a client with a character of the catalogue. @returns its id */
export async function makeConversation(client: TestClient, slug = 'livia'): Promise<string> {
  const answer = await client.post('/api/conversations', { avatarId: catalogueId(slug) });
  if (answer.status !== 201 && answer.status !== 200)
    throw new Error(`opening answered ${answer.status}: ${answer.text}`);
  return answer.body.id;
}

export function makeMessage(content = 'Oi, tudo bem?', changes: Record<string, unknown> = {}) {
  return { content, timestamp: new Date().toISOString(), clientId: randomUUID(), ...changes };
}
