import { startFakeOpenIdProvider } from '../../server/src/providers/age/fake-openid-provider/fake-openid-provider.ts';
import { createAppProcess } from '../../server/src/testing/app-process.ts';
import { expect, test } from '../fixtures.ts';
import { findProblems } from '../pages/accessibility.ts';
import { bubbles, composer, openConversation, replyAfter, say } from '../pages/conversation.ts';
import { newPerson, register } from '../pages/person.ts';

test('a person limits her day with the keyboard; when it is over her words come back, and a crisis is heard', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/register?voltar=/my-account`);
  await register(page, newPerson());
  await page.waitForURL(/\/my-account/u);
  await page.getByRole('radio', { name: 'Sem limite' }).focus();
  for (const _ of [1, 2]) await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '100' })).toBeChecked();
  await expect(page.getByText('Vale assim que você guardar.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hoje: 0 de 100')).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
  const lowered = await page.request.put(`${app.url}/api/usage-limit`, {
    data: { messagesADay: 1 },
    headers: { origin: app.url },
  });
  expect(lowered.status()).toBe(200);

  await openConversation(page, 'livia');
  const before = await bubbles(page).count();
  await say(page, 'Oi, Lívia');
  await replyAfter(page, before + 1);
  await expect(page.getByText(/abrem de novo à meia-noite/u)).toBeVisible();
  await say(page, 'Faltou te contar uma coisa');
  await expect(composer(page)).toHaveValue('Faltou te contar uma coisa');
  expect(await findProblems(page)).toEqual([]);
  await say(page, 'não aguento mais viver');
  await expect(page.getByRole('region', { name: 'Ajuda agora' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver meu limite' }).click();
  await expect(page.getByText('Hoje: 2 de 1')).toBeVisible();
});

test('an OpenID provider confirms an age, and closes the account of a minor', async ({ page }) => {
  const provider = await startFakeOpenIdProvider();
  const app = await createAppProcess({
    AGE_PROVIDER: 'oidc',
    AGE_PROVIDER_ISSUER: provider.issuer,
    AGE_PROVIDER_CLIENT_ID: provider.clientId,
    AGE_PROVIDER_CLIENT_SECRET: provider.clientSecret,
    AGE_PROVIDER_CLAIM: 'birthdate',
    CONTENT_LEVEL_MAX: 'sensual',
  });
  try {
    await app.start();
    const person = newPerson();
    await page.goto(`${app.url}/register?voltar=/idade`);
    await register(page, person);
    await page.waitForURL(/\/idade/u);
    expect(await findProblems(page)).toEqual([]);
    provider.script({ claims: { sub: 'ana', birthdate: '1990-02-01' } });
    await page.getByRole('button', { name: 'Confirmar minha idade' }).click();
    await expect(page.getByRole('heading', { name: 'Idade confirmada' })).toBeVisible();
    await page.getByText('Sensual', { exact: true }).click();
    await expect(page.getByText('Nível guardado').first()).toBeVisible();
    await expect(page.getByText(/nunca explícitos/u)).toBeVisible();
    expect(await findProblems(page)).toEqual([]);

    provider.script({ claims: { sub: 'bia', birthdate: '2015-02-01' } });
    await page.request.post(`${app.url}/api/auth/logout`, { headers: { origin: app.url } });
    const minor = newPerson();
    await page.goto(`${app.url}/register?voltar=/idade`);
    await register(page, minor);
    await page.waitForURL(/\/idade/u);
    await page.getByRole('button', { name: 'Confirmar minha idade' }).click();
    await expect(page.getByText(/esta conta foi encerrada/u)).toBeVisible();
    await page.goto(`${app.url}/login`);
    await page.getByLabel('E-mail').fill(minor.email);
    await page.getByLabel('Senha', { exact: true }).fill(minor.password);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByText(/Esta conta foi encerrada/u).first()).toBeVisible();
  } finally {
    await app.stop();
    await app.remove();
    await provider.close();
  }
});
