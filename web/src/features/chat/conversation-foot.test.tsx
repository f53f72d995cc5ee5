import '../../testing/console-guard.ts';
import type { Conversation } from '@cafune/contract/chat';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer } from '../../testing/answers.ts';
import { makeConversation, makeLive } from '../../testing/live-conversation.ts';
import { drawPage, PERSON, stubServer, stubWidth } from '../../testing/page.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { conversationQuery } from './api.ts';
import { ConversationFoot } from './components/conversation-foot.tsx';
import type { Refusal } from './conversation-session.ts';
import { EMPTY_CONVERSATION } from './conversation-state.ts';
import { writeDraft } from './draft.ts';
import type { LiveConversation } from './use-conversation.ts';

const CHANGE = { version: 2, note: 'Mudou de cidade', changedAt: '2026-11-21T12:00:00.000Z' };
const CONVERSATION = makeConversation();

function liveWith(refusal: Refusal | null): LiveConversation {
  return makeLive({ state: { ...EMPTY_CONVERSATION, isLoaded: true }, refusal });
}

function Foot({ refusal }: { refusal: Refusal | null }) {
  const { data } = useQuery(conversationQuery(CONVERSATION.id));
  if (data === undefined) return null;
  const nothing = () => undefined;
  const rest = { replying: false, show: nothing, quote: null, onQuote: nothing };
  return <ConversationFoot conversation={data} live={liveWith(refusal)} {...rest} />;
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
      const note = await screen.findByRole('region', { name: 'Ela mudou' });
      expect(note.textContent).toContain('Ela mudou: Mudou de cidade');
      fireEvent.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Ela mudou' })).toBeNull());
      expect(choices()).toEqual([{ choice }]);
      unmount();
    }
  });

  it('stays asked about when the choice did not get there', async () => {
    await draw({ ...CONVERSATION, change: CHANGE }, { choose: () => errorAnswer(503, 'internal', 'Voltamos já.') });
    fireEvent.click(await screen.findByRole('button', { name: 'Atualizar' }));
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
    expect((await screen.findByRole('alert')).textContent).toContain('Ela está em análise.');
    expect(screen.getByRole('textbox')).toHaveProperty('disabled', true);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'ia te contar');
    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveProperty('disabled', true);
    expect(screen.queryByText('2 moedas por resposta')).toBeNull();
  });

  it('says of what did not go that nothing was charged, and forgets it when the review is over', async () => {
    const message = 'Ela está em análise. Sua mensagem não foi enviada e nada foi cobrado.';
    const refusal: Refusal = { kind: 'in-review', message, content: '' };
    const { unmount } = await draw({ ...CONVERSATION, isPaused: true }, { refusal });
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    unmount();
    await draw(CONVERSATION, { refusal });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('textbox')).toHaveProperty('disabled', false);
  });
});

describe('a message that may not go', () => {
  it('is back in the field with the sentence', async () => {
    const message = 'Remova dados pessoais do texto.';
    await draw(CONVERSATION, { refusal: { kind: 'text', message, content: 'meu CPF é' } });
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'meu CPF é');
    expect(screen.getByRole('textbox')).toHaveProperty('disabled', false);
  });

  it('in a frozen conversation leaves no field, and says so without blame', async () => {
    const { unmount } = await draw(CONVERSATION);
    unmount();
    stubServer({
      'GET /api/auth/status': () => PERSON,
      [`GET /api/conversations/${CONVERSATION.id}`]: () => ({ ...CONVERSATION, isFrozen: true }),
    });
    await drawPage(() => <Foot refusal={null} />);
    expect(await screen.findByText(/Esta conversa foi encerrada/)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the day’s limit', () => {
  it('says when it opens again, keeps what is written, and leaves the field open', async () => {
    writeDraft(CONVERSATION.id, 'boa noite');
    await draw(makeConversation({ reopensAt: new Date(Date.now() + 3_600_000).toISOString() }));
    expect((await screen.findByRole('alert')).textContent).toContain('abrem de novo à meia-noite');
    expect(screen.getByRole('link', { name: 'Ver meu limite' }).getAttribute('href')).toBe('/my-account');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'boa noite');
    // A message in crisis goes through whatever the limit is.
    expect(screen.getByRole('button', { name: /Enviar/u })).toHaveProperty('disabled', false);
  });

  it('is over at midnight, also of a conversation that was read before', async () => {
    await draw(makeConversation({ reopensAt: new Date(Date.now() - 1_000).toISOString() }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/abrem de novo/u)).toBeNull();
  });

  it('brings back what was refused', async () => {
    await draw(makeConversation(), { refusal: { kind: 'limit', message: 'Chegou.', content: 'ainda aqui' } });
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', 'ainda aqui'));
  });
});
