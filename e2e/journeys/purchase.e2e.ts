import type { Page } from '@playwright/test';
import { expect, leaveCoins, query, test } from '../fixtures.ts';
import { findProblems } from '../pages/accessibility.ts';
import { composer, openConversation, replyAfter, say } from '../pages/conversation.ts';
import { DEVICES, overflowsOf } from '../pages/devices.ts';
import { newPerson, register } from '../pages/person.ts';
import { atTheBank, openBank, openOrder, signUpInStore } from '../pages/store.ts';

function pill(page: Page, coins: string) {
  return page.getByRole('link', { name: new RegExp(`^${coins} moedas`, 'u') });
}

test.beforeEach(async ({ context, app }) => {
  // Invitations come by the clock; they have tests of their own.
  await context.addCookies([{ name: 'signupCompleted', value: '1', url: app.url }]);
});

for (const { name, theme, use } of DEVICES) {
  test.describe(`on ${name}`, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    test('a visitor chooses a pack, signs up, comes back to it and pays by Pix', async ({ page, context, app }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: app.url }]);
      await page.goto(`${app.url}/coins`);
      await expect(page.getByRole('radio', { name: /700 moedas/u })).toBeChecked();
      await page.getByText('R$ 44,90').click();
      await expect(page.getByRole('radio', { name: /1\.800 moedas/u })).toBeChecked();
      expect(await findProblems(page)).toEqual([]);
      await page.getByRole('link', { name: 'Criar conta pra comprar' }).click();
      await register(page, newPerson());
      await page.waitForURL(/\/coins\?pacote=coins-1800/u);
      await expect(page.getByRole('radio', { name: /1\.800 moedas/u })).toBeChecked();
      await page.getByRole('button', { name: 'Pagar com Pix · R$ 44,90' }).click();
      await page.waitForURL(/\/checkout\?order=/u);
      await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
      expect(await overflowsOf(page)).toEqual([0, 0]);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copiar' }).click();
      await expect(page.getByText('Código copiado. Agora é colar no app do seu banco.')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await page.getByLabel('Pix copia e cola').inputValue());
      expect(copied).toMatch(/^000201.*5303986540544\.90/u);
      expect(await findProblems(page)).toEqual([]);

      await page.getByRole('link', { name: 'Abrir o banco de teste' }).click();
      await expect(page.getByText('Nenhum dinheiro de verdade se move aqui.')).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      await page.getByRole('button', { name: 'Pagar · R$ 44,90' }).click();
      await page.getByRole('link', { name: 'Voltar pro pedido' }).click();
      await expect(page.getByText(/^O Pix chegou\. Entraram 1\.800 moedas/u)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Agora você tem 2.300 moedas' })).toBeVisible();
      await expect(pill(page, '2\\.300')).toBeVisible();
      expect(await findProblems(page)).toEqual([]);

      await page.goto(`${app.url}/coins`);
      const origins = page.getByRole('region', { name: 'De onde vieram' }).getByRole('listitem');
      await expect(origins).toHaveText([
        /^Boas-vindas500 moedas.*não vencem$/u,
        /^Compradas1\.800 moedas.*não vencem$/u,
      ]);
      expect(await findProblems(page)).toEqual([]);
    });
  });
}

test('the same intent is one order: gone back, pressed again, pressed twice', async ({ page, app }) => {
  await signUpInStore(page, app.url);
  const first = await openOrder(page, 'Pix');
  await page.goBack();
  const again = await openOrder(page, 'Pix');
  expect(again).toBe(first);
  await page.goto(`${app.url}/coins`);
  await page.getByRole('button', { name: /^Pagar com Pix/u }).dblclick();
  await page.waitForURL(/\/checkout\?order=/u);
  expect(new URL(page.url()).searchParams.get('order')).toBe(first);
  await page.goto(`${app.url}/compras`);
  await expect(page.getByRole('link', { name: /Esperando pagamento/u })).toHaveCount(1);
});

test('a card that is refused is tried again in one click, and paid', async ({ page, app }) => {
  await signUpInStore(page, app.url);
  await openOrder(page, 'Cartão');
  await page.getByRole('link', { name: 'Digitar o cartão' }).click();
  await page.getByRole('button', { name: 'Recusar' }).click();
  await page.getByRole('link', { name: 'Voltar pro pedido' }).click();
  await expect(page.getByRole('heading', { name: 'O pagamento não passou' })).toBeVisible();
  await expect(page.getByText(/nada foi cobrado/u)).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tentar de novo · R$ 19,90' }).click();
  await page.waitForURL(/\/checkout\?order=/u);
  await page.getByRole('link', { name: 'Digitar o cartão' }).click();
  await page.getByRole('button', { name: /^Pagar/u }).click();
  await page.getByRole('link', { name: 'Voltar pro pedido' }).click();
  await expect(page.getByText(/^O cartão passou/u)).toBeVisible();
  await page.getByRole('link', { name: 'Suas compras' }).click();
  await expect(page.getByRole('link', { name: /Recusada, nada foi cobrado/u })).toBeVisible();
  await expect(page.getByRole('link', { name: /Paga$/u })).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
});

