import { appCode } from '../../server/src/testing/app-code.ts';
import { expect, makeAdmin, test } from '../fixtures.ts';
import { findProblems } from '../pages/accessibility.ts';
import { newPerson, register } from '../pages/person.ts';

test('A14: an administrator sets a second factor up, and shows it in every session', async ({ page, app }) => {
  const person = newPerson();
  await page.goto(`${app.url}/register`);
  await register(page, person);
  await page.waitForURL(`${app.url}/`);
  await makeAdmin(app, person.email);

  await page.goto(`${app.url}/admin`);
  await expect(page.getByRole('heading', { name: 'Quem administra entra com dois fatores' })).toBeVisible();
  await page.getByLabel('Sua senha').fill(person.password);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('img', { name: 'QR code do segundo fator' })).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
  const secret = ((await page.locator('.factor-secret').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Código').fill(appCode(secret, new Date()));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  const codes = page.getByRole('list', { name: 'Códigos de reserva' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const reserve = (await codes.first().textContent()) ?? '';
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Entrar na administração' }).click();
  await expect(page.getByRole('navigation', { name: 'Administração' })).toBeVisible();

  await page.goto(app.url);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await expect(page.getByText('Logout realizado com sucesso').first()).toBeVisible();
  await page.goto(`${app.url}/login?voltar=%2Fadmin`);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Confirme o código do aplicativo' })).toBeVisible();
  await page.getByLabel('Código').fill('000000');
  await page.getByRole('button', { name: 'Entrar na administração' }).click();
  await expect(page.getByText('Código inválido ou já usado.')).toBeVisible();
  await page.getByLabel('Código').fill(reserve.toLowerCase());
  await page.getByRole('button', { name: 'Entrar na administração' }).click();
  await expect(page.getByRole('navigation', { name: 'Administração' })).toBeVisible();
});
