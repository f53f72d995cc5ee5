/** Has portraits drawn: by a worker, or on the page's own thread where the browser starts none. */
import type { Crop, Detail, PortraitParams } from '@cafune/portrait';

/** `id` prefixes the ids in the picture and names its place: of one place only the last order is drawn. */
export type DrawingWish = { id: string; params: PortraitParams; crop: Crop; detail: Detail };
export type DrawingOrder = DrawingWish & { number: number };
export type DrawingAnswer = { number: number; svg: string };

export type PortraitDrawer = {
  /** Draws, full detail before thumbnails; the returned function takes the wish back. */
  draw: (wish: DrawingWish, onDrawn: (svg: string) => void) => () => void;
};

/** What the page itself knows of portraits: what goes together, a face by chance, and having one drawn. */
export type PortraitCode = Pick<typeof import('@cafune/portrait'), 'make' | 'surprise'> & PortraitDrawer;

type Waiting = { order: DrawingOrder; onDrawn: (svg: string) => void };

export function createPortraitDrawer(startWorker: () => Worker): PortraitDrawer {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let worker: Worker | null = null;

  function answer({ number, svg }: DrawingAnswer): void {
    const wish = waiting.get(number);
    waiting.delete(number);
    wish?.onDrawn(svg);
  }

  async function drawHere(): Promise<void> {
    const { portrait } = await import('./portrait-here.ts');
    for (const { order } of [...waiting.values()])
      answer({
        number: order.number,
        svg: portrait(order.params, { id: order.id, crop: order.crop, detail: order.detail }),
      });
  }

  /** Without its code nothing is drawn until it is asked for again; the choices are kept all the same. */
  function onNoWorker(): void {
    worker = null;
    void drawHere().catch(() => undefined);
  }

  try {
    worker = startWorker();
    worker.onmessage = ({ data }: MessageEvent<DrawingAnswer>) => answer(data);
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
