/** What a bank does after it was paid, and how it tells of it: what the buyer sees of that, and is told. */
import type { Page } from '@playwright/test';
import { expect, leaveCoins, test } from '../fixtures.ts';
import { findProblems } from '../pages/accessibility.ts';
import { DEVICES, overflowsOf } from '../pages/devices.ts';
import { openBank, openOrder, signUpInStore } from '../pages/store.ts';
import { letTimeGoBy, signUpTo } from '../pages/vip.ts';

/** How the bank tells of what it did, unless something else is tried. */
const ONCE = 'Na hora, uma vez';

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

    test('a refund by the bank takes its coins; a contested purchase does until it is decided, spent ones too', async ({
      page,
      context,
      app,
    }) => {
      const person = await signUpInStore(page, app.url);
      const refunded = await openBank(context, page, await openOrder(page, 'Pix'));
      await refunded.press(/^Pagar/u, 'Três vezes o mesmo aviso');
      await expect(pill(page, '1\\.200')).toBeVisible();
      await refunded.press(/^Devolver tudo/u, ONCE);
      await expect(page.getByRole('heading', { name: 'Compra devolvida' })).toBeVisible();
      await expect(page.getByText(/19,90 voltaram pra você/u)).toBeVisible();
      await expect(pill(page, '500')).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      expect(await overflowsOf(page)).toEqual([0, 0]);

      await page.goto(`${app.url}/coins`);
      const order = await openOrder(page, 'Pix');
      const contested = await openBank(context, page, order);
      await contested.press(/^Pagar/u, ONCE);
      await expect(page.getByText(/^O Pix chegou/u)).toBeVisible();
      await leaveCoins(app, person.email, 300);
      // What nobody signed, and what never comes, moves nothing.
      await contested.press(/^Contestar/u, 'Com assinatura falsa');
      await contested.press(/^Dar razão/u, 'Nunca: o aviso se perde');
      await expect(contested.page.getByRole('status')).toHaveText('Situação: Pago');
      await page.reload();
      await expect(page.getByText(/^O Pix chegou/u)).toBeVisible();
      await expect(pill(page, '300')).toBeVisible();
      // An older notice that comes afterwards does not undo the newer.
      await contested.press(/^Contestar/u, 'Depois, um aviso mais antigo');
      await expect(page.getByRole('heading', { name: 'Compra contestada' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Como isso termina' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Desistir da compra' })).toHaveCount(0);
      await expect(pill(page, '0')).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      expect(await overflowsOf(page)).toEqual([0, 0]);

      // What is owed is settled by the next coins, and the receipt says so.
      await page.goto(`${app.url}/coins`);
      await expect(page.getByText('Compra contestada no banco')).toBeVisible();
      const next = await openBank(context, page, await openOrder(page, 'Pix'));
      await next.press(/^Pagar/u, ONCE);
      await expect(page.getByText(/Das 700 moedas, 300 estão no seu saldo/u)).toBeVisible();
      await expect(pill(page, '300')).toBeVisible();
      await page.goto(`${app.url}/compras`);
      await expect(page.getByRole('link', { name: /Contestada/u })).toBeVisible();
      await contested.press(/^Dar razão/u, ONCE);
      await expect(pill(page, '1\\.000')).toBeVisible();
      await expect(page.getByRole('link', { name: /Contestada/u })).toHaveCount(0);
    });
  });
}

test('a card is charged when the trial and the year are over; where it is refused VIP goes on, says so, and is paid by the next try', async ({
  page,
  context,
  app,
}) => {
  const person = await signUpTo(page, app.url, '/vip-trial?plano=anual');
  await page.getByRole('button', { name: 'Começar Trial' }).click();
  await page.waitForURL(/\/pagamento\/teste/u);
  await page.getByRole('button', { name: 'Guardar o cartão' }).click();
  const card = await context.newPage();
  await card.goto(page.url());
  await page.goto(`${app.url}/vip-plans`);
  await expect(page.getByRole('heading', { name: 'Teste de VIP' })).toBeVisible();

  // The page is open all the while: what happens is told.
  await letTimeGoBy(app, person.email, '7 days 25 hours');
  await expect(page.getByRole('heading', { name: 'VIP anual' })).toBeVisible();
  await expect(page.getByText(/^R\$\s239,90 em /u)).toBeVisible();

  await card.getByRole('button', { name: 'Recusar próximas cobranças' }).click();
  await expect(card.getByText('As próximas cobranças deste cartão vão ser recusadas.')).toBeVisible();
  // What was done at the end of the trial is known by that moment: the year ends at another.
  await letTimeGoBy(app, person.email, '1 year 1 hour');
  await expect(page.getByText(/^O cartão não passou na renovação\. Você continua VIP até/u)).toBeVisible();
  await expect(page.getByText(/^R\$\s239,90, que o cartão ainda não pagou$/u)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pagar de outro jeito' })).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
  expect(await overflowsOf(page)).toEqual([0, 0]);
  await page.goto(`${app.url}/notifications`);
  await expect(page.getByText('Não deu pra cobrar').first()).toBeVisible();
  await page.goto(`${app.url}/vip-plans`);
  await expect(page.getByText(/^O cartão não passou na renovação/u)).toBeVisible();

  await card.getByRole('button', { name: 'Aceitar próximas cobranças' }).click();
  await expect(card.getByRole('button', { name: 'Recusar próximas cobranças' })).toBeVisible();
  await letTimeGoBy(app, person.email, '1 hour');
  await expect(page.getByText(/^R\$\s239,90 em /u)).toBeVisible();
  await expect(page.getByText(/^O cartão não passou/u)).toHaveCount(0);
  await page.goto(`${app.url}/compras`);
  await expect(page.getByRole('link', { name: /VIP anual.*Paga$/u })).toHaveCount(2);
  await expect(page.getByRole('link', { name: /VIP anual.*Recusada/u })).toHaveCount(1);
});
