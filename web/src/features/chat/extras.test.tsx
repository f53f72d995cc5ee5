import '../../testing/console-guard.ts';
import type { Message } from '@cafune/contract/chat';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeMessage } from '../../testing/conversation.ts';
import { makeConversation, makeLive } from '../../testing/live-conversation.ts';
import { messageMenuItems } from './extras.tsx';

function drawItems(over: Partial<Message>) {
  const close = vi.fn();
  const show = vi.fn();
  const message = makeMessage({ id: 'm2', seq: 2, ...over });
  render(messageMenuItems({ conversation: makeConversation(), live: makeLive(), message, show, close }));
  return { close, show, names: () => screen.queryAllByRole('button').map(({ textContent }) => textContent) };
}

describe('what more can be done with a message', () => {
  it('of hers: hearing it, why she said it, and telling us; the menu closes before the sheet opens', () => {
    const { close, show, names } = drawItems({ replyToId: 'm1' });
    expect(names()).toEqual(['Ouvir', 'Por que ela disse isso', 'Denunciar']);
    fireEvent.click(screen.getByRole('button', { name: 'Por que ela disse isso' }));
    expect(close).toHaveBeenCalledBefore(show);
    expect(show).toHaveBeenCalledOnce();
  });

  it('that greets: it answers nothing, so there is no why', () => {
    expect(drawItems({ replyToId: null }).names()).toEqual(['Ouvir', 'Denunciar']);
  });

  it('of the person, or of the house: nothing', () => {
    expect(drawItems({ role: 'person' }).names()).toEqual([]);
    expect(drawItems({ role: 'notice' }).names()).toEqual([]);
  });
});
