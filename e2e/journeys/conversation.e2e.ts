import { expect, leaveCoins, test } from '../fixtures.ts';
import { composer, openConversation, ownBubbles, replyAfter, say, slowReply } from '../pages/conversation.ts';
import { newPerson, register } from '../pages/person.ts';

test('a guest chats, registers from the conversation and keeps it', async ({ page, app }) => {
  await page.goto(app.url);
  await openConversation(page, 'livia');
  await expect(page.getByText(/15 respostas grátis/u)).toBeVisible();
  await say(page, 'Cheguei como visita');
  await replyAfter(page, 2);
  await expect(page.getByText(/14 respostas grátis/u)).toBeVisible();
  const conversation = new URL(page.url()).pathname;
  await page.goto(`${app.url}/register?voltar=${encodeURIComponent(conversation)}`);
  await register(page, newPerson());
  await page.waitForURL(`${app.url}${conversation}`);
  await expect(ownBubbles(page).filter({ hasText: 'Cheguei como visita' })).toHaveCount(1);
  await expect(page.getByText('2 moedas por resposta')).toBeVisible();
});

test('a reload in mid-stream continues the reply where it was', async ({ page, slowApp }) => {
  await page.goto(slowApp.url);
  await openConversation(page, 'livia');
  await say(page, 'Me conta uma história?');
  const reply = slowReply(page);
  await expect
    .poll(async () => ((await reply.textContent()) ?? '').split(' ').length, { timeout: 15_000 })
    .toBeGreaterThan(6);
  const before = (await reply.textContent())?.trim() ?? '';
  await page.reload();
  await expect
    .poll(async () => ((await reply.textContent()) ?? '').trim().startsWith(before), { timeout: 15_000 })
    .toBe(true);
  await expect
    .poll(async () => ((await reply.textContent()) ?? '').trim().split(' ').length, { timeout: 30_000 })
    .toBe(60);
  await expect(ownBubbles(page).filter({ hasText: 'Me conta uma história?' })).toHaveCount(1);
});

test('stop keeps what was on screen', async ({ page, slowApp }) => {
  await page.goto(slowApp.url);
  await openConversation(page, 'rosa');
  await say(page, 'Fala comigo');
  const reply = slowReply(page);
  await expect
    .poll(async () => ((await reply.textContent()) ?? '').split(' ').length, { timeout: 15_000 })
    .toBeGreaterThan(4);
  await page.getByRole('button', { name: 'Parar a resposta' }).click();
  await expect(page.getByRole('button', { name: 'Parar a resposta' })).toHaveCount(0);
  const kept = ((await reply.textContent()) ?? '').trim();
  await page.reload();
  await expect(reply).toBeVisible();
  expect(((await reply.textContent()) ?? '').trim()).toBe(kept);
});

test('two tabs that send the same waiting message make it one', async ({ page, context, app }) => {
  await page.goto(app.url);
  await openConversation(page, 'taina');
  const address = page.url();
  await context.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await say(page, 'Mensagem de duas abas');
  await expect(page.getByText(/Toque pra tentar de novo/u)).toBeVisible({ timeout: 30_000 });
  const second = await context.newPage();
  await second.goto(address);
  await expect(second.getByText(/Toque pra tentar de novo/u)).toBeVisible({ timeout: 30_000 });
  await context.unroute('**/api/conversations/*/messages');
  // Both tabs try again by themselves; coming online makes them do it at the same moment.
  await Promise.all([page, second].map((tab) => tab.evaluate(() => dispatchEvent(new Event('online')))));
  for (const tab of [page, second]) {
    await replyAfter(tab, 2);
    await tab.reload();
    await expect(ownBubbles(tab).filter({ hasText: 'Mensagem de duas abas' })).toHaveCount(1);
    await expect(tab.getByText(/14 respostas grátis/u)).toBeVisible();
  }
});

test('out of coins: a sentence, the way to the coins, and the words stay in the field', async ({ page, app }) => {
  const person = newPerson();
  await page.goto(`${app.url}/register`);
  await register(page, person);
  await page.waitForURL(`${app.url}/`);
  await leaveCoins(app, person.email, 1);
  await openConversation(page, 'helena');
  await say(page, 'Ainda dá?');
  await expect(page.getByText('Você não tem moedas suficientes.')).toBeVisible();
  await expect(composer(page)).toHaveValue('Ainda dá?');
  await page.getByRole('link', { name: 'Comprar moedas', exact: true }).click();
  await page.waitForURL(/\/coins\?voltar=/u);
  await expect(page.getByText('Boas-vindas ao Cafuné')).toBeVisible();
  await page.goBack();
  await expect(composer(page)).toHaveValue('Ainda dá?');
});

test('a process killed in mid-conversation loses nothing', async ({ page, slowApp }) => {
  await page.goto(slowApp.url);
  await openConversation(page, 'yumi');
  await say(page, 'Antes da queda');
  const reply = slowReply(page);
  await expect
    .poll(async () => ((await reply.textContent()) ?? '').split(' ').length, { timeout: 15_000 })
    .toBeGreaterThan(4);
  await slowApp.kill();
  await slowApp.start();
  await expect(page.getByText(/nada foi cobrado/u)).toBeVisible({ timeout: 40_000 });
  await page.reload();
  await expect(ownBubbles(page).filter({ hasText: 'Antes da queda' })).toHaveCount(1);
});
