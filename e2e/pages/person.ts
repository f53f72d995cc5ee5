import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export type Person = { firstName: string; email: string; password: string };

export function newPerson(): Person {
  return { firstName: 'Caio', email: `${randomUUID()}@correio.com`, password: 'moqueca com dendê' };
}

/** Fills the register form and sends it. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Como quer que te chamem?').fill(person.firstName);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByLabel('Dia', { exact: true }).fill('14');
  await page.getByLabel('Mês', { exact: true }).fill('08');
  await page.getByLabel('Ano', { exact: true }).fill('1994');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByText('Conta criada com sucesso!').first()).toBeVisible();
}
