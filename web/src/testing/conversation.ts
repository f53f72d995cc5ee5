/** Reads what the sending code takes in on demand: how long the first time takes, no test with a clock of its own can know. */
export async function readOnDemand(): Promise<void> {
  await Promise.all([
    import('../features/chat/safety/crisis-check.ts'),
    import('../features/chat/offline-engine/answer-waiting.ts'),
  ]);
}

/** A conversation against a pretend server, for tests. */
import type { Message } from '@cafune/contract/chat';
import { onTestFinished, vi } from 'vitest';
import { createSession, type SessionEffects } from '../features/chat/conversation-session.ts';
import { streamAnswer } from './answers.ts';

export type Sent = { clientId: string; content: string };

function silentEffects(): SessionEffects {
  return {
    onAsked: vi.fn(),
    onStored: vi.fn(),
    onBalance: vi.fn(),
    onReplyEnded: vi.fn(),
    onAnsweredHere: vi.fn(),
    onRefused: vi.fn(),
  };
}

export function setUp(
  answer: (body: Sent | null, call: number) => Response | Promise<Response>,
  { isLoaded = true, until = new AbortController() } = {},
) {
  const bodies: Sent[] = [];
  let calls = 0;
  const stub = vi.fn<typeof fetch>(async (_path, init) => {
    const body: Sent | null = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    if (body !== null) bodies.push(body);
    calls += 1;
    return answer(body, calls);
  });
  vi.stubGlobal('fetch', stub);
  const effects = silentEffects();
  onTestFinished(() => until.abort());
  const session = createSession('c1', { signal: until.signal }, effects);
  if (isLoaded) session.dispatch({ type: 'page-loaded', items: [], lastSeq: 0, hasMore: false });
  return { session, effects, bodies };
}

/** A message of hers, whole and without anything special. */
export function makeMessage(over: Partial<Message> & Pick<Message, 'id' | 'seq'>): Message {
  return {
    conversationId: 'c1',
    role: 'character',
    content: '',
    status: 'complete',
    variant: { index: 1, count: 1 },
    isEdited: false,
    isFallback: false,
    isOffline: false,
    reaction: null,
    quote: null,
    attachment: null,
    notice: null,
    clientId: null,
    replyToId: null,
    createdAt: '2026-11-21T12:00:00.000Z',
    ...over,
  };
}

export function person(sent: Sent): Message {
  return makeMessage({ id: 'p', seq: 1, role: 'person', content: sent.content, clientId: sent.clientId });
}

export function replied(sent: Sent): Response {
  const message = person(sent);
  const reply: Message = {
    ...message,
    id: 'r',
    seq: 2,
    role: 'character',
    content: '',
    status: 'queued',
    clientId: null,
  };
  const end = { type: 'text-end', messageId: 'r', status: 'complete', text: 'Oi!', balanceCoins: 498 };
  return streamAnswer([
    [1, { type: 'message-added', message } as { type: string }],
    [2, { type: 'message-added', message: reply } as { type: string }],
    [3, { type: 'text-start', messageId: 'r' } as { type: string }],
    [4, { type: 'text-delta', messageId: 'r', text: 'Oi!' } as { type: string }],
    [5, end],
  ]);
}
