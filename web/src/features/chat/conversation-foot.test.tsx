import '../../testing/console-guard.ts';
import type { Conversation } from '@cafune/contract/chat';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer } from '../../testing/answers.ts';
import { drawPage, PERSON, stubServer, stubWidth } from '../../testing/page.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { conversationQuery } from './api.ts';
import { ConversationFoot } from './components/conversation-foot.tsx';
import type { Refusal } from './conversation-session.ts';
import { EMPTY_CONVERSATION } from './conversation-state.ts';
import { writeDraft } from './draft.ts';
import type { LiveConversation } from './use-conversation.ts';

const CHANGE = { version: 2, note: 'Mudou de cidade', changedAt: '2026-11-21T12:00:00.000Z' };
const CONVERSATION: Conversation = {
  id: '00000000-0000-7000-8000-000000000001',
  avatar: {
    id: '00000000-0000-7000-8000-000000000002',
    slug: 'lua',
    name: 'Lua',
    age: 27,
    city: 'Olinda',
    occupation: 'ceramista',
    tagline: '',
    tags: [],
    images: { card360: '', card720: '', face160: '', face320: '' },
    ambient: '.5 .1 20',
  },
  starters: ['Oi?'],
  change: null,
  isPaused: false,
  isFrozen: false,
  readSeq: 1,
  lastSeq: 1,
  provider: null,
  replyPrice: { coins: 2, againCoins: 1, freeRepliesLeft: null },
  createdAt: '2026-11-21T12:00:00.000Z',
  lastActivity: '2026-11-21T12:00:00.000Z',
};

function liveWith(refusal: Refusal | null): LiveConversation {
  const nothing = () => undefined;
  const actions = { reload: nothing, send: nothing, sendAgain: nothing, discard: nothing, retryReply: nothing };
  return {
    state: { ...EMPTY_CONVERSATION, isLoaded: true },
    texts: { read: nothing, grown: nothing, subscribe: () => nothing },
    loadError: null,
    refusal,
    announcement: '',
    actions: { ...actions, stop: nothing, loadOlder: nothing },
  };
}

function Foot({ refusal }: { refusal: Refusal | null }) {
  const { data } = useQuery(conversationQuery(CONVERSATION.id));
  return data ? <ConversationFoot conversation={data} live={liveWith(refusal)} replying={false} /> : null;
}

async function draw(conversation: Conversation, options: { refusal?: Refusal; choose?: () => unknown } = {}) {
  const server = stubServer({
    'GET /api/auth/status': () => PERSON,
    [`GET /api/conversations/${CONVERSATION.id}`]: () => conversation,
    [`POST /api/conversations/${CONVERSATION.id}/version`]: options.choose ?? (() => conversation),
  });
  const { unmount } = await drawPage(() => (
    <>
      <Foot refusal={options.refusal ?? null} />
      <Toaster />
    </>
  ));
  await screen.findByRole('textbox');
  const choices = () =>
    server.mock.calls
      .filter(([url]) => String(url).endsWith('/version'))
      .map(([, init]) => JSON.parse(String(init?.body)));
  return { choices, unmount };
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  stubWidth(390);
  writeDraft(CONVERSATION.id, '');
});

describe('a character who changed', () => {
  it('is told with her maker’s words, and both choices are one press away', async () => {
    for (const [button, choice] of [
      ['Atualizar', 'update'],
      ['Ficar com a de antes', 'keep'],
    ] as const) {
      const { choices, unmount } = await draw({ ...CONVERSATION, change: CHANGE }, { choose: () => CONVERSATION });
      const note = screen.getByRole('region', { name: 'Ela mudou' });
      expect(note.textContent).toContain('Ela mudou: Mudou de cidade');
      fireEvent.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Ela mudou' })).toBeNull());
      expect(choices()).toEqual([{ choice }]);
      unmount();
    }
  });

  it('stays asked about when the choice did not get there', async () => {
    await draw({ ...CONVERSATION, change: CHANGE }, { choose: () => errorAnswer(503, 'internal', 'Voltamos já.') });
    fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
    expect(await screen.findByText('Não deu agora. Tente de novo.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Ficar com a de antes' })).toHaveProperty('disabled', false);
  });

  it('says nothing where nothing changed', async () => {
    await draw(CONVERSATION);
    expect(screen.queryByRole('region', { name: 'Ela mudou' })).toBeNull();
  });
});

describe('a character in review (F06)', () => {
  it('cannot be written to, and it says why; the text stays', async () => {
    writeDraft(CONVERSATION.id, 'ia te contar');
    await draw({ ...CONVERSATION, isPaused: true });
    expect(screen.getByRole('alert').textContent).toContain('Ela está em análise.');
    expect(screen.getByRole('textbox')).toHaveProperty('disabled', true);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'ia te contar');
    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveProperty('disabled', true);
    expect(screen.queryByText('2 moedas por resposta')).toBeNull();
  });

  it('says of what did not go that nothing was charged, and forgets it when the review is over', async () => {
    const message = 'Ela está em análise. Sua mensagem não foi enviada e nada foi cobrado.';
    const refusal: Refusal = { kind: 'in-review', message, content: '' };
    const { unmount } = await draw({ ...CONVERSATION, isPaused: true }, { refusal });
    expect(screen.getByRole('alert').textContent).toContain(message);
    unmount();
    await draw(CONVERSATION, { refusal });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('textbox')).toHaveProperty('disabled', false);
  });
});
