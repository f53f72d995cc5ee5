import '../../testing/console-guard.ts';
import type { StreamEvent } from '@cafune/contract/chat';
import { describe, expect, it } from 'vitest';
import { makeMessage } from '../../testing/conversation.ts';
import {
  type ConversationAction,
  type ConversationState,
  EMPTY_CONVERSATION,
  reduceConversation,
} from './conversation-state.ts';

function folded(actions: readonly ConversationAction[], from = EMPTY_CONVERSATION): ConversationState {
  return actions.reduce(reduceConversation, from);
}
const at = (seq: number, over = {}) => makeMessage({ id: `m${seq}`, seq, content: `${seq}`, ...over });
const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => at(from + index));
const ids = (state: ConversationState) => state.messages.map((message) => message.id);
const event = (seq: number, told: StreamEvent): ConversationAction => ({ type: 'event', seq, event: told });
const page = (from: number, to: number, lastSeq = to): ConversationAction => ({
  type: 'page-loaded',
  items: span(from, to),
  lastSeq,
  hasMore: from > 1,
});
const window = (from: number, to: number, focusId: string | null = null): ConversationAction => ({
  type: 'window-loaded',
  items: span(from, to),
  lastSeq: 90,
  hasOlder: from > 1,
  hasNewer: true,
  focusId,
});

describe('somewhere in a long conversation', () => {
  it('is what is around a message, which the reader is taken to', () => {
    const state = folded([page(80, 90), window(20, 30, 'm25')]);
    expect(ids(state)).toEqual(span(20, 30).map(({ id }) => id));
    expect(state).toMatchObject({ hasOlder: true, hasNewer: true, lastSeq: 90, focus: { messageId: 'm25' } });
  });

  it('keeps the reader there when a fresh newest page comes, and takes no message of the end', () => {
    const state = folded([window(20, 30), page(81, 91), event(92, { type: 'message-added', message: at(92) })]);
    expect(ids(state).at(-1)).toBe('m30');
    expect(state).toMatchObject({ hasNewer: true, lastSeq: 92, hasGap: false });
  });

  it('grows to the end, and is the end then', () => {
    const newer: ConversationAction = { type: 'newer-loaded', items: span(30, 40), lastSeq: 90, hasMore: false };
    const state = folded([window(20, 30), newer]);
    expect(ids(state)).toEqual(span(20, 40).map(({ id }) => id));
    expect(state.hasNewer).toBe(false);
  });

  it('gives way to the newest page when the reader goes to the end', () => {
    const state = folded([window(20, 30), { type: 'end-loaded', items: span(80, 90), lastSeq: 90, hasMore: true }]);
    expect(ids(state)).toEqual(span(80, 90).map(({ id }) => id));
    expect(state).toMatchObject({ hasOlder: true, hasNewer: false });
  });
});

describe('another way', () => {
  it('begins after a position: what was there leaves, what stands there is read from that position', () => {
    const changed = event(11, { type: 'path-changed', messageId: 'm5', fromSeq: 4, hasTail: true });
    const state = folded([page(1, 10), changed]);
    expect(ids(state)).toEqual(['m1', 'm2', 'm3', 'm4']);
    expect(state).toMatchObject({ hasGap: true, staleFrom: 4, lastSeq: 11 });
    const other = [at(5, { content: 'outra', variant: { index: 2, count: 2 } }), at(11)];
    const healed = folded([{ type: 'tail-shown', fromSeq: 4, items: other, lastSeq: 11, hasMore: false }], state);
    expect(ids(healed)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm11']);
    expect(healed).toMatchObject({ hasGap: false, staleFrom: null });
  });

  it('without anything behind it needs no reading, and the new version takes its place', () => {
    const again = at(5, { content: '', status: 'queued', variant: { index: 2, count: 2 } });
    const state = folded([
      page(1, 10),
      event(11, { type: 'path-changed', messageId: 'm5', fromSeq: 5, hasTail: false }),
      event(12, { type: 'message-added', message: again }),
    ]);
    expect(ids(state)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
    expect(state.messages[4]).toMatchObject({ status: 'queued', variant: { index: 2, count: 2 } });
    expect(state.hasGap).toBe(false);
  });

  it('behind the reader’s window changes nothing on screen', () => {
    const changed = event(91, { type: 'path-changed', messageId: 'm60', fromSeq: 59, hasTail: true });
    const state = folded([window(20, 30), changed]);
    expect(ids(state).at(-1)).toBe('m30');
    expect(state).toMatchObject({ hasNewer: true, hasGap: false });
  });

  it('shown from memory keeps the last event known, until the answer confirms it', () => {
    const fast = folded([
      page(1, 10),
      { type: 'tail-shown', fromSeq: 7, items: [at(8)], lastSeq: null, hasMore: false },
    ]);
    expect(ids(fast).slice(-2)).toEqual(['m7', 'm8']);
    expect(fast.lastSeq).toBe(10);
  });

  it('of a page that shares no message with what is known hides no hole', () => {
    // Same positions, other messages: another device went down another way.
    const others = [at(8, { id: 'x8' }), at(9, { id: 'x9' })];
    const state = folded([page(1, 10), { type: 'page-loaded', items: others, lastSeq: 20, hasMore: true }]);
    expect(ids(state)).toEqual(['x8', 'x9']);
    expect(state.hasOlder).toBe(true);
  });
});

describe('two devices', () => {
  it('see each other’s deletions, reactions and rewritten words', () => {
    const state = folded([
      page(1, 3),
      event(4, { type: 'message-removed', messageId: 'm2' }),
      event(5, { type: 'message-changed', messageId: 'm3', reaction: '🔥' }),
      event(6, { type: 'message-added', message: at(1, { content: 'reescrita', isEdited: true }) }),
    ]);
    expect(state.messages.map(({ id, content, reaction }) => [id, content, reaction])).toEqual([
      ['m1', 'reescrita', null],
      ['m3', '3', '🔥'],
    ]);
    expect(state.lastSeq).toBe(6);
  });
});
