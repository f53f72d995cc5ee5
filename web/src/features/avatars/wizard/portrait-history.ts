/** The looks that were chosen before and after the one she has now. */
import type { PortraitChoices } from '@cafune/contract/avatars/definition';

/** How many choices can be taken back. */
const STEPS_BACK = 100;

/** What she looks like now, and the looks before and after it. A look is plain data. */
export type PortraitHistory<Look> = {
  now: Look;
  past: readonly Look[];
  future: readonly Look[];
  /** Whether the last choice was one of many on the way of a slider, which count as one. */
  isSliding: boolean;
};

export function historyOf<Look>(now: Look): PortraitHistory<Look> {
  return { now, past: [], future: [], isSliding: false };
}

/** Chooses; the same look again is no step. */
export function choose<Look>(history: PortraitHistory<Look>, next: Look): PortraitHistory<Look> {
  if (JSON.stringify(next) === JSON.stringify(history.now)) return history;
  return { now: next, past: [...history.past, history.now].slice(-STEPS_BACK), future: [], isSliding: false };
}

/** Chooses along a slider: however far it goes, it is taken back at once. */
export function slide<Look>(history: PortraitHistory<Look>, next: Look): PortraitHistory<Look> {
  const moved = history.isSliding ? { ...history, now: next, future: [] } : choose(history, next);
  return moved === history ? history : { ...moved, isSliding: true };
}

export function undo<Look>(history: PortraitHistory<Look>): PortraitHistory<Look> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { now: before, past: history.past.slice(0, -1), future: [history.now, ...history.future], isSliding: false };
}

export function redo<Look>(history: PortraitHistory<Look>): PortraitHistory<Look> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { now: after, past: [...history.past, history.now], future, isSliding: false };
}

/** Whether nothing was drawn yet: then she is drawn by chance. */
export function isUndrawn(choices: PortraitChoices): boolean {
  return Object.keys(choices).length === 0;
}
