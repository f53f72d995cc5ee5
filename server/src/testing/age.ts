import { randomUUID } from 'node:crypto';
import type { TestAnswer, TestClient } from './client.ts';

/** Goes through a check on the page that stands in for a provider. @returns the answer that ended it */
export async function checkAge(
  client: TestClient,
  outcome: 'adult' | 'minor' | 'failed',
  person: string = randomUUID(),
): Promise<TestAnswer> {
  const { body } = await client.post('/api/age-checks');
  const state = new URL(body.url).searchParams.get('state') ?? '';
  const signed = await client.post('/api/age-sandbox', { state, outcome, person });
  return client.post('/api/age-checks/finish', { state, answer: signed.body.answer });
}

/** An adult whose age is confirmed and who chose the level `sensual`. */
export async function makeSensual(client: TestClient): Promise<void> {
  await checkAge(client, 'adult');
  const chosen = await client.call('PUT', '/api/content-level', { body: { level: 'sensual' } });
  if (chosen.status !== 200) throw new Error(`choosing a level answered ${chosen.status}: ${chosen.text}`);
}
