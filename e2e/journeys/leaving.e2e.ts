import { readFile } from 'node:fs/promises';
import { readZip } from '../../server/src/testing/zip.ts';
import { expect, query, test } from '../fixtures.ts';
import { findProblems } from '../pages/accessibility.ts';
import { openConversation, replyAfter, say } from '../pages/conversation.ts';
import { newPerson, register } from '../pages/person.ts';

test('somebody takes a copy of all their data along and deletes the account: nothing is left, here or there', async ({
  page,
  app,
}) => {
  const person = newPerson();
  await page.goto(`${app.url}/register`);
  await register(page, person);
  await page.waitForURL(`${app.url}/`);
  await openConversation(page, 'livia');
  await say(page, 'Meu segredo é um jabuti azul.');
  await replyAfter(page, 2);

  await page.goto(`${app.url}/my-account`);
  const sessions = page.getByRole('region', { name: 'Sessões ativas' });
  await expect(sessions.getByText('Chrome no Linux')).toBeVisible();
  await expect(sessions.getByText('É aqui que você está.')).toBeVisible();
  await page.getByRole('button', { name: 'Preparar minha cópia' }).click();
  await page.reload();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar arquivo' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^meus dados no Cafuné .+\.zip$/u);
  const files = readZip(new Uint8Array(await readFile(await file.path())));
  expect(files['conversas/001 conversa com Lívia.txt']).toContain('jabuti azul');
  expect(files['conta/cadastro.json']).toContain(person.email);

  await page.getByRole('link', { name: 'Apagar minha conta' }).click();
  await page.waitForURL(/\/apagar-conta$/u);
  await expect(page.getByText('O registro de acesso')).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
  await page.getByLabel('Sua senha').fill('não é esta');
  await page.getByLabel(/^Escreva/u).fill('apagar');
  await page.getByRole('button', { name: 'Apagar pra sempre' }).click();
  await expect(page.getByText('A senha não é essa.')).toBeVisible();
  await page.getByLabel('Sua senha').fill(person.password);
  await page.getByRole('button', { name: 'Apagar pra sempre' }).click();
  await expect(page.getByText('Sua conta foi apagada').first()).toBeVisible();
  await page.waitForURL(`${app.url}/`);

  const accounts = await query(app, 'SELECT 1 FROM accounts WHERE email = $1', [person.email]);
  expect(accounts).toEqual([]);
  const kept = await page.evaluate(() => localStorage.getItem('currentUserId') ?? localStorage.getItem('syncToken'));
  expect(kept).toBeNull();
  await page.goto(`${app.url}/my-account`);
  await expect(page.getByRole('heading', { name: /^Entre pra ver/u })).toBeVisible();
  await page.goto(`${app.url}/login`);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('E-mail ou senha inválidos.').first()).toBeVisible();
});

test('a visitor deletes what was kept of the visit', async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(app.url);
  await openConversation(page, 'bruna');
  await say(page, 'Só de passagem.');
  await replyAfter(page, 2);
  await page.goto(`${app.url}/privacy-policy`);
  await page.getByRole('link', { name: 'apagar' }).click();
  await page.waitForURL(/\/apagar-conta$/u);
  await expect(page.getByRole('heading', { name: 'Apagar minha visita' })).toBeVisible();
  await expect(page.getByLabel('Sua senha')).toHaveCount(0);
  await page.getByLabel(/^Escreva/u).fill('apagar');
  await page.getByRole('button', { name: 'Apagar pra sempre' }).click();
  await page.waitForURL(`${app.url}/`);
  await page.goto(`${app.url}/apagar-conta`);
  await expect(page.getByText('Nada guardado por aqui')).toBeVisible();
});
