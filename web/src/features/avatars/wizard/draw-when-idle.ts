/** Thumbnails are drawn in slices between everything else: the large portrait and the finger come first. */

/** A slice ends when the browser has less than this left for it. */
const SPARE_MS = 4;
/** Without a moment of rest, the next one is drawn after this. */
const LATEST_MS = 400;

type Slice = { timeRemaining: () => number };

const waiting = new Map<object, () => void>();
let isAsked = false;

function ask(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  if (typeof requestIdleCallback === 'function') requestIdleCallback(drawSlice, { timeout: LATEST_MS });
  else setTimeout(() => drawSlice({ timeRemaining: () => 0 }), 16);
}

function drawSlice(slice: Slice): void {
  isAsked = false;
  do {
    const [next] = waiting;
    if (next === undefined) return;
    waiting.delete(next[0]);
    next[1]();
  } while (slice.timeRemaining() > SPARE_MS);
  ask();
}

/** Draws when there is time; of one owner only the last wish counts. The returned function takes it back. */
export function drawWhenIdle(owner: object, draw: () => void): () => void {
  waiting.set(owner, draw);
  ask();
  return () => {
    if (waiting.get(owner) === draw) waiting.delete(owner);
  };
}
