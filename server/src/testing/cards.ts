import type { ImportedCard } from '@cafune/contract/avatars/creation';
import { makeAvatar } from './avatars.ts';
import type { TestAnswer, TestClient } from './client.ts';

/** Sends a file as the wizard does. */
export function sendCard(client: TestClient, file: Buffer, name = 'card.png'): Promise<TestAnswer> {
  const body = new FormData();
  body.set('card', new Blob([new Uint8Array(file)]), name);
  return client.call('POST', '/api/avatar-imports', { body });
}

/** An avatar made of what was read, with a person's answers where the card says nothing. @returns her id */
export function makeFromCard(client: TestClient, { importId, fields }: ImportedCard): Promise<string> {
  return makeAvatar(client, { importId, definition: fields });
}

/** One's own avatar as a file. */
export async function downloadCard(
  client: TestClient,
  id: string,
  format: string,
): Promise<{ response: Response; bytes: Buffer }> {
  const response = await client.open('GET', `/api/my-avatars/${id}/card?format=${format}`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}
