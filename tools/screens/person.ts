/** A person with a conversation, made through the API as a browser would. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
export type Person = { state: StorageState; conversationId: string; email: string };

const MESSAGES = ['Oi! Cheguei agora do trabalho, tô moída.', 'Fiz um café e pensei em você.', 'Me conta do seu dia?'];
const REPLY_TRIES = 150;
const REPLY_WAIT_MS = 200;

export async function makePerson(browser: Browser, url: string): Promise<Person> {
  const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  const { request } = context;
  const email = `${randomUUID()}@exemplo.com`;
  const identity = { firstName: 'Caio', email, password: 'moqueca com dendê' };
  await post(request, '/api/auth/register', { ...identity, birthDate: '1994-08-14', acceptTerms: true });
  const avatar = (await (await request.get('/api/avatars/livia')).json()) as { id: string };
  const conversation = (await post(request, '/api/conversations', { avatarId: avatar.id })) as { id: string };
  for (const content of MESSAGES) await converse(request, conversation.id, content);
  const state = await context.storageState();
  await context.close();
  return { state, conversationId: conversation.id, email };
}

async function post(request: APIRequestContext, path: string, data: object): Promise<unknown> {
  const response = await request.post(path, { data });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}

/** Sends a message and waits until its reply is whole. */
async function converse(request: APIRequestContext, conversationId: string, content: string): Promise<void> {
  const path = `/api/conversations/${conversationId}/messages`;
  const body = { content, timestamp: new Date().toISOString(), clientId: randomUUID() };
  const { replyId } = (await post(request, path, body)) as { replyId: string };
  for (let tries = 0; tries < REPLY_TRIES; tries += 1) {
    const page = (await (await request.get(path)).json()) as { items: { id: string; status: string }[] };
    if (page.items.some((message) => message.id === replyId && message.status === 'complete')) return;
    await new Promise((resolve) => setTimeout(resolve, REPLY_WAIT_MS));
  }
  throw new Error(`no reply to "${content}"`);
}
