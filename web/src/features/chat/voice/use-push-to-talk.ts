import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

/** Held longer than this, letting go ends it; shorter, it goes on until the next press. Milliseconds. */
const HOLD_MS = 350;

type PushToTalk = {
  isOn: boolean;
  /** The microphone is really on: a hold that was spent on answering the browser's question is none. */
  isHearing: boolean;
  start: () => void;
  stop: () => void;
  /** Something has to be said first; then only a press counts. */
  ask: (() => void) | null;
};

/** A button that is pressed to begin and to end, or held to talk: with a pointer, with Space or Enter, or by assistive technology. */
export function usePushToTalk({ isOn, isHearing, start, stop, ask }: PushToTalk) {
  const pressedAt = useRef<number | null>(null);
  const isHandled = useRef(false);

  function down(): void {
    if (isOn) stop();
    else {
      pressedAt.current = performance.now();
      start();
    }
  }
  function up(): void {
    const since = pressedAt.current;
    pressedAt.current = null;
    if (since !== null && isHearing && performance.now() - since >= HOLD_MS) stop();
  }
  const isKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      isHandled.current = ask === null && event.button === 0;
      if (!isHandled.current) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      down();
    },
    onPointerUp: up,
    onPointerCancel: up,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (ask !== null || !isKey(event)) return;
      // Without the click that would follow.
      event.preventDefault();
      if (!event.repeat) down();
    },
    onKeyUp: (event: KeyboardEvent<HTMLElement>) => {
      if (ask !== null || !isKey(event)) return;
      event.preventDefault();
      up();
    },
    onBlur: up,
    onClick: (event: MouseEvent<HTMLElement>) => {
      // The end of a press that was heard already; assistive technology presses without a pointer.
      if (isHandled.current && event.detail !== 0) return;
      if (ask !== null) ask();
      else if (isOn) stop();
      else start();
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => event.preventDefault(),
  };
}
