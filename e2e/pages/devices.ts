import type { Page } from '@playwright/test';

/** The two sizes a flow is walked at, one of them in each theme. */
export const DEVICES = [
  { name: 'a phone', theme: 'dark', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  { name: 'a desk', theme: 'light', use: { viewport: { width: 1440, height: 900 } } },
] as const;

/** How far the page reaches beyond the window, at its narrowest and as it is. */
export async function overflowsOf(page: Page): Promise<number[]> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  const asItIs = await overflow();
  await page.setViewportSize({ width: 320, height: size.height });
  const narrow = await overflow();
  await page.setViewportSize(size);
  return [asItIs, narrow];
}
