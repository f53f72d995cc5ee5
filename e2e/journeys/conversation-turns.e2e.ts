/** Every message is a place to turn: versions, rewriting, going on, quoting, deleting, the map, search, days, keeping. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { findProblems } from '../pages/accessibility.ts';
import { bubbles, composer, openConversation, replyAfter, say } from '../pages/conversation.ts';
import { choose, isTakenTo, log, openHeaderItem, openMenu, rowWith } from '../pages/message.ts';
import { newPerson, register } from '../pages/person.ts';

const DEVICES = [
  { name: 'a phone', theme: 'dark', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  { name: 'a desk', theme: 'light', use: { viewport: { width: 1440, height: 900 } } },
] as const;

async function quiet(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Parar a resposta' })).toHaveCount(0, { timeout: 20_000 });
}

for (const { name, theme, use } of DEVICES) {
  test.describe(`on ${name}`, () => {
    test.use(use);

    test.beforeEach(async ({ page, context, app }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: app.url }]);
      await page.goto(`${app.url}/register`);
      await register(page, newPerson());
      await page.waitForURL(`${app.url}/`);
      await openConversation(page, 'livia');
      await say(page, 'Hoje fiz um café com cardamomo');
      await replyAfter(page, 2);
    });

    test('other versions, rewriting and the map of ways', async ({ page }) => {
      const hers = log(page).getByRole('article').last();
      const first = await hers.locator('.bubble').allTextContents();
      const menu = await openMenu(page, hers);
      expect(await findProblems(page)).toEqual([]);
      await menu.getByRole('button', { name: /Outra versão · 1 moeda/u }).click();
      await expect(page.getByText('2 de 2')).toBeVisible({ timeout: 15_000 });
      await quiet(page);
      const second = await hers.locator('.bubble').allTextContents();
      await page.getByRole('button', { name: 'Versão anterior' }).click();
      await expect(page.getByText('1 de 2')).toBeVisible();
      expect(await hers.locator('.bubble').allTextContents()).toEqual(first);
      // The same with keys; past the last one the price is told before anything is asked for.
      await hers.focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText('2 de 2')).toBeVisible();
      expect(await hers.locator('.bubble').allTextContents()).toEqual(second);
      await hers.focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('button', { name: 'Pedir · 1 moeda' })).toBeVisible();
      await page.keyboard.press('Escape');

      await choose(page, rowWith(page, 'cardamomo'), /Editar · 2 moedas/u);
      await page.getByRole('textbox', { name: 'Reescrever sua mensagem' }).fill('Hoje fiz um chá de hortelã');
      expect(await findProblems(page)).toEqual([]);
      await page.getByRole('button', { name: 'Salvar · 2 moedas' }).click();
      await expect(rowWith(page, 'hortelã')).toContainText('2 de 2', { timeout: 15_000 });
      await quiet(page);
      await page.reload();
      await expect(rowWith(page, 'hortelã')).toContainText('2 de 2');

      await openHeaderItem(page, 'Caminhos da conversa');
      const map = page.getByRole('dialog', { name: 'Caminhos da conversa' });
      await expect(map.getByRole('button', { name: /hortelã.*Na tela/u })).toHaveAttribute('aria-current', 'true');
      expect(await findProblems(page)).toEqual([]);
      // Both versions may begin with the same words of what was told.
      await map.getByRole('button', { name: new RegExp(literally((first[0] ?? '').slice(0, 60)), 'u') }).click();
      await expect(rowWith(page, 'cardamomo')).toBeVisible();
      expect(await hers.locator('.bubble').allTextContents()).toEqual(first);
    });

    test('going on, quoting, reacting, deleting and undoing', async ({ page }) => {
      const before = await bubbles(page).count();
      await choose(page, log(page).getByRole('article').last(), /Continuar · 1 moeda/u);
      await replyAfter(page, before);
      await choose(page, log(page).getByRole('article').last(), /Reagir com ❤️/u);
      await expect(page.getByRole('button', { name: 'Tirar a reação ❤️' })).toBeVisible();
      await choose(page, rowWith(page, 'cardamomo'), /Citar/u);
      await expect(composer(page)).toBeFocused();
      await say(page, 'Ainda sinto o cheiro');
      const quoting = rowWith(page, 'Ainda sinto o cheiro');
      await expect(quoting).toContainText('Hoje fiz um café com cardamomo');
      await quiet(page);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Tirar a reação ❤️' })).toBeVisible();
      await isTakenTo(page, () => quoting.getByRole('button', { name: /Resposta a/u }).click(), 'cardamomo');

      await choose(page, quoting, /Apagar/u);
      await expect(quoting).toHaveCount(0);
      await page.getByRole('button', { name: 'Desfazer' }).click();
      await expect(quoting).toBeVisible();
      await page.reload();
      await expect(quoting).toBeVisible();
    });

    test('search, a day, keeping, and a fresh conversation', async ({ page }) => {
      await log(page).focus();
      await page.keyboard.press('/');
      await page.getByRole('searchbox', { name: /Buscar na conversa/u }).fill('FIZ UM CÁFE COM CARDAMÔMO');
      await expect(page.getByRole('status').filter({ hasText: '1 mensagem' })).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      const found = page.getByRole('list', { name: 'Mensagens encontradas' }).getByRole('button');
      await isTakenTo(page, () => found.click(), 'cardamomo');
      await page.getByRole('button', { name: 'Fechar a busca' }).click();

      await openHeaderItem(page, 'Ir pra um dia');
      await page.getByLabel('Dia', { exact: true }).fill('2026-01-01');
      await isTakenTo(page, () => page.getByRole('button', { name: 'Ir', exact: true }).click());

      await openHeaderItem(page, 'Guardar conversa');
      expect(await findProblems(page)).toEqual([]);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: /^Texto/u }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('conversa-com-livia.txt');
      expect(await readFile(await file.path(), 'utf8')).toContain('Hoje fiz um café com cardamomo');

      const old = page.url();
      await openHeaderItem(page, 'Começar conversa nova');
      await page.getByRole('button', { name: 'Começar', exact: true }).click();
      await expect.poll(() => page.url()).not.toBe(old);
      await expect(composer(page)).toBeVisible();
      await expect(rowWith(page, 'cardamomo')).toHaveCount(0);
    });
  });
}

test('two devices: what one turns, the other sees without a reload', async ({ page, browser, app }) => {
  await page.goto(`${app.url}/register`);
  await register(page, newPerson());
  await page.waitForURL(`${app.url}/`);
  await openConversation(page, 'livia');
  await say(page, 'Hoje fiz um café com cardamomo');
  await replyAfter(page, 2);
  const other = await browser.newContext({ storageState: await page.context().storageState(), locale: 'pt-BR' });
  const second = await other.newPage();
  await second.goto(page.url());
  await expect(rowWith(second, 'cardamomo')).toBeVisible();
  await choose(page, rowWith(page, 'cardamomo'), /Editar/u);
  await page.getByRole('textbox', { name: 'Reescrever sua mensagem' }).fill('Hoje fiz um chá de hortelã');
  await page.getByRole('button', { name: /Salvar/u }).click();
  await quiet(page);
  await expect(rowWith(second, 'hortelã')).toBeVisible({ timeout: 20_000 });
  await expect(rowWith(second, 'cardamomo')).toHaveCount(0);
  await other.close();
});

test('two devices: what happened before the second could listen is there too', async ({ page, browser, app }) => {
  await page.goto(`${app.url}/register`);
  await register(page, newPerson());
  await page.waitForURL(`${app.url}/`);
  await openConversation(page, 'livia');
  const other = await browser.newContext({ storageState: await page.context().storageState(), locale: 'pt-BR' });
  const second = await other.newPage();
  let listen: () => void = () => undefined;
  const mayListen = new Promise<void>((resolve) => {
    listen = resolve;
  });
  await second.route('**/api/user/events', async (route) => {
    await mayListen;
    await route.continue();
  });
  await second.goto(page.url());
  await expect(composer(second)).toBeVisible();
  await say(page, 'Hoje fiz um café com cardamomo');
  await replyAfter(page, 2);
  await expect(rowWith(second, 'cardamomo')).toHaveCount(0);
  listen();
  await expect(rowWith(second, 'cardamomo')).toBeVisible();
  await other.close();
});

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}
