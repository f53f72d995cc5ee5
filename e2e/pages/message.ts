import { expect, type Locator, type Page } from '@playwright/test';

export function log(page: Page): Locator {
  return page.getByRole('log');
}

/** The row of the person's message with some words: her reply may say them back. */
export function rowWith(page: Page, words: string | RegExp): Locator {
  return log(page)
    .getByRole('article')
    .filter({ has: page.locator('.speech-me'), hasText: words })
    .last();
}

/** Opens the menu of a message with the keyboard, whatever the device. */
export async function openMenu(page: Page, row: Locator): Promise<Locator> {
  const menu = page.getByRole('dialog', { name: /O que fazer com/u });
  // The end of a reply may draw its row anew between the two: whoever then sees no menu presses again.
  await expect(async () => {
    await row.focus();
    await page.keyboard.press('m');
    await expect(menu).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 15_000 });
  return menu;
}

/** Does one thing of the menu of a message. */
export async function choose(page: Page, row: Locator, words: RegExp): Promise<void> {
  const menu = await openMenu(page, row);
  await menu.getByRole('button', { name: words }).click();
}

export async function openHeaderItem(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Mais opções' }).click();
  await page.getByRole('button', { name: words }).click();
}

/** Does what takes the reader to a message, and sees it stand out: it does so for a moment only, so the page itself looks. */
export async function isTakenTo(page: Page, act: () => Promise<void>, words = ''): Promise<void> {
  const standsOut = log(page).locator('[data-flash="true"]').filter({ hasText: words });
  await Promise.all([standsOut.waitFor({ timeout: 15_000 }), act()]);
}
