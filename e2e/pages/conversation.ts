import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a character from her page. */
export async function openConversation(page: Page, slug: string): Promise<void> {
  await page.goto(new URL(`/avatar/${slug}`, page.url()).href);
  await page.getByRole('button', { name: 'Conversar' }).first().click();
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}/u);
  await expect(composer(page)).toBeVisible();
}

export function composer(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Mensagem pra/u });
}

export function bubbles(page: Page): Locator {
  return page.locator('.bubble:not(.bubble-thinking)');
}

/** What the person wrote: her reply may say its words back. */
export function ownBubbles(page: Page): Locator {
  return page.locator('.speech-me .bubble');
}

export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Enviar' }).click();
}

/** Waits until the reply after `count` bubbles is there and whole. */
export async function replyAfter(page: Page, count: number): Promise<void> {
  await expect.poll(() => bubbles(page).count(), { timeout: 20_000 }).toBeGreaterThan(count);
  await expect(page.getByRole('button', { name: 'Parar a resposta' })).toHaveCount(0, { timeout: 20_000 });
}

/** What the slow model of `slowApp` says, from its first sentence on. */
export function slowReply(page: Page): Locator {
  return page.locator('.speech-her .bubble').filter({ hasText: /^Ontem de tarde/u });
}
