/** The generic toast of spec §4: one visible at once, for 5 s. */
export type ToastMessage = {
  id: number;
  /** `error` is the specification's destructive toast. */
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** The one thing that can be done about it: mostly, to undo. It stays twice as long then. */
  action?: { label: string; act: () => void };
};

/** Spec §4: how long it stays, and how far a finger carries it away. */
export const TOAST_DURATION_MS = 5_000;
/** visual.md "Toast": with an action. */
export const TOAST_WITH_ACTION_MS = 10_000;
export const TOAST_SWIPE_PX = 50;

let current: ToastMessage | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

export function showToast(toast: Omit<ToastMessage, 'id'>): void {
  current = { ...toast, id: nextId };
  nextId += 1;
  for (const listener of listeners) listener();
}

export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  current = null;
  for (const listener of listeners) listener();
}

export function currentToast(): ToastMessage | null {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Closes the toast when it is drawn at this point of the window; says whether it was. */
export function dismissToastAt(x: number, y: number): boolean {
  const box = document.querySelector('.toast')?.getBoundingClientRect();
  if (current === null || box === undefined) return false;
  const isOnIt = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  if (isOnIt) dismissToast(current.id);
  return isOnIt;
}
