/** Giving from the store: for whom, how it arrives, what it costs, and what everything else costs. */
import type { Page } from '@playwright/test';
import { expect, leaveCoins, test } from '../fixtures.ts';
import { findProblems } from '../pages/accessibility.ts';
import { bubbles, openConversation } from '../pages/conversation.ts';
import { DEVICES, overflowsOf } from '../pages/devices.ts';
import { log } from '../pages/message.ts';
import { newPerson, register } from '../pages/person.ts';

const balance = (page: Page) => page.evaluate(async () => (await (await fetch('/api/user/tokens')).json()) as number);
const gift = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`, 'u') });
const giftsGiven = (page: Page) => log(page).getByText('Você mandou');

for (const { name, theme, use } of DEVICES) {
  test.describe(`on ${name}`, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    test.beforeEach(async ({ context, app }) => {
      await context.addCookies([
        { name: 'theme', value: theme, url: app.url },
        // Invitations come by the clock and lie over what is at the bottom; they have tests of their own.
        { name: 'signupCompleted', value: '1', url: app.url },
      ]);
    });

    test('from the store into the conversation, once, with her reaction; then the list of what was sent', async ({
      page,
      app,
    }) => {
      const person = newPerson();
      await page.goto(`${app.url}/register`);
      await register(page, person);
      await page.waitForURL(`${app.url}/`);

      await page.goto(`${app.url}/gift-store`);
      await expect(page.getByRole('heading', { name: 'Um mimo para quem?' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Escolher em Explorar' })).toBeVisible();
      await expect(page.getByText('Presentes que você mandar moram aqui.')).toBeVisible();
      expect(await findProblems(page)).toEqual([]);

      for (const slug of ['livia', 'taina']) {
        await openConversation(page, slug);
        await expect(bubbles(page)).not.toHaveCount(0);
      }
      await page.goto(`${app.url}/gift-store`);
      await expect(page.getByRole('heading', { name: 'Um mimo para Tainá' })).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(12);
      await expect(page.getByText('Sobram 420 moedas.')).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      expect(await overflowsOf(page)).toEqual([0, 0]);

      await page.getByRole('button', { name: 'Trocar: agora é para Tainá' }).click();
      const picker = page.getByRole('dialog', { name: 'Pra quem é?' });
      expect(await findProblems(page)).toEqual([]);
      await picker.getByRole('button', { name: /^Lívia/u }).click();
      await expect(picker).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Um mimo para Lívia' })).toBeVisible();

      await gift(page, 'Playlist').focus();
      await page.keyboard.press('ArrowLeft');
      await expect(gift(page, 'Vinho')).toBeChecked();
      const send = page.getByRole('button', { name: 'Mandar Vinho · 60 moedas' });
      await expect(page.getByText('Sobram 440 moedas.')).toBeVisible();
      // Twice, as impatient fingers do.
      await send.dblclick();
      await page.waitForURL(/\/chat\/[0-9a-f-]{36}/u);
      await expect(giftsGiven(page)).toHaveCount(1);
      const hers = log(page).getByRole('article', { name: /^Lívia/u });
      await expect.poll(() => hers.count(), { timeout: 20_000 }).toBeGreaterThan(1);
      await expect.poll(() => balance(page)).toBe(440);
      expect(await findProblems(page)).toEqual([]);

      await page.goBack();
      const sent = page.getByRole('region', { name: 'Presentes que você mandou' });
      await expect(sent.getByRole('link', { name: /^Vinho para Lívia/u })).toBeVisible();
      await expect(page.getByText('Sobram 360 moedas.')).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      await sent.getByRole('link', { name: /^Vinho para Lívia/u }).click();
      await expect(giftsGiven(page)).toHaveCount(1);
    });

    test('what did not get there goes again as the same gift; without a connection it waits', async ({
      page,
      context,
      app,
    }) => {
      await page.goto(`${app.url}/register`);
      await register(page, newPerson());
      await page.waitForURL(`${app.url}/`);
      await openConversation(page, 'livia');
      await expect(bubbles(page)).not.toHaveCount(0);
      await page.goto(`${app.url}/gift-store`);
      await gift(page, 'Café').check({ force: true });
      const send = page.getByRole('button', { name: 'Mandar Café · 10 moedas' });

      await context.setOffline(true);
      await expect(send).toBeDisabled();
      await expect(page.getByText('Quando a internet voltar, é só mandar.')).toBeVisible();
      await context.setOffline(false);
      await expect(send).toBeEnabled();

      // It arrives, and the answer is lost on the way back.
      await page.route('**/api/conversations/*/gifts', async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await send.click();
      await expect(page.getByRole('alert')).toContainText('Confira a internet');
      expect(await findProblems(page)).toEqual([]);
      await page.unroute('**/api/conversations/*/gifts');
      await send.click();
      await page.waitForURL(/\/chat\/[0-9a-f-]{36}/u);
      await expect(giftsGiven(page)).toHaveCount(1);
      await expect.poll(() => balance(page)).toBe(490);
    });

    test('too few coins: what is missing, and the way to them; and what everything costs', async ({ page, app }) => {
      const person = newPerson();
      await page.goto(`${app.url}/gift-store?para=livia`);
      await expect(page.getByRole('heading', { name: 'Um mimo para Lívia' })).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      await gift(page, 'Flor').check({ force: true });
      await page.getByRole('region', { name: 'Mandar' }).getByRole('link', { name: 'Criar conta' }).click();
      await register(page, person);
      await page.waitForURL(/\/gift-store\?para=/u);
      await expect(page.getByRole('heading', { name: 'Um mimo para Lívia' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Mandar Flor · 20 moedas' })).toBeVisible();

      await leaveCoins(app, person.email, 12);
      await expect(page.getByText('Flor custa 20 moedas e você tem 12: faltam 8.')).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      await page.getByRole('link', { name: 'Ver moedas' }).click();
      await page.waitForURL(`${app.url}/coins`);

      await page.goto(`${app.url}/premium-features`);
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(12);
      await expect(page.getByText('Dá pra mais 6 respostas.')).toBeVisible();
      await expect(page.getByText('Faltam 13 moedas')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Ainda não abriram' }).getByRole('link')).toHaveCount(0);
      expect(await findProblems(page)).toEqual([]);
      expect(await overflowsOf(page)).toEqual([0, 0]);
      await page.getByRole('link', { name: 'Ver os presentes' }).click();
      await page.waitForURL(`${app.url}/gift-store`);
    });

    test('visitors read what everything costs', async ({ page, app }) => {
      await page.goto(`${app.url}/premium-features`);
      await expect(page.getByRole('heading', { name: 'Você está como visitante' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(12);
      expect(await findProblems(page)).toEqual([]);
    });
  });
}
