import '../../testing/console-guard.ts';
import type { StreamEvent } from '@cafune/contract/chat';
import { describe, expect, it } from 'vitest';
import { makeMessage as message } from '../../testing/conversation.ts';
import {
  type ConversationAction,
  type ConversationState,
  EMPTY_CONVERSATION,
  isReplying,
  reduceConversation,
} from './conversation-state.ts';

function folded(
  actions: readonly ConversationAction[],
  from: ConversationState = EMPTY_CONVERSATION,
): ConversationState {
  return actions.reduce(reduceConversation, from);
}

function event(seq: number, streamEvent: StreamEvent): ConversationAction {
  return { type: 'event', seq, event: streamEvent };
}

const PERSON = message({ id: 'p', seq: 1, role: 'person', content: 'oi', clientId: 'k' });
const REPLY = message({ id: 'r', seq: 2, status: 'queued', replyToId: 'p' });
const ASKED = [
  event(1, { type: 'message-added', message: PERSON }),
  event(2, { type: 'message-added', message: REPLY }),
  event(3, { type: 'text-start', messageId: 'r' }),
  event(4, { type: 'text-delta', messageId: 'r', text: 'Olha ' }),
  event(5, { type: 'text-delta', messageId: 'r', text: 'quem chegou' }),
];

describe('the events of a conversation', () => {
  it('build the reply as it is written', () => {
    const state = folded(ASKED);
    expect(state.messages.map((item) => [item.id, item.status, item.content])).toEqual([
      ['p', 'complete', 'oi'],
      ['r', 'streaming', 'Olha quem chegou'],
    ]);
    expect(isReplying(state)).toBe(true);
    expect(state.lastSeq).toBe(5);
  });

  it('are counted once however often they come', () => {
    const again = ASKED.slice(3);
    const state = folded([...ASKED, ...again, ...ASKED, ...again]);
    expect(state.messages[1]?.content).toBe('Olha quem chegou');
    expect(state.messages).toHaveLength(2);
    expect(state.lastSeq).toBe(5);
  });

  it('out of order are ignored and mark the gap, until a fresh page', () => {
    const state = folded([...ASKED, event(7, { type: 'text-delta', messageId: 'r', text: '!!' })]);
    expect(state).toMatchObject({ hasGap: true, lastSeq: 5 });
    expect(state.messages[1]?.content).toBe('Olha quem chegou');
    const page = { ...REPLY, status: 'streaming', content: 'Olha quem chegou. E' } as const;
    const healed = folded([{ type: 'page-loaded', items: [PERSON, page], lastSeq: 7, hasMore: false }], state);
    expect(healed).toMatchObject({ hasGap: false, lastSeq: 7 });
    expect(healed.messages[1]?.content).toBe('Olha quem chegou. E');
  });

  it('never shrink a text, but for its end', () => {
    const restarted = folded([...ASKED, event(6, { type: 'text-start', messageId: 'r' })]);
    expect(restarted.messages[1]?.content).toBe('Olha quem chegou');
    const old = { ...REPLY, status: 'streaming', content: 'Olha ' } as const;
    const stale = folded([...ASKED, { type: 'page-loaded', items: [PERSON, old], lastSeq: 4, hasMore: false }], {
      ...EMPTY_CONVERSATION,
      isLoaded: true,
    });
    expect(stale.messages[1]?.content).toBe('Olha quem chegou');
    const end = {
      type: 'text-end',
      messageId: 'r',
      status: 'stopped',
      text: 'Olha',
      isFallback: false,
      balanceCoins: 498,
    } as const;
    const ended = folded([...ASKED, event(6, end)]);
    expect(ended.messages[1]).toMatchObject({ status: 'stopped', content: 'Olha' });
    expect(isReplying(ended)).toBe(false);
  });

  it('tell a reply that failed from one that was cut, and a new attempt starts empty', () => {
    const error = { type: 'error', messageId: 'r', error: 'x', message: 'Não saiu.', balanceCoins: 500 } as const;
    const failed = folded([...ASKED.slice(0, 3), event(4, error)]);
    expect(failed.messages[1]?.status).toBe('failed');
    expect(failed.failures).toEqual({ r: 'Não saiu.' });
    const cut = folded([...ASKED, event(6, error)]);
    expect(cut.messages[1]).toMatchObject({ status: 'interrupted', content: 'Olha quem chegou' });
    const again = folded([event(7, { type: 'text-start', messageId: 'r' })], cut);
    expect(again.messages[1]).toMatchObject({ status: 'streaming', content: '' });
  });
});

describe('what the person sends', () => {
  const outgoing = {
    clientId: 'k',
    content: 'oi',
    createdAt: PERSON.createdAt,
    status: 'sending',
    reason: null,
  } as const;

  it('gives way to the confirmed message, by its id', () => {
    const state = folded([{ type: 'outgoing-set', outgoing }, ...ASKED]);
    expect(state.outgoing).toEqual([]);
    expect(state.messages.filter((item) => item.clientId === 'k')).toHaveLength(1);
  });

  it('is found again in a page', () => {
    const page = { type: 'page-loaded', items: [PERSON], lastSeq: 1, hasMore: false } as const;
    expect(folded([{ type: 'outgoing-set', outgoing }, page]).outgoing).toEqual([]);
  });
});

describe('older messages', () => {
  const newest = { type: 'page-loaded', items: [message({ id: 'z', seq: 90 })], lastSeq: 90, hasMore: true } as const;

  it('come in front once, and the list is told', () => {
    const older = { type: 'older-loaded', items: [message({ id: 'a', seq: 1 })], hasMore: false } as const;
    const state = folded([newest, older, older]);
    expect(state.messages.map((item) => item.id)).toEqual(['a', 'z']);
    expect(state).toMatchObject({ hasOlder: false, isPrepended: true });
    expect(folded([{ type: 'outgoing-removed', clientId: 'x' }], state).isPrepended).toBe(false);
  });

  it('are dropped when a fresh page does not join them: no hole is hidden', () => {
    const far = { type: 'page-loaded', items: [message({ id: 'q', seq: 300 })], lastSeq: 300, hasMore: true } as const;
    expect(folded([newest, far]).messages.map((item) => item.id)).toEqual(['q']);
  });
});
