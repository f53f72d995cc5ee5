/** Has portraits drawn: by a worker, or on the page's own thread where the browser starts none. */
import type { Drawing, DrawingOrder, DrawingWish } from './drawing.ts';

export type PortraitDrawer = {
  /** Draws, full detail before thumbnails; the returned function takes the wish back. */
  draw: (wish: DrawingWish, onDrawn: (drawing: Drawing) => void) => () => void;
};

/** What the page itself knows of portraits: what goes together, a face by chance, and having one drawn. */
export type PortraitCode = Pick<typeof import('@cafune/portrait'), 'make' | 'surprise'> & PortraitDrawer;

type Waiting = { order: DrawingOrder; onDrawn: (drawing: Drawing) => void };

export function createPortraitDrawer(startWorker: () => Worker): PortraitDrawer {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let worker: Worker | null = null;

  function answer(drawing: Drawing): void {
    const wish = waiting.get(drawing.number);
    waiting.delete(drawing.number);
    wish?.onDrawn(drawing);
  }

  async function drawHere(): Promise<void> {
    const { drawHere: draw } = await import('./portrait-here.ts');
    for (const { order } of [...waiting.values()]) answer(draw(order));
  }

  /** Without its code nothing is drawn until it is asked for again; the choices are kept all the same. */
  function onNoWorker(): void {
    worker = null;
    void drawHere().catch(() => undefined);
  }

  try {
    worker = startWorker();
    worker.onmessage = ({ data }: MessageEvent<Drawing>) => answer(data);
    worker.onerror = onNoWorker;
  } catch {
    worker = null;
  }

  return {
    draw: (wish, onDrawn) => {
      last += 1;
      const order = { ...wish, number: last };
      waiting.set(order.number, { order, onDrawn });
      if (worker === null) onNoWorker();
      else worker.postMessage(order);
      return () => void waiting.delete(order.number);
    },
  };
}
