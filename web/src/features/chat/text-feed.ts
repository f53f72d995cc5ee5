/** What replies say while they are written, apart from the list, so that a word redraws only the row it is in. */
export type TextFeed = {
  /** The text so far; undefined when there is no such message. */
  read: (messageId: string) => string | undefined;
  /** Something was added: who listens is told with the next frame, once. */
  grown: () => void;
  subscribe: (listener: () => void) => () => void;
};

export function createTextFeed(read: TextFeed['read']): TextFeed {
  const listeners = new Set<() => void>();
  let isDue = false;
  const tell = (): void => {
    isDue = false;
    for (const listener of listeners) listener();
  };
  return {
    read,
    grown: () => {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(tell);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
