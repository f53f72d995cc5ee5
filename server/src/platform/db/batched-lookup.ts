/**
 * Joins look-ups that arrive while one is under way into the next query: the answer is always read after the question
 * was asked (no cache, nothing stale), yet a thousand requests a second cost a few dozen queries.
 */
export function batchedLookup<Key, Value>(
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  options: { concurrency: number; maxBatch: number } = { concurrency: 2, maxBatch: 200 },
): (key: Key) => Promise<Value | undefined> {
  type Waiter = { key: Key; resolve: (value: Value | undefined) => void; reject: (error: unknown) => void };
  let waiting: Waiter[] = [];
  let running = 0;
  let scheduled = false;

  const schedule = () => {
    if (scheduled || waiting.length === 0 || running >= options.concurrency) return;
    scheduled = true;
    queueMicrotask(() => {
      scheduled = false;
      const batch = waiting.slice(0, options.maxBatch);
      waiting = waiting.slice(options.maxBatch);
      void runBatch(batch);
      schedule();
    });
  };
  const runBatch = async (batch: Waiter[]) => {
    running += 1;
    try {
      const found = await load([...new Set(batch.map((waiter) => waiter.key))]);
      for (const waiter of batch) waiter.resolve(found.get(waiter.key));
    } catch (error) {
      for (const waiter of batch) waiter.reject(error);
    } finally {
      running -= 1;
      schedule();
    }
  };

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      schedule();
    });
}