test('a code whose time is over leads to a new one; a boleto paid late still counts', async ({ page, app }) => {
  await signUpInStore(page, app.url);
  const late = await openOrder(page, 'Pix');
  await atTheBank(page, /^Deixar vencer/u);
  await expect(page.getByRole('heading', { name: 'O tempo do código acabou' })).toBeVisible();
  await page.getByRole('button', { name: 'Gerar novo código · R$ 19,90' }).click();
  await page.waitForURL(/\/checkout\?order=/u);
  expect(new URL(page.url()).searchParams.get('order')).not.toBe(late);
  await page.getByRole('button', { name: 'Desistir do pedido' }).click();
  await expect(page.getByRole('heading', { name: 'Pedido cancelado' })).toBeVisible();

  await page.goto(`${app.url}/coin-store`);
  const boleto = await openOrder(page, 'Boleto');
  await expect(page.getByLabel('Linha digitável do boleto')).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
  await query(app, "UPDATE orders SET pay_until = now() - interval '1 hour' WHERE id = $1", [boleto]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Esperando o banco confirmar' })).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ver suas compras' }).click();
  await expect(page.getByRole('link', { name: /Esperando o banco confirmar$/u })).toBeVisible();
  await atTheBank(page, /^Deixar vencer/u, boleto);
  await expect(page.getByRole('heading', { name: 'O boleto venceu' })).toBeVisible();
  await atTheBank(page, /^Pagar atrasado/u, boleto);
  await expect(page.getByText(/^O boleto foi pago/u)).toBeVisible();
  await expect(pill(page, '1\\.200')).toBeVisible();
});

test('a purchase is given back in two clicks, with a receipt, and both tabs know', async ({ page, context, app }) => {
  await signUpInStore(page, app.url);
  const order = await openOrder(page, 'Pix');
  const other = await context.newPage();
  await other.goto(`${app.url}/pagamento/teste?ref=sbx_${order.replaceAll('-', '')}`);
  await other.getByRole('button', { name: /^Pagar/u }).click();
  await expect(pill(other, '1\\.200')).toBeVisible();
  // It waits for the payment in the tab behind, and goes on by itself.
  await page.bringToFront();
  await expect(page.getByText(/^O Pix chegou/u)).toBeVisible();
  await expect(pill(page, '1\\.200')).toBeVisible();

  await page.getByRole('button', { name: 'Desistir da compra' }).click();
  expect(await findProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Receber R$ 19,90 de volta' }).click();
  await expect(page.getByRole('region', { name: /^Devolução/u })).toBeVisible();
  await expect(page.getByText('Dinheiro devolvido')).toBeVisible({ timeout: 20_000 });
  await expect(pill(page, '500')).toBeVisible();
  await other.bringToFront();
  await expect(pill(other, '500')).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Compra devolvida' })).toBeVisible();
});

test('a payment is told: within two seconds its coins are on every tab, without a poll', async ({
  page,
  context,
  app,
}) => {
  // Intervals are how the balance and the order are polled; what a live event asks for still comes.
  await context.addInitScript(() => {
    Object.assign(window, { setInterval: () => 0 });
  });
  const person = await signUpInStore(page, app.url);
  const talk = await context.newPage();
  await talk.goto(app.url);
  await openConversation(talk, 'livia');
  await leaveCoins(app, person.email, 1);
  await say(talk, 'Ainda quero te contar');
  const missing = talk.getByText('Você não tem moedas suficientes.');
  await expect(missing).toBeVisible();

  /** How long it takes from the press at the bank until the coins are on every tab. */
  const payMs = async (coins: string): Promise<number> => {
    await page.goto(`${app.url}/coins`);
    const { page: bank } = await openBank(context, page, await openOrder(page, 'Pix'));
    const pay = bank.getByRole('button', { name: /^Pagar/u });
    await pay.waitFor();
    const pressedAt = Date.now();
    const shown = [page, talk, bank].map((tab) => pill(tab, coins).waitFor());
    const arrived = page.getByText(/^O Pix chegou\. Entraram 700 moedas/u).waitFor();
    await Promise.all([pay.click(), ...shown, arrived, missing.waitFor({ state: 'hidden' })]);
    return Date.now() - pressedAt;
  };
  let bestMs = await payMs('701');
  // A busy machine is slower, not wrong: one of three is in time. Without live events none would ever come.
  for (const coins of ['1\\.401', '2\\.101']) if (bestMs > 2_000) bestMs = Math.min(bestMs, await payMs(coins));
  expect(bestMs).toBeLessThanOrEqual(2_000);
  await say(talk, 'Agora vai');
  await replyAfter(talk, 1);
});

test('whoever runs out of coins in a conversation buys some and comes back to it', async ({ page, app }) => {
  const person = await signUpInStore(page, app.url);
  await openConversation(page, 'livia');
  const conversation = new URL(page.url()).pathname;
  await leaveCoins(app, person.email, 1);
  await say(page, 'Ainda quero te contar');
  // The menu has a "Comprar Moedas" of its own.
  await page.getByRole('link', { name: 'Comprar moedas', exact: true }).click();
  await page.waitForURL(/\/coins\?voltar=/u);
  await openOrder(page, 'Pix');
  await atTheBank(page, /^Pagar/u);
  await page.getByRole('button', { name: 'Voltar pra conversa' }).click();
  await page.waitForURL((url) => url.pathname === conversation);
  await expect(composer(page)).toHaveValue('Ainda quero te contar');
});
