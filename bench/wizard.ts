/** One choice in the wizard's Aparência, on a slow phone: what the main thread spends until she is drawn anew. */
import type { Page } from '@playwright/test';
import { createAppProcess } from '../server/src/testing/app-process.ts';
import { type MainThread, onSlowPage, type SlowPage, spentBetween } from './slow-page.ts';
import { percentile, type Row } from './table.ts';

const CHANGES = 40;
const TABS = ['Pele', 'Rosto', 'Olhos', 'Cabelo', 'Roupa', 'Adornos', 'Cenário'];
const GOAL = '≤ 16 ms';

/** `redraw` is from the choice to the new portrait, `tapped` the same with the events of a finger before it, `thumbnails` what follows in moments of rest,
 * `bare` a choice among radio buttons that nobody listens to: what the browser itself takes. */
type WizardTimes = Record<'redraw' | 'tapped' | 'thumbnails' | 'bare', MainThread[]>;

export async function benchWizard(): Promise<Row[]> {
  const app = await createAppProcess();
  try {
    await app.start();
    const { redraw, tapped, thumbnails, bare } = await measureWizard(app.url);
    return [
      row('redraw, script + style + layout', redraw, { of: 'workMs', goal: GOAL }),
      row('  of it script', redraw, { of: 'scriptMs' }),
      row('  of it style and layout', redraw.map(withoutScript), { of: 'workMs' }),
      row('redraw, everything the main thread did', redraw, { of: 'tasksMs' }),
      row('redraw with the tap before it, script + style + layout', tapped, { of: 'workMs' }),
      row('a choice among bare radio buttons on the same page', bare, { of: 'workMs' }),
      row('small portraits afterwards, everything', thumbnails, { of: 'tasksMs' }),
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
  return {
    name,
    value: `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
    goal,
  };
}

/** Taps through every tab of the look, one choice after the other. */
function measureWizard(url: string): Promise<WizardTimes> {
  return onSlowPage(async (slow) => {
    const { page } = slow;
    await page.addInitScript(holdIdleWork);
    await page.goto(`${url}/criar-namorada-ia?passo=aparencia`);
    await page.getByRole('tab', { name: 'Pele' }).waitFor();
    await page.waitForFunction(() => document.querySelector('.portrait-art')?.shadowRoot?.firstChild);
    await letIdleWork(page);
    const times: WizardTimes = { redraw: [], tapped: [], thumbnails: [], bare: [] };
    await slow.slowDown();
    for (let change = 0; times.tapped.length < CHANGES; change += 1) await measureChange(slow, change, times);
    for (let choice = 0; choice < CHANGES / 2; choice += 1) times.bare.push(await measureBare(slow, choice));
    return times;
  });
}

async function measureChange(slow: SlowPage, change: number, times: WizardTimes): Promise<void> {
  const { page } = slow;
  await page.getByRole('tab', { name: TABS[Math.floor(change / 2) % TABS.length] ?? '' }).click();
  const place = await placeOfChoice(page, Math.floor(change / 2 / TABS.length));
  await letIdleWork(page);
  const before = await slow.readMainThread();
  if (change % 2 === 0) await page.evaluate(() => (window as unknown as BenchWindow).choose());
  else await page.touchscreen.tap(place.x, place.y);
  const shows = await page.evaluate(() => (window as unknown as BenchWindow).redrawn);
  if (!shows) return;
  const drawn = await slow.readMainThread();
  times[change % 2 === 0 ? 'redraw' : 'tapped'].push(spentBetween(before, drawn));
  await letIdleWork(page);
  times.thumbnails.push(spentBetween(drawn, await slow.readMainThread()));
}

async function measureBare(slow: SlowPage, choice: number): Promise<MainThread> {
  const { page } = slow;
  await page.evaluate((at) => {
    const bare = document.querySelector('#bare') ?? document.createElement('div');
    if (!bare.isConnected) {
      bare.id = 'bare';
      bare.setAttribute('style', 'position: fixed; inset: 0 auto auto 0');
      bare.innerHTML = '<label><input type="radio" name="bare"></label>'.repeat(11);
      document.body.append(bare);
    }
    (window as unknown as BenchWindow).choose = () =>
      bare.querySelectorAll<HTMLElement>('label')[(at * 3) % 11]?.click();
  }, choice);
  await letIdleWork(page);
  const before = await slow.readMainThread();
  await page.evaluate(() => (window as unknown as BenchWindow).choose());
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return spentBetween(before, await slow.readMainThread());
}

type BenchWindow = {
  /** Runs what waits for a moment of rest until nothing does; then holds it again. */
  rest: () => Promise<void>;
  choose: () => void;
  /** Resolves when the frame with the new portrait was drawn; false when the choice does not show (a necklace under a collar). */
  redrawn: Promise<boolean>;
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
      const unseen = setTimeout(() => resolve(false), 1_500);
      const observer = new MutationObserver(() => {
        observer.disconnect();
        clearTimeout(unseen);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
      });
      if (drawing) observer.observe(drawing, { childList: true, subtree: true, attributes: true });
    });
    (window as unknown as BenchWindow).choose = () => label?.click();
    const box = label?.getBoundingClientRect();
    return { x: (box?.left ?? 0) + 30, y: (box?.top ?? 0) + 22 };
  }, turn);
}
