/** VIP: the seven days with and without a card, a month by Pix, reminders, canceling, and the moment it ends. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { findProblems } from '../pages/accessibility.ts';
import { bubbles, openConversation, replyAfter, say } from '../pages/conversation.ts';
import { DEVICES, overflowsOf } from '../pages/devices.ts';
import { newPerson, register } from '../pages/person.ts';
import { atTheBank } from '../pages/store.ts';
import { choosePlan, endTrialIn, signUpTo } from '../pages/vip.ts';

const HOUR = 3_600;

const pill = (page: Page, coins: string) => page.getByRole('link', { name: new RegExp(`^${coins} moedas`, 'u') });

for (const { name, theme, use } of DEVICES) {
  test.describe(`on ${name}`, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    test.beforeEach(async ({ context, app }) => {
      await context.addCookies([
        { name: 'theme', value: theme, url: app.url },
        // Invitations come by the clock; they have tests of their own.
        { name: 'signupCompleted', value: '1', url: app.url },
      ]);
    });

    test('a visitor begins the seven days without a card, and talks for free until they end', async ({ page, app }) => {
      await page.goto(`${app.url}/vip-trial`);
      await expect(page.getByRole('radio', { name: /^Mensal/u })).toBeChecked();
      await expect(
        page.getByText(/^Hoje, R\$\s0\. No dia [89], \d+ de \p{L}+, às 10:00, R\$\s29,90 por mês\./u),
      ).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      expect(await overflowsOf(page)).toEqual([0, 0]);
      await choosePlan(page, /^Só os 7 dias/u);
      await expect(page.getByText(/o VIP termina sozinho, e nada é cobrado/u)).toBeVisible();
      await page.getByRole('link', { name: 'Começar Trial' }).click();
      const person = newPerson();
      await register(page, person);
      await page.waitForURL(/\/vip-trial\?plano=teste/u);
      await expect(page.getByRole('radio', { name: /^Só os 7 dias/u })).toBeChecked();
      await page.getByRole('button', { name: 'Começar Trial' }).click();
      await expect(page.getByRole('heading', { name: 'Seus 7 dias começaram' })).toBeVisible();
      await expect(page.getByText('Nenhuma: o teste termina sozinho')).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      expect(await overflowsOf(page)).toEqual([0, 0]);

      await page.goto(`${app.url}/vip-trial`);
      await expect(page.getByRole('heading', { name: 'Você já é VIP' })).toBeVisible();
      expect(await findProblems(page)).toEqual([]);

      await openConversation(page, 'livia');
      await expect(page.getByText('Resposta grátis')).toBeVisible();
      const before = await bubbles(page).count();
      await say(page, 'Oi! Cheguei.');
      await replyAfter(page, before + 1);
      await page.goto(`${app.url}/coins`);
      await expect(page.getByText('Pra você, conversar não gasta moedas.')).toBeVisible();
      await expect(pill(page, '500')).toBeVisible();

      // The price is another one at the moment it ends, on the page that is open.
      await endTrialIn(app, person.email, 20);
      await openConversation(page, 'livia');
      await expect(page.getByText('Resposta grátis')).toBeVisible();
      await expect(page.getByText('2 moedas por resposta')).toBeVisible({ timeout: 30_000 });
      const then = await bubbles(page).count();
      await say(page, 'E agora?');
      await replyAfter(page, then + 1);
      await page.goto(`${app.url}/vip-trial`);
      await expect(page.getByRole('heading', { name: 'Seu teste já foi' })).toBeVisible();
      await page.goto(`${app.url}/coins`);
      await expect(pill(page, '498')).toBeVisible();
    });

    test('the seven days with a plan: nothing today, a reminder, and two clicks to cancel', async ({ page, app }) => {
      const person = await signUpTo(page, app.url, '/vip-trial?plano=anual');
      await expect(page.getByRole('radio', { name: /Anual/u })).toBeChecked();
      await page.getByRole('button', { name: 'Começar Trial' }).click();
      await page.waitForURL(/\/pagamento\/teste/u);
      await expect(page.getByText('Guardar o cartão, sem cobrar agora')).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      await page.getByRole('button', { name: 'Guardar o cartão' }).click();
      await expect(page.getByRole('button', { name: 'Recusar próximas cobranças' })).toBeVisible();
      await page.getByRole('link', { name: 'Voltar pro pedido' }).click();
      await expect(page.getByRole('heading', { name: 'Seus 7 dias começaram' })).toBeVisible();
      await expect(page.getByText('VIP anual')).toBeVisible();
      expect(await findProblems(page)).toEqual([]);

      await endTrialIn(app, person.email, 47 * HOUR);
      await page.goto(`${app.url}/notifications`);
      await expect(page.getByText(/^Seu teste termina .+, \d+ de .+ às \d\d:\d\d$/u).first()).toBeVisible();

      await page.goto(`${app.url}/vip-plans`);
      await expect(page.getByText(/^R\$\s239,90 em /u)).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      expect(await overflowsOf(page)).toEqual([0, 0]);
      await page.getByRole('button', { name: 'Cancelar VIP' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cancelar o teste?' });
      await expect(dialog.getByText(/o VIP continua seu até/u)).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Sim, cancelar' }).click();
      await expect(page.getByRole('heading', { name: 'Teste cancelado' })).toBeVisible();
      await expect(page.getByText('Nenhuma: a renovação foi cancelada')).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
    });

    test('a month by Pix: the conversation that is open is free at once, and the purchase goes back', async ({
      page,
      context,
      app,
    }) => {
      await signUpTo(page, app.url, '/vip-plans');
      const talk = await context.newPage();
      await talk.goto(app.url);
      await openConversation(talk, 'livia');
      await expect(talk.getByText('2 moedas por resposta')).toBeVisible();

      await page.bringToFront();
      await expect(page.getByRole('radio', { name: /^Mensal/u })).toBeChecked();
      expect(await findProblems(page)).toEqual([]);
      expect(await overflowsOf(page)).toEqual([0, 0]);
      await page.getByText('Cartão', { exact: true }).click();
      await expect(page.getByRole('switch', { name: /Renova sozinho/u })).toBeChecked();
      expect(await findProblems(page)).toEqual([]);
      await page.getByText('Pix', { exact: true }).click();
      await expect(page.getByRole('switch')).toHaveCount(0);
      await page.getByRole('button', { name: 'Pagar com Pix · R$ 29,90' }).click();
      await page.waitForURL(/\/vip-checkout\?order=/u);
      await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
      await expect(page.getByText('Pagamento único: vale por 1 mês e termina sozinho.')).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      await atTheBank(page, /^Pagar/u);
      await expect(page.getByRole('heading', { name: 'Você é VIP' })).toBeVisible();
      await expect(page.getByRole('region', { name: /^Recibo/u }).getByText('Não renova')).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      expect(await overflowsOf(page)).toEqual([0, 0]);

      await talk.bringToFront();
      await expect(talk.getByText('Resposta grátis')).toBeVisible();
      await page.bringToFront();
      await page.getByRole('button', { name: 'Desistir da compra' }).click();
      await page.getByRole('button', { name: 'Receber R$ 29,90 de volta' }).click();
      await expect(page.getByRole('region', { name: /^Devolução/u })).toBeVisible();
      await talk.bringToFront();
      await expect(talk.getByText('2 moedas por resposta')).toBeVisible();
      await talk.goto(`${app.url}/compras`);
      await expect(talk.getByRole('link', { name: /VIP mensal/u })).toBeVisible();
      await expect(talk.getByText(/\b0 moedas/u)).toHaveCount(0);
    });
  });
}

test('arrows move between the plans, and an address names one of them', async ({ page, app }) => {
  await page.goto(`${app.url}/vip-trial`);
  const monthly = page.getByRole('radio', { name: /^Mensal/u });
  await expect(monthly).toBeChecked();
  await monthly.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Trimestral/u })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Só os 7 dias/u })).toBeChecked();
  await page.goto(`${app.url}/vip-checkout?plano=trimestral&metodo=boleto`);
  await expect(page.getByRole('radio', { name: 'Boleto' })).toBeChecked();
  await expect(page.getByText('VIP trimestral').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Criar conta pra assinar' })).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
});
