import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { bubbles, openConversation, replyAfter, say } from '../pages/conversation.ts';
import { newPerson, register } from '../pages/person.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const OFFLINE = 'Você está offline. Mensagens serão sincronizadas quando voltar online.';

/** Waits until the shell is kept on this device. */
async function shellKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
}

async function signUp(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/register`);
  await register(page, newPerson());
  await page.waitForURL(`${url}/`);
}

test('spec §4: three messages written offline, the tab closed and reopened: once each, in order, with replies', async ({
  page,
  context,
  app,
}) => {
  await signUp(page, app.url);
  await openConversation(page, 'livia');
  await say(page, 'Antes de tudo');
  await replyAfter(page, 2);
  await shellKept(page);
  const address = page.url();

  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  for (const text of ['Primeira sem sinal', 'Segunda sem sinal', 'Terceira sem sinal']) {
    await page.getByRole('textbox', { name: /^Mensagem pra/u }).fill(text);
    await page.getByRole('button', { name: 'Guardar e enviar depois' }).click();
  }
  await expect(page.getByText('Na fila. Vai quando a conexão voltar.')).toHaveCount(3);
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await expect(bubbles(again).filter({ hasText: 'Antes de tudo' })).toHaveCount(1);
  await expect(again.getByText('Na fila. Vai quando a conexão voltar.')).toHaveCount(3);
  await again.goto(`${app.url}/chats`);
  await expect(again.locator('main').getByText('3 na fila')).toBeVisible();
  await again.goto(address);
  await expect(again.getByText('Na fila. Vai quando a conexão voltar.')).toHaveCount(3);

  await context.setOffline(false);
  await expect(again.getByText('Conectado novamente!')).toBeVisible();
  await expect(again.getByText('Sincronizando 3 mensagem(ns)')).toBeVisible();
  await expect(again.getByText('Conectado novamente!')).toHaveCount(0, { timeout: 6_000 });
  // Greeting, the first exchange, and three exchanges more.
  await expect.poll(() => bubbles(again).count(), { timeout: 40_000 }).toBeGreaterThanOrEqual(9);
  await expect(again.getByRole('button', { name: 'Parar a resposta' })).toHaveCount(0, { timeout: 20_000 });
  await again.reload();
  await expect(bubbles(again).filter({ hasText: 'Terceira sem sinal' })).toHaveCount(1);
  const mine = await again.locator('.speech-me .bubble').allTextContents();
  expect(mine.map((text) => text.trim())).toEqual([
    'Antes de tudo',
    'Primeira sem sinal',
    'Segunda sem sinal',
    'Terceira sem sinal',
  ]);
  const { items } = await again.evaluate(async () => {
    const id = location.pathname.split('/').at(-1);
    return (await (await fetch(`/api/conversations/${id}/messages`)).json()) as {
      items: { role: string; status: string }[];
    };
  });
  expect(items.filter((item) => item.role === 'character' && item.status === 'complete')).toHaveLength(5);
});

test('any address opens without a connection, and says what is missing', async ({ page, context, app }) => {
  await signUp(page, app.url);
  await shellKept(page);
  await context.setOffline(true);
  for (const path of ['/', '/chats', '/settings', '/roleplay', '/nao-existe']) {
    await page.goto(`${app.url}${path}`);
    await expect(page.locator('#conteudo')).toBeVisible();
  }
  await context.setOffline(false);
});

for (const isOnline of [true, false]) {
  test(`L01: signing out ${isOnline ? 'online' : 'offline'} leaves nothing of anybody, back and offline too`, async ({
    page,
    context,
    app,
  }) => {
    await signUp(page, app.url);
    await openConversation(page, 'livia');
    await say(page, 'Segredo do caju');
    await replyAfter(page, 2);
    await shellKept(page);
    const conversation = page.url();
    await page.goto(`${app.url}/user-profile`);
    if (!isOnline) {
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Fechar aviso' }).click();
    }
    await page.getByRole('button', { name: 'Sair' }).first().click();
    await expect(page.getByText(isOnline ? 'Logout realizado com sucesso' : 'Logout realizado').first()).toBeVisible();
    await page.waitForURL(`${app.url}/`);
    await shellKept(page);
    await context.setOffline(true);
    await page.goto(conversation);
    await expect(page.getByText('Segredo do caju')).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('#conteudo')).toBeVisible();
    const left = await page.evaluate(async () => ({
      local: Object.keys(localStorage).filter((key) => !key.startsWith('tsr')),
      databases: (await indexedDB.databases()).map((database) => database.name),
      api: (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
        .flat()
        .map((request) => new URL(request.url).pathname)
        .filter((path) => /^\/(?:api|media)\//u.test(path)),
    }));
    expect(left.api).toEqual([]);
    expect(left.local).toEqual([]);
    const messages = await page.evaluate(
      (names) =>
        Promise.all(
          names.map(
            (name) =>
              new Promise<number>((resolve) => {
                const opening = indexedDB.open(name ?? '');
                opening.onsuccess = () => {
                  const stores = [...opening.result.objectStoreNames];
                  if (stores.length === 0) return resolve(0);
                  const counting = stores.map(
                    (store) =>
                      new Promise<number>((done) => {
                        const request = opening.result.transaction(store).objectStore(store).count();
                        request.onsuccess = () => done(request.result);
                      }),
                  );
                  void Promise.all(counting).then((counts) => resolve(counts.reduce((a, b) => a + b, 0)));
                };
              }),
          ),
        ),
      left.databases,
    );
    expect(messages.reduce((sum, count) => sum + count, 0)).toBe(0);
    await context.setOffline(false);
    await page.goto(`${app.url}/`);
    await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
    const status = await page.evaluate(async () => (await fetch('/api/auth/status')).json());
    expect(status).toMatchObject({ isAuthenticated: false });
  });
}
