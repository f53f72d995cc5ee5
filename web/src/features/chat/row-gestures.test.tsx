import '../../testing/console-guard.ts';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeMessage } from '../../testing/conversation.ts';
import { makeActions, makeConversation, makeDesk } from '../../testing/live-conversation.ts';
import { useDesk } from './use-desk.ts';
import { useRowGestures } from './use-row-gestures.ts';

const MESSAGE = makeMessage({ id: 'r', seq: 3, content: 'Oi!', variant: { index: 2, count: 2 } });
const desk = makeDesk();
const move = vi.fn();

function Rows() {
  const gestures = useRowGestures({ desk, find: (id) => (id === 'r' ? MESSAGE : undefined), move });
  return (
    <div data-testid="log" tabIndex={-1} {...gestures}>
      <article data-row="r" data-message="r" tabIndex={-1}>
        <p className="bubble">Oi!</p>
        <a href="https://exemplo.com">receita de moqueca</a>
      </article>
    </div>
  );
}
const bubble = () => screen.getByText('Oi!');
const touch = (clientX: number, clientY = 100) => ({ pointerType: 'touch', clientX, clientY });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  render(<Rows />);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a finger on a message', () => {
  it('held still opens its menu; moving on, as scrolling does, opens nothing', () => {
    fireEvent.pointerDown(bubble(), touch(100));
    vi.advanceTimersByTime(460);
    expect(desk.openMenu).toHaveBeenCalledWith('r', expect.anything());
    fireEvent.pointerUp(bubble(), touch(100));
    fireEvent.pointerDown(bubble(), touch(100));
    fireEvent.pointerMove(bubble(), touch(100, 140));
    vi.advanceTimersByTime(460);
    expect(desk.openMenu).toHaveBeenCalledTimes(1);
  });

  it('swiped aside turns to the next or the previous version; swiped along the page it scrolls', () => {
    for (const [from, to, y] of [
      [200, 100, 100],
      [100, 200, 110],
      [100, 170, 260],
    ] as const) {
      fireEvent.pointerDown(bubble(), touch(from));
      fireEvent.pointerMove(bubble(), touch(to, y));
      fireEvent.pointerUp(bubble(), touch(to, y));
    }
    expect(vi.mocked(desk.turn).mock.calls).toEqual([
      [MESSAGE, 1],
      [MESSAGE, -1],
    ]);
  });
});

describe('mouse and keys', () => {
  it('right click opens the menu in place of the browser’s, but on a link', () => {
    expect(fireEvent.contextMenu(bubble())).toBe(false);
    expect(desk.openMenu).toHaveBeenCalledTimes(1);
    expect(fireEvent.contextMenu(screen.getByRole('link'))).toBe(true);
    expect(desk.openMenu).toHaveBeenCalledTimes(1);
  });

  it('do the same on the row that has the focus, and leave what is inside it alone', () => {
    const row = screen.getByRole('article');
    for (const key of ['m', 'ContextMenu']) fireEvent.keyDown(row, { key });
    fireEvent.keyDown(row, { key: 'F10', shiftKey: true });
    expect(desk.openMenu).toHaveBeenCalledTimes(3);
    fireEvent.keyDown(row, { key: 'ArrowLeft' });
    expect(desk.turn).toHaveBeenCalledWith(MESSAGE, -1);
    fireEvent.keyDown(row, { key: 'ArrowUp' });
    expect(move).toHaveBeenCalledWith(row, 'previous');
    fireEvent.keyDown(screen.getByTestId('log'), { key: 'End' });
    expect(move).toHaveBeenCalledWith(null, 'last');
    fireEvent.keyDown(screen.getByRole('link'), { key: 'm' });
    expect(desk.openMenu).toHaveBeenCalledTimes(3);
  });
});

describe('past the last version', () => {
  it('asks before it asks: nothing is written or paid until the price was seen', () => {
    const actions = makeActions();
    const { result } = renderHook(() => useDesk({ conversation: makeConversation(), actions, onQuote: vi.fn() }));
    act(() => result.current.desk.turn(MESSAGE, 1));
    expect(result.current.view.askingAgainId).toBe('r');
    expect(actions.regenerate).not.toHaveBeenCalled();
    expect(actions.choose).not.toHaveBeenCalled();
  });
});
