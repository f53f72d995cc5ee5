/** How the person wants to see the interface: cookies, so that `theme.js` applies them before the first paint. */
import { readCookie, writeCookie } from './cookies.ts';

export const MOTION_CHOICES = ['system', 'reduced'] as const;
export type MotionChoice = (typeof MOTION_CHOICES)[number];
/** Per cent of the browser's text size. */
export const TEXT_SIZES = ['100', '112', '125'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const ONE_YEAR_SECONDS = 31_536_000;
const listeners = new Set<() => void>();

/** Hears of every new choice. */
export function subscribeToDisplay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readMotion(): MotionChoice {
  return MOTION_CHOICES.find((choice) => choice === readCookie('motion')) ?? 'system';
}

export function readTextSize(): TextSize {
  return TEXT_SIZES.find((size) => size === readCookie('text')) ?? '100';
}

export function applyMotion(choice: MotionChoice): void {
  document.documentElement.dataset.motion = choice;
  keep('motion', choice);
}

export function applyTextSize(size: TextSize): void {
  document.documentElement.dataset.text = size;
  keep('text', size);
}

function keep(name: string, value: string): void {
  writeCookie(name, value, ONE_YEAR_SECONDS);
  for (const listener of listeners) listener();
}
