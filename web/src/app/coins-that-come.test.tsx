import '../testing/console-guard.ts';
import 'fake-indexeddb/auto';
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { conversationQuery } from '../features/chat/api.ts';
import { ConversationFoot } from '../features/chat/components/conversation-foot.tsx';
import { writeDraft } from '../features/chat/draft.ts';
import { useConversation } from '../features/chat/use-conversation.ts';
import { CoinBalance, useBalanceUpdates } from '../features/coins/index.ts';
import { emit } from '../platform/realtime/event-bus.ts';
import { errorAnswer } from '../testing/answers.ts';
import { stubDialogs } from '../testing/dialogs.ts';
import { makeConversation } from '../testing/live-conversation.ts';
import { drawPage, PERSON, stubServer, stubWidth } from '../testing/page.tsx';
import { useBusEvents } from './use-bus-events.ts';

const CONVERSATION = makeConversation({ replyPrice: { coins: 2, againCoins: 1, freeRepliesLeft: null } });
const MISSING = 'Você não tem moedas suficientes.';
const otherTab = new BroadcastChannel('cafune');

function Page() {
  useBusEvents();
  useBalanceUpdates();
  const live = useConversation(CONVERSATION.id);
  const { data } = useQuery(conversationQuery(CONVERSATION.id));
  if (data === undefined) return null;
  const nothing = () => undefined;
  const rest = { replying: false, show: nothing, quote: null, onQuote: nothing };
  return (
    <>
      <CoinBalance />
      <ConversationFoot conversation={data} live={live} {...rest} />
    </>
  );
}

/** Somebody whose message has just been refused: what was shown was more than there is. */
async function runOut() {
  const truth = { coins: 500 };
  const place = `/api/conversations/${CONVERSATION.id}`;
  stubServer({
    'GET /api/auth/status': () => PERSON,
    'GET /api/user/tokens': () => truth.coins,
    [`GET ${place}`]: () => CONVERSATION,
    [`GET ${place}/messages`]: () => ({ items: [], lastSeq: 0, hasMore: false }),
    [`POST ${place}/messages`]: () => errorAnswer(402, 'coins.insufficient', MISSING),
  });
  const { container } = await drawPage(() => <Page />);
  const pill = () => container.querySelector('.coin-pill')?.textContent ?? '';
  await waitFor(() => expect(pill()).toContain('500'));
  truth.coins = 1;
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ainda quero te contar' } });
  fireEvent.click(screen.getByRole('button', { name: /Enviar/u }));
  expect(await screen.findByText(MISSING)).toBeDefined();
  await waitFor(() => expect(pill()).toMatch(/^1\D/u));
  return { truth, pill };
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  stubDialogs();
  stubWidth(1_440);
  writeDraft(CONVERSATION.id, '');
});

describe('whoever ran out of coins in a conversation', () => {
  it('is told so until there are enough for a reply, and finds what was written where it was', async () => {
    const { truth, pill } = await runOut();
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Ainda quero te contar');
    truth.coins = 2;
    act(() => emit('balance_updated', { newBalance: 1 }));
    expect(screen.getByText(MISSING)).toBeDefined();
    await waitFor(() => expect(pill()).toMatch(/^2\D/u));
    await waitFor(() => expect(screen.queryByText(MISSING)).toBeNull());
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Ainda quero te contar');
  });

  it('goes on at once when an event carries enough', async () => {
    await runOut();
    act(() => emit('balance_updated', { newBalance: 701 }));
    await waitFor(() => expect(screen.queryByText(MISSING)).toBeNull(), { timeout: 500 });
  });

  it('goes on when another tab bought some', async () => {
    const { truth } = await runOut();
    truth.coins = 701;
    otherTab.postMessage({ type: 'payment-processed' });
    await waitFor(() => expect(screen.queryByText(MISSING)).toBeNull());
  });
});
