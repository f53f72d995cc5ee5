import { type PointerEvent, useRef } from 'react';

/** Let go after this many pixels, the sheet closes; before, it goes back to its place. */
const CLOSES_AFTER_PX = 96;

type Drag = { startY: number; sheet: HTMLElement };
type Handlers = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
};

/** Dragging a sheet's head down with a finger closes it; the close button and Escape do the same without dragging. */
export function useDragToClose(onClose: () => void): Handlers {
  const drag = useRef<Drag | null>(null);
  const end = (event: PointerEvent<HTMLElement>, mayClose: boolean): void => {
    const { current } = drag;
    if (current === null) return;
    drag.current = null;
    current.sheet.style.translate = '';
    if (mayClose && event.clientY - current.startY > CLOSES_AFTER_PX) onClose();
  };
  return {
    onPointerDown: (event) => {
      const sheet = event.currentTarget.closest('dialog');
      const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (sheet === null || isOnButton || event.pointerType !== 'touch') return;
      drag.current = { startY: event.clientY, sheet };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      const { current } = drag;
      if (current !== null) current.sheet.style.translate = `0 ${Math.max(0, event.clientY - current.startY)}px`;
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  };
}
