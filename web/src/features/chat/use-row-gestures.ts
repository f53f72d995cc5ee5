/** Fingers, mouse and keys on the rows of a conversation, heard once for all of them. Every gesture has a key and a button. */
import type { Message } from '@cafune/contract/chat';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import type { Desk } from './use-desk.ts';

const LONG_PRESS_MS = 450;
/** A finger that moved this far is not pressing. */
const STILL_PX = 10;
const SWIPE_PX = 56;

type Handlers = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
  onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

type GestureOptions = {
  desk: Desk;
  find: (messageId: string) => Message | undefined;
  /** Moves the focus among rows: from one, or from the list itself to the last on screen. */
  move: (from: HTMLElement | null, to: 'previous' | 'next' | 'first' | 'last') => void;
};

type Press = { x: number; y: number; row: HTMLElement; timer: ReturnType<typeof setTimeout>; isOver: boolean };

export function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
}

const MOVES = { ArrowUp: 'previous', ArrowDown: 'next', Home: 'first', End: 'last' } as const;

export function useRowGestures({ desk, find, move }: GestureOptions): Handlers {
  const press = useRef<Press | null>(null);

  function openMenu(row: HTMLElement): boolean {
    const message = find(row.dataset.message ?? '');
    if (message === undefined || message.role === 'notice') return false;
    const bubble = row.querySelector('.bubble, .narration, .gift-card, .photo-card') ?? row;
    desk.openMenu(message.id, bubble.getBoundingClientRect());
    return true;
  }

  function turn(row: HTMLElement, step: 1 | -1): void {
    const message = find(row.dataset.message ?? '');
    if (message !== undefined) desk.turn(message, step);
  }

  function endPress(): void {
    if (press.current !== null) clearTimeout(press.current.timer);
    press.current = null;
  }

  return {
    onPointerDown: (event) => {
      endPress();
      const row = rowOf(event.target);
      if (event.pointerType === 'mouse' || row === null || isControl(event.target)) return;
      const timer = setTimeout(() => {
        if (press.current?.row === row && openMenu(row)) press.current.isOver = true;
      }, LONG_PRESS_MS);
      press.current = { x: event.clientX, y: event.clientY, row, timer, isOver: false };
    },
    onPointerMove: (event) => {
      const pressed = press.current;
      if (pressed === null) return;
      const moved = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
      if (moved > STILL_PX) clearTimeout(pressed.timer);
    },
    onPointerUp: (event) => {
      const pressed = press.current;
      endPress();
      if (pressed === null || pressed.isOver) return;
      const [x, y] = [event.clientX - pressed.x, event.clientY - pressed.y];
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) turn(pressed.row, x < 0 ? 1 : -1);
    },
    onPointerCancel: endPress,
    onContextMenu: (event) => {
      const row = rowOf(event.target);
      const isNative = event.target instanceof Element && event.target.closest('a, textarea, input, img') !== null;
      if (row === null || isNative || hasSelection()) return;
      endPress();
      if (openMenu(row)) event.preventDefault();
    },
    onKeyDown: (event) => {
      const row = rowOf(event.target);
      if (event.target !== event.currentTarget && event.target !== row) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const to = MOVES[event.key as keyof typeof MOVES];
      if (to !== undefined) {
        event.preventDefault();
        move(row, to);
      } else if (row !== null) {
        onRowKey(event, row);
      }
    },
  };

  function onRowKey(event: KeyboardEvent<HTMLElement>, row: HTMLElement): void {
    const isMenuKey = event.key === 'm' || event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (isMenuKey && openMenu(row)) event.preventDefault();
    else if (event.key === 'ArrowLeft') turn(row, -1);
    else if (event.key === 'ArrowRight') turn(row, 1);
  }
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a, textarea, input') !== null;
}

function hasSelection(): boolean {
  return (getSelection()?.toString() ?? '') !== '';
}
