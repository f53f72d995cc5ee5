/** Affiliates: asking, activating, sharing; somebody comes by the link and buys; the panel says what that brought. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { findProblems } from '../pages/accessibility.ts';
import { DEVICES, overflowsOf } from '../pages/devices.ts';
import { mailTo } from '../pages/mail.ts';
import { shellKept } from '../pages/offline.ts';
import { newPerson, register } from '../pages/person.ts';
import { atTheBank, openOrder } from '../pages/store.ts';

const PASSWORD = 'moqueca com dendê';

async function looksRight(page: Page): Promise<void> {
  expect(await findProblems(page)).toEqual([]);
  expect(await overflowsOf(page)).toEqual([0, 0]);
}

/** The numbers of a section, by what stands before them. */
const numberOf = (page: Page, region: string, name: string) =>
  page.getByRole('region', { name: region }).getByRole('listitem').filter({ hasText: name }).locator('b');

for (const { name, theme, use } of DEVICES) {
  test.describe(`on ${name}`, () => {
    test.use({
      ...use,
      contextOptions: { reducedMotion: 'reduce' },
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test('an affiliate begins, shares the link, and sees what it brought', async ({ page, context, browser, app }) => {
      const cookies = [
        { name: 'theme', value: theme, url: app.url },
        // Invitations come by the clock; they have tests of their own.
        { name: 'signupCompleted', value: '1', url: app.url },
      ];
      await context.addCookies(cookies);
      const email = `${randomUUID()}@correio.com`;

      await page.goto(`${app.url}/afiliados`);
      await expect(page.getByRole('heading', { name: '25% por 12 meses' })).toBeVisible();
      await expect(page.getByText('Alguém te indicou?')).toHaveCount(0);
      await looksRight(page);
      await page.getByRole('link', { name: 'Quero participar' }).click();
      await page.getByLabel('Seu nome').fill('Rafa Moreira');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Onde você vai divulgar?').fill('Um podcast às quintas');
      await page.getByRole('button', { name: 'Pedir pra participar' }).click();
      await expect(page.getByRole('link', { name: 'Voltar pro programa' })).toBeVisible();
      const mail = await mailTo(app, email);
      await page.goto(/https?:\/\/\S+\/affiliate\/activate\?token=[\w-]+/u.exec(mail)?.[0] ?? '');
      await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Ativar a conta' }).click();
      await page.getByRole('link', { name: 'Entrar' }).click();
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();

      await page.waitForURL('**/affiliate/dashboard');
      await expect(page.getByText('Ninguém clicou ainda')).toBeVisible();
      await looksRight(page);
      await page.getByLabel('Etiqueta (opcional)').fill('Podcast');
      await page.getByRole('button', { name: 'Copiar link' }).click();
      await expect(page.getByText('Copiado', { exact: true }).first()).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toMatch(/\/r\/[0-9a-f]{10}\/podcast$/u);

      const brazil = { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' };
      const other = await browser.newContext({ ...use, ...brazil, serviceWorkers: 'allow' });
      await other.addCookies(cookies);
      const visitor = await other.newPage();
      // Who was here before has the shell on their device: the link goes past it.
      await visitor.goto(app.url);
      await shellKept(visitor);
      await visitor.goto(link);
      await expect(visitor).toHaveURL(`${app.url}/`);
      await visitor.goto(`${app.url}/register?voltar=/coins`);
      await register(visitor, newPerson());
      await visitor.waitForURL(/\/coins/u);
      await visitor.goto(`${app.url}/afiliados`);
      await expect(visitor.getByText(/^Sua conta já tem quem indicou/u)).toBeVisible();
      await looksRight(visitor);
      await visitor.goto(`${app.url}/coins`);
      await visitor.getByText('R$ 9,90').click();
      await openOrder(visitor, 'Pix');
      await atTheBank(visitor, /^Pagar/u);
      await expect(visitor.getByText(/^O Pix chegou/u)).toBeVisible();
      await other.close();

      // What was paid is counted by a job, a moment later.
      await expect(async () => {
        await page.reload();
        await expect(numberOf(page, 'Do clique à compra', 'Compradores')).toHaveText('1', { timeout: 2_000 });
      }).toPass({ timeout: 60_000 });
      await expect(numberOf(page, 'Do clique à compra', 'Cliques')).toHaveText('1');
      await expect(numberOf(page, 'Do clique à compra', 'Cadastros')).toHaveText('1');
      // A quarter of R$ 9,90, without the part of a centavo.
      const commission = /R\$\s2,47/u;
      await expect(page.getByRole('region', { name: 'Suas comissões' }).getByText(commission)).toBeVisible();
      const line = page.getByRole('region', { name: 'Extrato' }).getByRole('listitem');
      await expect(line).toHaveText(/^Pacote de moedas · compra\+R\$\s2,47.*de R\$\s9,90Retida até/u);
      await expect(page.getByRole('rowheader', { name: 'podcast' })).toBeVisible();
      await page.getByText('Ver em tabela').click();
      await looksRight(page);

      await page.getByRole('link', { name: '7 dias', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Últimos 7 dias' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Últimos 7 dias' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Últimos 30 dias' })).toBeVisible();

      await page.getByRole('button', { name: 'Cadastrar chave Pix' }).click();
      await looksRight(page);
      await page.getByRole('dialog').getByText('E-mail', { exact: true }).click();
      await page.getByRole('textbox', { name: 'Chave Pix' }).fill('isto não é uma chave');
      await page.getByLabel('Sua senha de afiliado').fill(PASSWORD);
      await page.getByRole('button', { name: 'Guardar chave' }).click();
      await expect(page.getByText('Essa chave Pix não parece certa. Confira e tente de novo.')).toBeVisible();
      await page.getByRole('textbox', { name: 'Chave Pix' }).fill('rafa.moreira@correio.com');
      await page.getByRole('button', { name: 'Guardar chave' }).click();
      await expect(page.getByRole('button', { name: 'Trocar a chave Pix' })).toBeVisible();
      await expect(page.getByText('rafa.moreira@correio.com')).toHaveCount(0);

      const file = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Baixar CSV' }).click();
      expect((await file).suggestedFilename()).toMatch(/\.csv$/u);
    });
  });
}
