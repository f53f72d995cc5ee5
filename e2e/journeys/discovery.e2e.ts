import { expect, test } from '../fixtures.ts';
import { bubbles, replyAfter, say } from '../pages/conversation.ts';
import { newPerson, register } from '../pages/person.ts';

test('reports a character in two clicks and gets a number', async ({ page, app }) => {
  await page.goto(`${app.url}/avatar/nina`);
  await page.getByRole('button', { name: 'Denunciar este perfil' }).click();
  await page.getByRole('button', { name: 'É uma pessoa real' }).click();
  await expect(page.getByText(/O protocolo é CAF-/u)).toBeVisible();
  await page.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a profile shows the same person elsewhere, is followed, and leads on to others and back', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/avatar/dandara`);
  const portrait = page.getByRole('img', { name: /^Retrato ilustrado de Dandara/u }).first();
  const first = await portrait.getAttribute('src');
  await page.getByRole('button', { name: 'Na rua à noite' }).click();
  await expect(portrait).not.toHaveAttribute('src', first ?? '');
  await page.getByRole('button', { name: 'Seguir' }).click();
  // It says so before the server has answered.
  await expect(page.getByRole('button', { name: 'Seguindo' })).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Seguindo' })).toBeVisible();
  const similar = page.getByRole('region', { name: 'Você também vai gostar' });
  const other = similar.getByRole('link').first();
  const name = (await other.textContent()) ?? '';
  await other.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dandara/u);
});

test('swipes by button and key, takes one back, matches and writes', async ({ page, app }) => {
  await page.goto(app.url);
  const name = page.locator('.swipe-card h2').first();
  const first = await name.textContent();
  await page.getByRole('button', { name: 'Passar' }).click();
  await expect(name).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(name).toHaveText(first ?? '');
  await page.keyboard.press('ArrowRight');
  const match = page.getByRole('dialog');
  await expect(match).toContainText('Vocês combinaram');
  await match.getByRole('button', { name: 'Mandar mensagem' }).click();
  await page.waitForURL(/\/chat\//u);
  await say(page, 'Oi! Que bom que deu certo.');
  await replyAfter(page, 2);
});

test('finds without accents while typing, keeps the address, and comes back to the same place', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/explorar`);
  await page.getByRole('searchbox').fill('sao paulo');
  await expect(page).toHaveURL(/q=sao/u);
  await expect(page.getByRole('link', { name: /Yumi/u }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Tainá/u })).toHaveCount(0);
  await page.getByRole('link', { name: /Yumi/u }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Yumi/u);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('sao paulo');
  await page.getByRole('searchbox').fill('ninguém com esse nome');
  await expect(page.getByText('Não achei ninguém assim')).toBeVisible();
});

test('likes and comments in the feed, and talks about a post with her', async ({ page, app }) => {
  await page.goto(`${app.url}/register`);
  await register(page, newPerson());
  await page.waitForURL(`${app.url}/`);
  await page.goto(`${app.url}/feed`);
  const post = page.getByRole('article').first();
  await expect(post).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByRole('button', { name: 'Curtir, 1 curtida' }).first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('c');
  await page.getByLabel('Seu comentário').fill('Que dia bom de ler isso.');
  await page.getByRole('button', { name: 'Publicar comentário' }).click();
  await expect(page.getByText('Que dia bom de ler isso.')).toBeVisible();
  const words = await post.locator('.post-text').first().textContent();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Conversar sobre isso' }).first().click();
  await page.waitForURL(/\/chat\//u);
  await expect(bubbles(page)).toHaveCount(2);
  expect(words).toContain(await bubbles(page).last().textContent());
});
