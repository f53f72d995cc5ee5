import '../../testing/console-guard.ts';
import type { Message } from '@cafune/contract/chat';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeMessage } from '../../testing/conversation.ts';
import { makeDesk } from '../../testing/live-conversation.ts';
import { MessageRow, OutgoingRow } from './components/message-row.tsx';
import { OfflineReplyRow } from './components/offline-reply-row.tsx';
import { rowsOf } from './message-rows.ts';
import { createTextFeed } from './text-feed.ts';

const SPEAKER = { name: 'Tainá', face: '/face.webp' };
const REPLY = makeMessage({ id: 'r', seq: 2, content: '*sorri*\nOi!' });

function draw(message: Message, onRetry = () => undefined) {
  const texts = createTextFeed(() => undefined);
  return render(
    <MessageRow
      message={message}
      texts={texts}
      speaker={SPEAKER}
      isLastOfRun
      isCurrent={false}
      isEditing={false}
      failure={null}
      desk={makeDesk({ retry: onRetry })}
    />,
  ).container;
}

describe('a message', () => {
  it('puts narration outside the bubble', () => {
    const container = draw(REPLY);
    expect(container.querySelector('.narration')?.textContent).toBe('sorri');
    expect(container.querySelector('.bubble')?.textContent).toBe('Oi!');
  });

  it('shows strands before the first word and a caret after', () => {
    expect(draw({ ...REPLY, status: 'queued', content: '' }).querySelector('.thinking')).not.toBeNull();
    expect(screen.getByText('Tainá está escrevendo')).toBeDefined();
    expect(draw({ ...REPLY, status: 'streaming', content: 'Oi' }).querySelector('.caret')).not.toBeNull();
  });

  it('offers another attempt when the reply failed, saying nothing was charged', () => {
    const onRetry = vi.fn();
    draw({ ...REPLY, status: 'failed', content: '' }, onRetry);
    fireEvent.click(screen.getByRole('button', { name: /nada foi cobrado/ }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('says what to do when a send failed', () => {
    const onRetry = vi.fn();
    const outgoing = {
      clientId: 'k',
      content: 'oi',
      createdAt: REPLY.createdAt,
      status: 'failed',
      reason: null,
    } as const;
    render(<OutgoingRow outgoing={outgoing} onRetry={onRetry} onDiscard={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: 'Não foi. Toque pra tentar de novo' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('what she answered on the device', () => {
  const at = REPLY.createdAt;

  it('comes after strands, is typed with a caret, and carries its mark as it does once it was sent', () => {
    const { container, rerender } = render(
      <OfflineReplyRow reply={{ text: '', at, isWhole: false }} speaker={SPEAKER} />,
    );
    expect(screen.getByText('Tainá está escrevendo')).toBeDefined();
    rerender(<OfflineReplyRow reply={{ text: 'Boa', at, isWhole: false }} speaker={SPEAKER} />);
    expect(container.querySelector('.caret')).not.toBeNull();
    rerender(<OfflineReplyRow reply={{ text: 'Boa viagem!', at, isWhole: true }} speaker={SPEAKER} />);
    expect(container.querySelector('.caret')).toBeNull();
    expect(container.querySelector('.bubble')?.textContent).toBe('Boa viagem!');
    const mark = container.querySelector('.message-note')?.textContent;
    expect(mark).toBe('Escrita no aparelho, sem conexão');
    const sent = draw({ ...REPLY, isOffline: true });
    expect(sent.querySelector('.message-note')?.textContent).toBe(mark);
  });

  it('stands under the message it answers, in a row of hers that stays the same while nothing changes in it', () => {
    const waiting = { content: 'oi', createdAt: at, status: 'queued', reason: null } as const;
    const reply = { text: 'Oi!', at, isWhole: true };
    const outgoing = [
      { ...waiting, clientId: 'a', reply },
      { ...waiting, clientId: 'b' },
    ];
    const rows = rowsOf({ messages: [], outgoing }, new Date(at));
    expect(rows.map(({ key, kind }) => [key, kind])).toEqual([
      ['a', 'outgoing'],
      ['a-reply', 'offline-reply'],
      ['b', 'outgoing'],
    ]);
    expect(rowsOf({ messages: [], outgoing }, new Date(at))[1]).toBe(rows[1]);
  });
});

describe('the rows of a conversation', () => {
  it('separate days and long pauses, and keep the key of what was sent', () => {
    const now = new Date(2026, 10, 21, 20, 0);
    const at = (day: number, hour: number): string => new Date(2026, 10, day, hour, 42).toISOString();
    const rows = rowsOf(
      {
        messages: [
          { ...REPLY, id: 'a', createdAt: at(20, 8) },
          { ...REPLY, id: 'b', createdAt: at(20, 9) },
          { ...REPLY, id: 'c', role: 'person', clientId: 'k', createdAt: at(21, 9) },
          { ...REPLY, id: 'd', createdAt: at(21, 19) },
        ],
        outgoing: [],
      },
      now,
    );
    expect(rows.map((row) => row.separator)).toEqual(['Ontem, 08:42', null, 'Hoje, 09:42', 'Hoje, 19:42']);
    expect(rows.map((row) => row.key)).toEqual(['a', 'b', 'k', 'd']);
    expect(rows.map((row) => row.kind === 'message' && row.isLastOfRun)).toEqual([false, true, true, true]);
  });
});
