/** Whether the feedback dialog is open, for whoever opens it and for the one place that draws it (spec §4). */
let isOpen = false;
const listeners = new Set<() => void>();

function setOpen(next: boolean): void {
  if (isOpen === next) return;
  isOpen = next;
  for (const listener of listeners) listener();
}

export function openFeedback(): void {
  setOpen(true);
}

export function closeFeedback(): void {
  setOpen(false);
}

export function isFeedbackOpen(): boolean {
  return isOpen;
}

export function subscribeToFeedback(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
