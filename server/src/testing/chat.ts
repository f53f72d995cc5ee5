import { MEMORY_CONSENT_VERSION } from '@cafune/contract/chat/memory';
import type { TestClient } from './client.ts';
import { makeMessage } from './factories.ts';
import { type ReceivedEvent, readAllEvents } from './sse.ts';

export const STREAM = { accept: 'text/event-stream' };

/** Sends a message and leaves the stream of the reply open. */
export function openReply(
  client: TestClient,
  conversationId: string,
  body: unknown = makeMessage(),
): Promise<Response> {
  return client.open('POST', `/api/conversations/${conversationId}/messages`, { body, headers: STREAM });
}

/** Sends a message and reads the reply to its end. */
export async function readReply(
  client: TestClient,
  conversationId: string,
  body: unknown = makeMessage(),
): Promise<ReceivedEvent[]> {
  return readAllEvents(await openReply(client, conversationId, body));
}

export function textOf(events: readonly ReceivedEvent[]): string {
  return events
    .filter((event) => event.name === 'text-delta')
    .map((event) => event.data.text)
    .join('');
}

export async function readBalance(client: TestClient): Promise<number> {
  return (await client.get('/api/user/tokens')).body;
}

// biome-ignore lint/suspicious/noExplicitAny: tests assert on whatever came
export async function readMessages(client: TestClient, conversationId: string): Promise<any[]> {
  return (await client.get(`/api/conversations/${conversationId}/messages`)).body.items;
}

/** Waits until no reply of the conversation is being written, and reads its messages. */
// biome-ignore lint/suspicious/noExplicitAny: tests assert on whatever came
export async function readSettled(client: TestClient, conversationId: string): Promise<any[]> {
  for (let tries = 0; tries < 400; tries += 1) {
    const items = await readMessages(client, conversationId);
    if (items.every((item) => item.status !== 'queued' && item.status !== 'streaming')) return items;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the reply did not end');
}

/** Writes a message and waits for the reply. @returns the messages on screen */
// biome-ignore lint/suspicious/noExplicitAny: tests assert on whatever came
export async function say(client: TestClient, conversationId: string, content: string): Promise<any[]> {
  const answer = await client.post(`/api/conversations/${conversationId}/messages`, makeMessage(content));
  if (answer.status !== 201) throw new Error(`sending answered ${answer.status}: ${answer.text}`);
  return readSettled(client, conversationId);
}

/** Lets characters remember, or not. */
export async function allowMemory(client: TestClient, isGranted = true): Promise<void> {
  const answer = await client.call('PUT', '/api/memory-consent', {
    body: { isGranted, version: MEMORY_CONSENT_VERSION },
  });
  if (answer.status !== 204) throw new Error(`consenting answered ${answer.status}: ${answer.text}`);
}
