import '../../testing/console-guard.ts';
import type { Message } from '@cafune/contract/chat';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeMessage } from '../../testing/conversation.ts';
import { makeConversation } from '../../testing/live-conversation.ts';
import { drawPage, stubServer } from '../../testing/page.tsx';
import { EMPTY_CONVERSATION } from './conversation-state.ts';
import { useReadMark } from './use-read-mark.ts';

const CONVERSATION = makeConversation({ readSeq: 2, lastSeq: 4 });
const READ = makeMessage({ id: 'm2', seq: 2 });
const UNREAD = makeMessage({ id: 'm3', seq: 3 });

function Mark({ messages, isAtEnd }: { messages: Message[]; isAtEnd: boolean }) {
  const state = { ...EMPTY_CONVERSATION, isLoaded: true, messages };
  return <p>primeira: {useReadMark({ conversation: CONVERSATION, state, isAtEnd }) ?? 'nenhuma'}</p>;
}

async function draw(messages: Message[], isAtEnd = true) {
  const server = stubServer({
    [`PUT /api/conversations/${CONVERSATION.id}/read`]: () => new Response(null, { status: 204 }),
  });
  await drawPage(() => <Mark messages={messages} isAtEnd={isAtEnd} />);
  return () => server.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
}
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('what is new', () => {
  it('begins after what was read, and is read once its end was on screen for a moment', async () => {
    const sent = await draw([READ, UNREAD]);
    expect(screen.getByText('primeira: m3')).toBeDefined();
    expect(sent()).toEqual([]);
    await vi.waitFor(() => expect(sent()).toEqual([{ seq: 3 }]), { timeout: 3_000 });
  });

  it('stays unread while the reader is elsewhere, and so does a reply still being written', async () => {
    const elsewhere = await draw([READ, UNREAD], false);
    const writing = await draw([READ, { ...UNREAD, status: 'streaming' }]);
    await passed(1_000);
    expect([elsewhere(), writing()]).toEqual([[], []]);
  });

  it('needs no line where everything was read', async () => {
    await draw([READ]);
    expect(screen.getByText('primeira: nenhuma')).toBeDefined();
  });
});
