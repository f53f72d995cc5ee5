/** Draws portraits beside the page, whose own thread is for the finger. What is urgent comes first; the rest in turn. */
import type { DrawingOrder } from './drawing.ts';
import { createPortraitMaker } from './portrait-maker.ts';

const make = createPortraitMaker();
const urgent: DrawingOrder[] = [];
const others: DrawingOrder[] = [];

/** One order a turn, so that an urgent one never waits for more than one. */
function drawNext(): void {
  const order = urgent.pop() ?? others.shift();
  if (order === undefined) return;
  postMessage(make(order));
}

addEventListener('message', ({ data }: MessageEvent<DrawingOrder>) => {
  const line = data.detail === 'full' ? urgent : others;
  // Of one place only the last order counts.
  const older = line.findIndex(({ id }) => id === data.id);
  if (older !== -1) line.splice(older, 1);
  line.push(data);
  setTimeout(drawNext);
});
