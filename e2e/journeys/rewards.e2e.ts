/** What coins come for: seven days on a strand, and achievements from the first step to the coins. */
import type { Page } from '@playwright/test';
import { expect, query, test } from '../fixtures.ts';
import { findProblems } from '../pages/accessibility.ts';
import { DEVICES, overflowsOf } from '../pages/devices.ts';
import { newPerson, register } from '../pages/person.ts';

const COINS = [10, 15, 20, 30, 40, 60, 100];

type App = Parameters<typeof query>[0];

/** Lets days go by for one person: what they claimed lies that much further back, with the transfers that paid it. */
async function letDaysGoBy(app: App, email: string, days: number): Promise<void> {
  const mine = '(SELECT id FROM accounts WHERE email = $1)';
  await query(app, `UPDATE reward_claims SET day = day - $2::int WHERE account_id = ${mine}`, [email, days]);
  await query(
    app,
    `UPDATE coin_transfers SET id = 'past:' || gen_random_uuid(), business_key = NULL
     WHERE account_id = ${mine} AND id LIKE 'daily:%'`,
    [email],
  );
}

const claimButton = (page: Page) => page.getByRole('button', { name: /^Pegar \d+ moedas$/u });
const pill = (page: Page, coins: number) => page.getByRole('link', { name: new RegExp(`^${coins} moedas`, 'u') });

for (const { name, theme, use } of DEVICES) {
  test.describe(`on ${name}`, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    test.beforeEach(async ({ context, app }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: app.url }]);
    });

    test('seven days on the strand, the medal they bring, and a day that was missed', async ({ page, app }) => {
      const person = newPerson();
      await page.goto(`${app.url}/register`);
      await register(page, person);
      await page.waitForURL(`${app.url}/`);
      await page.goto(`${app.url}/rewards`);
      await expect(page.getByRole('heading', { name: 'O fio começa aqui' })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: /^Dia \d/u })).toHaveCount(7);
      expect(await findProblems(page)).toEqual([]);
      expect(await overflowsOf(page)).toEqual([0, 0]);

      let balance = 500;
      for (const [index, coins] of COINS.entries()) {
        await expect(claimButton(page)).toHaveText(`Pegar ${coins} moedas`);
        await claimButton(page).click();
        const taken = page.getByRole('status').filter({ hasText: `Você pegou ${coins} moedas.` });
        await expect(taken).toContainText(index < 6 ? `tem ${COINS[index + 1]} moedas` : 'começa outro fio');
        balance += coins;
        await expect(pill(page, balance)).toBeVisible();
        if (index === 0) expect(await findProblems(page)).toEqual([]);
        if (index === 6) break;
        await letDaysGoBy(app, person.email, 1);
        await page.reload();
        await expect(page.getByRole('heading', { name: /^(?:Dia \d seguido|Sétimo dia)$/u })).toBeVisible();
      }

      const alert = page.getByRole('listitem').filter({ hasText: 'Conquista nova: Sete contas' });
      await expect(alert).toBeVisible();
      const card = page.getByRole('region', { name: 'Sete contas' });
      await expect(card).toContainText('Você chegou à sétima conta do fio.');
      expect(await findProblems(page)).toEqual([]);
      await alert.getByRole('button', { name: 'Fechar aviso' }).click();
      await card.getByRole('button', { name: 'Guardar 50 moedas' }).click();
      await expect(card).toHaveCount(0);
      await expect(pill(page, balance + 50)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Sete contas .* Feita$/u })).toBeVisible();

      await letDaysGoBy(app, person.email, 2);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Que bom te ver' })).toBeVisible();
      await expect(claimButton(page)).toHaveText('Pegar 10 moedas');
      await expect(pill(page, balance + 50)).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
    });

    test('an achievement: how far it is, the moment it is won, its coins and telling others', async ({
      page,
      context,
      app,
    }) => {
      await page.goto(`${app.url}/register`);
      await register(page, newPerson());
      await page.waitForURL(`${app.url}/`);
      await page.goto(`${app.url}/achievements`);
      await expect(page.getByRole('button', { name: /\d+ de [\d.]+ \d+ moedas$/u })).toHaveCount(24);
      expect(await overflowsOf(page)).toEqual([0, 0]);
      await page.getByRole('button', { name: 'Exploração' }).click();
      const medal = page.getByRole('button', { name: /^Muito prazer/u });
      await expect(medal).toHaveAccessibleName('Muito prazer Comece conversa com 3 companhias 0 de 3 15 moedas');
      await medal.focus();
      await page.keyboard.press('Enter');
      const whole = page.getByRole('dialog', { name: 'Muito prazer' });
      await expect(whole.getByRole('link', { name: 'Explorar' })).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(medal).toBeFocused();

      const open = (slug: string) =>
        page.evaluate(async (who) => {
          const { id } = (await (await fetch(`/api/avatars/${who}`)).json()) as { id: string };
          const headers = { 'content-type': 'application/json' };
          await fetch('/api/conversations', { method: 'POST', headers, body: JSON.stringify({ avatarId: id }) });
        }, slug);
      for (const slug of ['livia', 'taina', 'rosa']) await open(slug);
      const card = page.getByRole('region', { name: 'Muito prazer' });
      await expect(card).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'Conquista nova: Muito prazer' })).toBeVisible();
      expect(await findProblems(page)).toEqual([]);

      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url });
      await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
      await card.getByRole('button', { name: 'Compartilhar Muito prazer' }).click();
      await expect(page.getByText('Texto copiado', { exact: true })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('“Muito prazer”');

      await card.getByRole('button', { name: 'Guardar 15 moedas' }).click();
      await expect(card).toHaveCount(0);
      await expect(pill(page, 515)).toBeVisible();
      await expect(medal).toHaveAccessibleName('Muito prazer Começou conversa com três companhias Feita');
      await page.getByRole('link', { name: /^Recompensa do dia/u }).click();
      await page.waitForURL(`${app.url}/rewards`);
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'As vinte e quatro' })).toBeVisible();
      await page.goto(`${app.url}/coins`);
      await expect(page.getByText('Conquista: Muito prazer')).toBeVisible();
    });

    test('visitors find a door, and without a connection nothing is lost', async ({ page, context, app }) => {
      await page.goto(`${app.url}/rewards`);
      await expect(page.getByRole('heading', { name: 'Entre pra ver suas recompensas.' })).toBeVisible();
      await page.goto(`${app.url}/register`);
      await register(page, newPerson());
      await page.waitForURL(`${app.url}/`);
      await page.goto(`${app.url}/rewards`);
      await expect(claimButton(page)).toBeEnabled();
      await context.setOffline(true);
      await expect(claimButton(page)).toBeDisabled();
      await expect(page.getByText('Quando a internet voltar, é só pegar.')).toBeVisible();
      await context.setOffline(false);
      await claimButton(page).click();
      await expect(pill(page, 510)).toBeVisible();
    });
  });
}
