/** Frames while a finger moves, on a slow phone: dragging a card of the deck, scrolling the feed. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createAppProcess } from '../server/src/testing/app-process.ts';
import { onSlowPage, type SlowPage, spentBetween } from './slow-page.ts';
import { percentile, type Row } from './table.ts';

const FRAME_MS = 1_000 / 60;
/** A frame that came more than half a frame late is one that is missed. */
const LATE_MS = FRAME_MS * 1.5;
const CARDS = 8;
const MOVES = 45;
const POSTS = 10;

/** `intervals` between frames in milliseconds; `workMs` is script, style and layout of the main thread for each frame. */
type Frames = { intervals: number[]; workMs: number };

export async function benchFrames(): Promise<Row[]> {
  const app = await createAppProcess();
  try {
    await app.start();
    return [
      ...rowsOf('deck drag', await onSlowPage((slow) => measureDeckDrag(slow, app.url))),
      ...rowsOf('feed scroll', await onSlowPage((slow) => measureFeedScroll(slow, app.url))),
    ];
  } finally {
    await app.stop();
    await app.remove();
  }
}

function rowsOf(name: string, { intervals, workMs }: Frames): Row[] {
  const late = (100 * intervals.filter((interval) => interval > LATE_MS).length) / intervals.length;
  const spread = `p50 ${percentile(intervals, 0.5).toFixed(1)} ms, p95 ${percentile(intervals, 0.95).toFixed(1)} ms`;
  return [
    { name: `${name}: between frames (${intervals.length})`, value: `${spread}, late ${late.toFixed(1)} %`, goal: '' },
    { name: `${name}: script + style + layout for a frame`, value: `${workMs.toFixed(2)} ms`, goal: '≤ 8 ms' },
  ];
}

/** Drags cards from side to side, and swipes each away in the end. */
async function measureDeckDrag(slow: SlowPage, url: string): Promise<Frames> {
  const { page, cdp } = slow;
  await page.goto(url);
  await page.locator('.swipe-card img').first().waitFor();
  await page.waitForLoadState('networkidle');
  await slow.slowDown();
  return framesDuring(slow, async () => {
    for (let card = 0; card < CARDS; card += 1) {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
        cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 380 }] });
      await touch('touchStart', 195);
      for (let move = 1; move <= MOVES; move += 1) {
        await touch('touchMove', 195 + Math.sin((move / MOVES) * Math.PI * 2.5) * 150);
        await sleep(FRAME_MS);
      }
      await touch('touchEnd', 345);
      await sleep(400);
    }
  });
}

/** Flings from post to post. */
async function measureFeedScroll(slow: SlowPage, url: string): Promise<Frames> {
  const { page, cdp } = slow;
  await page.goto(`${url}/feed`);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await slow.slowDown();
  return framesDuring(slow, async () => {
    for (let post = 0; post < POSTS; post += 1) {
      await cdp.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: 600,
        yDistance: -520,
        speed: 1_600,
        gestureSourceType: 'touch',
      });
      await sleep(350);
    }
  });
}

async function framesDuring(slow: SlowPage, move: () => Promise<void>): Promise<Frames> {
  const { page } = slow;
  await page.evaluate(() => {
    const times: number[] = [];
    (window as unknown as { frames: number[] }).frames = times;
    const note = (time: number): void => {
      times.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const before = await slow.readMainThread();
  await move();
  const spent = spentBetween(before, await slow.readMainThread());
  const times = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const intervals = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return { intervals, workMs: spent.workMs / intervals.length };
}
