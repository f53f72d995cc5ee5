import { type BrowserContext, expect, type Page } from '@playwright/test';
import { newPerson, type Person, register } from './person.ts';

export type Method = 'Pix' | 'Cartão' | 'Boleto';
const VERBS: Readonly<Record<Method, RegExp>> = {
  Pix: /^Pagar com Pix · R\$/u,
  Cartão: /^Pagar com cartão · R\$/u,
  Boleto: /^Pagar com boleto · R\$/u,
};

/** Signs up and stands in the store. */
export async function signUpInStore(page: Page, url: string): Promise<Person> {
  const person = newPerson();
  await page.goto(`${url}/register?voltar=/coins`);
  await register(page, person);
  await page.waitForURL(/\/coins/u);
  await expect(page.getByRole('radio', { name: /700 moedas/u })).toBeChecked();
  return person;
}

/** Opens an order of the chosen pack and gives its id. */
export async function openOrder(page: Page, method: Method): Promise<string> {
  // The radio button itself is out of sight: people press its label.
  await page.getByText(method, { exact: true }).click();
  await page.getByRole('button', { name: VERBS[method] }).click();
  await page.waitForURL(/\/checkout\?order=/u);
  return new URL(page.url()).searchParams.get('order') ?? '';
}

/** Goes to the test bank, presses one of its buttons, and comes back to the order. */
export async function atTheBank(page: Page, button: RegExp, orderId?: string): Promise<void> {
  if (orderId === undefined) await page.getByRole('link', { name: 'Abrir o banco de teste' }).click();
  else await page.goto(bankPage(page, orderId));
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('link', { name: 'Voltar pro pedido' }).click();
}

/** The test bank's page of an order, seen from a page of the application. */
function bankPage(page: Page, orderId: string): string {
  return new URL(`/pagamento/teste?ref=sbx_${orderId.replaceAll('-', '')}`, page.url()).href;
}

/** The test bank in a tab of its own: presses its buttons, and says how the shop is told of each. */
export async function openBank(context: BrowserContext, from: Page, orderId: string) {
  const page = await context.newPage();
  await page.goto(bankPage(from, orderId));
  const press = async (button: RegExp, notice: string): Promise<void> => {
    await page.getByLabel('Como o banco avisa a loja').selectOption(notice);
    await page.getByRole('button', { name: button }).click();
  };
  return { page, press };
}
