/**
 * Tells listeners in this process that something new is stored. What is told is already committed, so a listener that
 * misses it reads it from the database.
 */
export type Hub<Message> = {
  publish(topic: string, message: Message): void;
  /** @returns stops listening */
  subscribe(topic: string, listener: (message: Message) => void): () => void;
  has(topic: string): boolean;
};

export function createHub<Message>(): Hub<Message> {
  const topics = new Map<string, Set<(message: Message) => void>>();
  return {
    publish: (topic, message) => {
      for (const listener of topics.get(topic) ?? []) listener(message);
    },
    subscribe: (topic, listener) => {
      const listeners = topics.get(topic) ?? new Set();
      topics.set(topic, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) topics.delete(topic);
      };
    },
    has: (topic) => topics.has(topic),
  };
}
