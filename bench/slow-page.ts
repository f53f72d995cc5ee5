/** A phone's page on a processor that is slowed down, and what its main thread spends. */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../tools/screens/chromium-args.ts';

/** How much slower than this machine the phone is. */
const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };

/** Milliseconds since the page began. `work` is script, style and layout; `tasks` is all the main thread did. */
export type MainThread = { scriptMs: number; styleMs: number; layoutMs: number; workMs: number; tasksMs: number };

export type SlowPage = {
  page: Page;
  cdp: CDPSession;
  /** From now on the processor is slow: a page is opened at full speed. */
  slowDown: () => Promise<void>;
  readMainThread: () => Promise<MainThread>;
};

/** Opens a phone's browser for `work`. */
export async function onSlowPage<Result>(work: (slow: SlowPage) => Promise<Result>): Promise<Result> {
  const executablePath = process.env.CHROMIUM_BIN ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
  try {
    return await work(await openSlowPage(browser));
  } finally {
    await browser.close();
  }
}

async function openSlowPage(browser: Browser): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    page,
    cdp,
    slowDown: async () => {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    },
    readMainThread: () => readMainThread(cdp),
  };
}

async function readMainThread(cdp: CDPSession): Promise<MainThread> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const read = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
  const [scriptMs, styleMs, layoutMs] = [read('ScriptDuration'), read('RecalcStyleDuration'), read('LayoutDuration')];
  return { scriptMs, styleMs, layoutMs, workMs: scriptMs + styleMs + layoutMs, tasksMs: read('TaskDuration') };
}

/** What was spent between two readings. */
export function spentBetween(before: MainThread, after: MainThread): MainThread {
  return {
    scriptMs: after.scriptMs - before.scriptMs,
    styleMs: after.styleMs - before.styleMs,
    layoutMs: after.layoutMs - before.layoutMs,
    workMs: after.workMs - before.workMs,
    tasksMs: after.tasksMs - before.tasksMs,
  };
}
