import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { bubbles, openConversation, ownBubbles, replyAfter, say } from '../pages/conversation.ts';
import { readyToAnswer, shellKept } from '../pages/offline.ts';
import { newPerson, register } from '../pages/person.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const OFFLINE = 'Você está offline. Mensagens serão sincronizadas quando voltar online.';

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
  await expect(ownBubbles(again).filter({ hasText: 'Antes de tudo' })).toHaveCount(1);
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
  await expect(ownBubbles(again).filter({ hasText: 'Terceira sem sinal' })).toHaveCount(1);
  // Waits: a list that opens at its end measures its rows before it shows those further up.
  await expect(ownBubbles(again)).toHaveText([
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

const MARK = 'Escrita no aparelho, sem conexão';

async function writeOffline(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Mensagem pra/u }).fill(text);
  await page.getByRole('button', { name: 'Guardar e enviar depois' }).click();
}

const readBalance = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await fetch('/api/user/tokens')).json()) as number);

/** Opened online, with one exchange, and ready for the connection to go. */
async function talkThenLose(page: Page, context: BrowserContext, url: string): Promise<void> {
  await signUp(page, url);
  await openConversation(page, 'livia');
  await say(page, 'Antes de tudo');
  await replyAfter(page, 2);
  await readyToAnswer(page, 3);
  await context.setOffline(true);
}

const SIZES = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const;
for (const [device, viewport] of SIZES) {
  test.describe(`without a connection, on ${device}`, () => {
    test.use({ viewport, isMobile: device === 'a phone', hasTouch: device === 'a phone' });

    test('she answers here, also after a reload; back online it is kept once, marked and free', async ({
      page,
      context,
      browser,
      app,
    }) => {
      await talkThenLose(page, context, app.url);
      await writeOffline(page, 'Tô no metrô, sem sinal nenhum');
      await expect(page.getByText(MARK)).toHaveCount(1);
      await writeOffline(page, 'Você gosta de praia?');
      await expect(page.getByText(MARK)).toHaveCount(2);
      const hers = page.locator('.row:has(.message-note) .bubble');
      await expect(hers.last()).not.toBeEmpty();
      await expect(page.locator('.caret')).toHaveCount(0);
      const said = await hers.allTextContents();
      await expect(page.locator('.log-frame > [aria-live="polite"]')).toHaveText(`Lívia: ${said.at(-1)}`);

      await page.reload();
      await expect(page.getByText(MARK)).toHaveCount(2);
      expect(await hers.allTextContents()).toEqual(said);

      await context.setOffline(false);
      await expect(page.getByText('Na fila. Vai quando a conexão voltar.')).toHaveCount(0, { timeout: 20_000 });
      await expect(bubbles(page)).toHaveCount(7);
      const balance = await readBalance(page);
      await page.reload();
      await expect(bubbles(page)).toHaveCount(7);
      await expect(page.getByText(MARK)).toHaveCount(2);
      expect(await hers.allTextContents()).toEqual(said);
      // The first message alone was paid for.
      expect([balance, await readBalance(page)]).toEqual([498, 498]);

      // Tall enough for every row: what is out of sight is not in the page (chat.md "On screen").
      const other = await browser.newContext({
        storageState: await context.storageState(),
        viewport: { width: 1280, height: 1600 },
      });
      const there = await other.newPage();
      await there.goto(page.url());
      await expect(there.getByText(MARK)).toHaveCount(2);
      expect(await there.locator('.row:has(.message-note) .bubble').allTextContents()).toEqual(said);
      await other.close();
    });
  });
}

test('H05: a crisis without a connection gets the card alone, and nothing after it is answered here', async ({
  page,
  context,
  app,
}) => {
  await talkThenLose(page, context, app.url);
  await writeOffline(page, 'não aguento mais viver');
  await expect(page.getByRole('link', { name: 'Ligar 188' })).toBeVisible();
  await writeOffline(page, 'Você tá aí?');
  await expect(page.getByText('Na fila. Vai quando a conexão voltar.')).toHaveCount(2);
  // Longer than she would take.
  await page.waitForTimeout(5_000);
  await expect(page.getByText(MARK)).toHaveCount(0);
  await expect(page.locator('.thinking')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ligar 188' })).toBeVisible();
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
    // A document that is asked for while the connection comes back may never come.
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
    await page.goto(`${app.url}/`);
    await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
    const status = await page.evaluate(async () => (await fetch('/api/auth/status')).json());
    expect(status).toMatchObject({ isAuthenticated: false });
  });
}
