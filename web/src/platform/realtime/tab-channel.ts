/** What one tab tells the others of the same browser. */
export type TabMessage =
  | { type: 'conversation-changed'; conversationId: string }
  | { type: 'session-changed' }
  /** What the polling tab was answered, for tabs of the same account. */
  | { type: 'polled'; ownerId: string | null; path: string; data: unknown };

const NAME = 'cafune';
let sender: BroadcastChannel | null = null;

export function tellOtherTabs(message: TabMessage): void {
  if (typeof BroadcastChannel === 'undefined') return;
  sender ??= new BroadcastChannel(NAME);
  sender.postMessage(message);
}

/** Hears the other tabs until the returned function is called. A tab does not hear itself. */
export function hearOtherTabs(listener: (message: TabMessage) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  sender ??= new BroadcastChannel(NAME);
  const own = sender;
  const handle = (event: MessageEvent<TabMessage>): void => listener(event.data);
  own.addEventListener('message', handle);
  return () => own.removeEventListener('message', handle);
}
