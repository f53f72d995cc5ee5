/** The generic toast of spec §4: one visible at once, 5 s (10 s with an action). */
export type ToastMessage = {
  id: number;
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
};

export const TOAST_DURATION_MS = 5_000;

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
