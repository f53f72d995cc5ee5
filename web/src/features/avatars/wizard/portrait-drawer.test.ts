import '../../../testing/console-guard.ts';
import { portrait, surprise } from '@cafune/portrait';
import { expect, it, vi } from 'vitest';
import type { Drawing, DrawingOrder, DrawingWish } from './drawing.ts';
import { createPortraitDrawer } from './portrait-drawer.ts';

const wish: DrawingWish = { id: 'r1', params: surprise(3), crop: 'card', detail: 'full', shown: null };
const drawn = portrait(wish.params, { id: 'r1', crop: 'card', detail: 'full' });

/** A worker that answers when the test says so. */
function pretendWorker() {
  const orders: DrawingOrder[] = [];
  const worker = { postMessage: (order: DrawingOrder) => orders.push(order) } as unknown as Worker;
  const answer = (order: DrawingOrder | undefined, svg: string) =>
    worker.onmessage?.(new MessageEvent('message', { data: { number: order?.number, svg, change: null } }));
  return { worker, orders, answer };
}

it('every wish gets its own drawing, in whatever order they are drawn', () => {
  const { worker, orders, answer } = pretendWorker();
  const { draw } = createPortraitDrawer(() => worker);
  const [first, second] = [vi.fn(), vi.fn()];
  draw(wish, first);
  draw({ ...wish, id: 'r2' }, second);
  answer(orders[1], '<svg id="2"/>');
  expect(first).not.toHaveBeenCalled();
  answer(orders[0], '<svg id="1"/>');
  expect(first.mock.calls).toEqual([[expect.objectContaining({ svg: '<svg id="1"/>' })]]);
  expect(second.mock.calls).toEqual([[expect.objectContaining({ svg: '<svg id="2"/>' })]]);
});

it('a wish that was taken back is not answered', () => {
  const { worker, orders, answer } = pretendWorker();
  const { draw } = createPortraitDrawer(() => worker);
  const onDrawn = vi.fn();
  draw(wish, onDrawn)();
  answer(orders[0], '<svg/>');
  expect(onDrawn).not.toHaveBeenCalled();
});

it('draws on the page where the browser starts no worker', async () => {
  const { draw } = createPortraitDrawer(() => {
    throw new Error('no workers here');
  });
  const { svg } = await new Promise<Drawing>((resolve) => draw(wish, resolve));
  expect(svg).toBe(drawn);
});

it('what a worker had not drawn when it broke is drawn on the page', async () => {
  const { worker } = pretendWorker();
  const { draw } = createPortraitDrawer(() => worker);
  const waiting = new Promise<Drawing>((resolve) => draw(wish, resolve));
  worker.onerror?.(new ErrorEvent('error'));
  expect((await waiting).svg).toBe(drawn);
});
