/** What one tab tells the others of the same browser. */
export type TabMessage =
  /** With `seq`: as far as the server has gone; who has read as far has nothing to do. */
  | { type: 'conversation-changed'; conversationId: string; seq?: number }
  /** From now on what the server does is told as it happens; what it did before may have been missed. */
  | { type: 'listening' }
  | { type: 'session-changed' }
  /** An order went on. */
  | { type: 'payment-processed' }
  /** Somebody became VIP, renews otherwise or is VIP no more: what things cost changed. */
  | { type: 'vip-changed' }
  /** What the polling tab was answered, for tabs of the same account. */
  | { type: 'polled'; ownerId: string | null; path: string; data: unknown };

const NAME = 'cafune';
let sender: BroadcastChannel | null = null;

export function tellOtherTabs(message: TabMessage): void {
  if (typeof BroadcastChannel === 'undefined') return;
  sender ??= new BroadcastChannel(NAME);
  sender.postMessage(message);
}

const here = new Set<(message: TabMessage) => void>();

/** What this tab heard for the whole browser: told to the others, and here. */
export function tellEveryTab(message: TabMessage): void {
  tellOtherTabs(message);
  for (const listener of here) listener(message);
}

/** Hears the other tabs, and what is told to every tab, until the returned function is called. A tab does not hear itself. */
export function hearOtherTabs(listener: (message: TabMessage) => void): () => void {
  here.add(listener);
  if (typeof BroadcastChannel === 'undefined') return () => here.delete(listener);
  sender ??= new BroadcastChannel(NAME);
  const own = sender;
  const handle = (event: MessageEvent<TabMessage>): void => listener(event.data);
  own.addEventListener('message', handle);
  return () => {
    here.delete(listener);
    own.removeEventListener('message', handle);
  };
}
