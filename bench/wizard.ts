/** One choice in the wizard's Aparência, on a slow phone: what the main thread spends until she is drawn anew. */
import type { Page } from '@playwright/test';
import { createAppProcess } from '../server/src/testing/app-process.ts';
import { type MainThread, onSlowPage, type SlowPage, spentBetween } from './slow-page.ts';
import { percentile, type Row } from './table.ts';

const CHANGES = 40;
const TABS = ['Pele', 'Rosto', 'Olhos', 'Cabelo', 'Roupa', 'Adornos', 'Cenário'];
const GOAL = '≤ 16 ms';

/** `redraw` is from the tap to the new portrait; `thumbnails` what follows in moments of rest. */
export type WizardTimes = { redraw: MainThread[]; thumbnails: MainThread[] };

export async function benchWizard(): Promise<Row[]> {
  const app = await createAppProcess();
  try {
    await app.start();
    const { redraw, thumbnails } = await measureWizard(app.url);
    return [
      row('redraw, script + style + layout', redraw, { of: 'workMs', goal: GOAL }),
      row('  of it script', redraw, { of: 'scriptMs' }),
      row('  of it style and layout', redraw.map(withoutScript), { of: 'workMs' }),
      row('redraw, everything the main thread did', redraw, { of: 'tasksMs' }),
      row('small portraits afterwards, in moments of rest', thumbnails, { of: 'workMs' }),
    ];
  } finally {
    await app.stop();
    await app.remove();
  }
}

function withoutScript(spent: MainThread): MainThread {
  return { ...spent, workMs: spent.styleMs + spent.layoutMs };
}

type Shown = { of: keyof MainThread; goal?: string };

function row(name: string, spent: readonly MainThread[], { of, goal = '' }: Shown): Row {
  const times = spent.map((one) => one[of]);
  return { name, value: `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`, goal };
}

/** Taps through every tab of the look, one choice after the other. */
export function measureWizard(url: string): Promise<WizardTimes> {
  return onSlowPage(async (slow) => {
    const { page } = slow;
    await page.addInitScript(holdIdleWork);
    await page.goto(`${url}/criar-namorada-ia?passo=aparencia`);
    await page.getByRole('tab', { name: 'Pele' }).waitFor();
    await page.waitForFunction(() => document.querySelector('.portrait-art')?.shadowRoot?.firstChild);
    await letIdleWork(page);
    const times: WizardTimes = { redraw: [], thumbnails: [] };
    await slow.slowDown();
    for (let change = 0; change < CHANGES; change += 1) await measureChange(slow, change, times);
    return times;
  });
}

async function measureChange(slow: SlowPage, change: number, times: WizardTimes): Promise<void> {
  const { page } = slow;
  await page.getByRole('tab', { name: TABS[change % TABS.length] ?? '' }).click();
  const place = await placeOfChoice(page, Math.floor(change / TABS.length));
  await letIdleWork(page);
  const before = await slow.readMainThread();
  await page.touchscreen.tap(place.x, place.y);
  await page.evaluate(() => (window as unknown as BenchWindow).redrawn);
  const drawn = await slow.readMainThread();
  times.redraw.push(spentBetween(before, drawn));
  await letIdleWork(page);
  times.thumbnails.push(spentBetween(drawn, await slow.readMainThread()));
}

type BenchWindow = {
  /** Runs what waits for a moment of rest until nothing does; then holds it again. */
  rest: () => Promise<void>;
  /** Resolves when the frame with the new portrait was drawn. */
  redrawn: Promise<void>;
};

/** In the page: moments of rest come when the bench wants them, so that both parts are told apart. */
function holdIdleWork(): void {
  const held = new Map<number, IdleRequestCallback>();
  let last = 0;
  window.requestIdleCallback = (callback) => {
    last += 1;
    held.set(last, callback);
    return last;
  };
  window.cancelIdleCallback = (handle) => void held.delete(handle);
  (window as unknown as BenchWindow).rest = async () => {
    let quiet = 0;
    while (quiet < 6) {
      quiet = held.size === 0 ? quiet + 1 : 0;
      const callbacks = [...held.values()];
      held.clear();
      for (const callback of callbacks) callback({ didTimeout: false, timeRemaining: () => 12 });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  };
}

async function letIdleWork(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as BenchWindow).rest());
}

/** Brings a choice that is not made into sight and watches the portrait; answers where to tap. */
function placeOfChoice(page: Page, turn: number): Promise<{ x: number; y: number }> {
  return page.evaluate((at) => {
    const rows = [...document.querySelectorAll('.look-row')];
    const row = rows[at % rows.length];
    const choices = [...(row?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])];
    const chosen = choices.findIndex((input) => input.checked);
    const label = choices[(chosen + 1) % choices.length]?.closest('label');
    label?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const drawing = document.querySelector('.portrait-art')?.shadowRoot;
    (window as unknown as BenchWindow).redrawn = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      });
      if (drawing) observer.observe(drawing, { childList: true, subtree: true, attributes: true });
    });
    const box = label?.getBoundingClientRect();
    return { x: (box?.left ?? 0) + 30, y: (box?.top ?? 0) + 22 };
  }, turn);
}
