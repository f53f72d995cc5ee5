import { expect, test } from '../fixtures.ts';
import { bubbles, ownBubbles, replyAfter, say } from '../pages/conversation.ts';
import { newPerson, register } from '../pages/person.ts';

test('a newcomer signs up, gets 500 coins, picks a character and has a first reply', async ({ page, app }) => {
  await page.goto(app.url);
  await page.getByRole('link', { name: 'Cadastrar' }).first().click();
  await register(page, newPerson());
  await page.waitForURL(`${app.url}/`);
  await expect(page.getByRole('link', { name: /500 moedas/u }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Explorar' }).first().click();
  await page.waitForURL(/\/explorar/u);
  await page.getByRole('link', { name: /Tainá/u }).first().click();
  await page.waitForURL(/\/avatar\//u);
  await expect(page.getByText('Personagem de IA').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Conversar' }).first().click();
  await page.waitForURL(/\/chat\//u);
  await expect(
    page
      .getByText(/personagem de IA/u)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByText('2 moedas por resposta')).toBeVisible();

  const before = await bubbles(page).count();
  await say(page, 'Oi, tudo bem? Meu nome é Caio.');
  await expect(ownBubbles(page).filter({ hasText: 'Meu nome é Caio' })).toBeVisible();
  await replyAfter(page, before + 1);
  await expect(page.getByRole('link', { name: /498 moedas/u }).first()).toBeVisible();

  await page.goBack();
  await page.goForward();
  await expect(ownBubbles(page).filter({ hasText: 'Meu nome é Caio' })).toHaveCount(1);
});

test('the refusal of who is under 18 is calm and keeps the form', async ({ page, app }) => {
  await page.goto(`${app.url}/register`);
  await page.getByLabel('Como quer que te chamem?').fill('Bia');
  await page.getByLabel('Dia', { exact: true }).fill('14');
  await page.getByLabel('Mês', { exact: true }).fill('08');
  await page.getByLabel('Ano', { exact: true }).fill(String(new Date().getFullYear() - 15));
  await page.getByLabel('E-mail').click();
  await expect(page.getByText(/maiores de 18/u).first()).toBeVisible();
  await expect(page.getByLabel('Como quer que te chamem?')).toHaveValue('Bia');
});

test('signing in with a wrong password says so in the words of the specification, then lets the owner in and out', async ({
  page,
  app,
}) => {
  const person = newPerson();
  await page.goto(`${app.url}/register`);
  await register(page, person);
  await page.waitForURL(`${app.url}/`);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await expect(page.getByText('Logout realizado com sucesso').first()).toBeVisible();
  await page.goto(`${app.url}/login`);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill('senha errada!');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Erro no login').first()).toBeVisible();
  await expect(page.getByText('E-mail ou senha inválidos.').first()).toBeVisible();
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Login realizado com sucesso!').first()).toBeVisible();
  await page.waitForURL(`${app.url}/`);
});
