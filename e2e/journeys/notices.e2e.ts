import type { Page } from '@playwright/test';
import { expect, leaveCoins, test } from '../fixtures.ts';
import { openConversation, ownBubbles, replyAfter, say } from '../pages/conversation.ts';
import { newPerson, type Person, register } from '../pages/person.ts';

async function signUp(page: Page, url: string): Promise<Person> {
  const person = newPerson();
  await page.goto(`${url}/register`);
  await register(page, person);
  await page.waitForURL(`${url}/`);
  return person;
}

/** Opens another page and comes back once the app hears there what happens to the account. */
async function goElsewhere(page: Page, url: string): Promise<void> {
  const isHearing = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/user/events');
  await page.goto(url);
  await isHearing;
}

test('the welcome waits under the bell and is read at a click', async ({ page, app }) => {
  await signUp(page, app.url);
  await page.getByRole('button', { name: 'Notificações, 1 não lida(s)' }).click();
  const popover = page.getByRole('dialog', { name: 'Notificações' });
  await expect(popover.getByText('Que bom te ver por aqui')).toBeVisible();
  await popover.getByRole('button', { name: 'Marcar todas como lidas' }).click();
  await expect(popover.getByText('1 não lida(s)')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notificações', exact: true })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Notificações', exact: true }).click();
  await popover.getByRole('link', { name: 'Ver todas' }).click();
  await page.waitForURL(`${app.url}/notifications`);
  await expect(page.getByText('Suas 500 moedas já estão na conta.')).toBeVisible();
});

test('coins spent elsewhere move the pill before the next poll; spec §4: below 50 it warns', async ({ page, app }) => {
  const person = await signUp(page, app.url);
  await expect(page.getByRole('link', { name: /^500 moedas/u })).toBeVisible();
  await leaveCoins(app, person.email, 38);
  await expect(page.getByRole('link', { name: /^38 moedas, saldo baixo/u })).toBeVisible({ timeout: 4_500 });
  await page.getByRole('button', { name: /^Notificações, 2/u }).click();
  await expect(page.getByText('Você tem 38 moedas')).toBeVisible();
});

test('a reply that ends while the person is elsewhere is told, and told no more once it is read', async ({
  page,
  slowApp,
  letReply,
}) => {
  await signUp(page, slowApp.url);
  await openConversation(page, 'taina');
  const conversation = page.url();
  await say(page, 'Vou ali e já volto');
  await expect(ownBubbles(page).filter({ hasText: 'Vou ali e já volto' })).toBeVisible();
  await goElsewhere(page, `${slowApp.url}/coins`);
  letReply();
  const alert = page.getByRole('listitem').filter({ hasText: 'Nova mensagem' });
  await expect(alert).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: /^Notificações, 2/u })).toBeVisible();
  await alert.getByRole('link').click();
  await page.waitForURL(conversation);
  await replyAfter(page, 2);
  await page.goto(`${slowApp.url}/coins`);
  await expect(page.getByRole('button', { name: 'Notificações, 1 não lida(s)' })).toBeVisible();
});

test('spec §2: "The notification toast area is hidden on /explorar"', async ({ page, slowApp, letReply }) => {
  await signUp(page, slowApp.url);
  await openConversation(page, 'rosa');
  await say(page, 'Já volto');
  await expect(ownBubbles(page).filter({ hasText: 'Já volto' })).toBeVisible();
  await goElsewhere(page, `${slowApp.url}/explorar`);
  letReply();
  await expect(page.getByRole('button', { name: /^Notificações, 2/u })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Nova mensagem')).toHaveCount(0);
});

test('one tab polls for all, and what it learns the others show', async ({ page, context, app }) => {
  const person = await signUp(page, app.url);
  const second = await context.newPage();
  await second.goto(`${app.url}/coins`);
  await expect(second.getByRole('link', { name: /^500 moedas/u })).toBeVisible();
  let polls = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/user/tokens') polls += 1;
  });
  await leaveCoins(app, person.email, 70);
  for (const tab of [page, second]) {
    await expect(tab.getByRole('link', { name: /^70 moedas, saldo médio/u })).toBeVisible({ timeout: 12_000 });
  }
  polls = 0;
  await page.waitForTimeout(11_000);
  expect(polls).toBeGreaterThanOrEqual(1);
  expect(polls).toBeLessThanOrEqual(3);
});

/** What comes last on each screen, and no further down than it stood. */
const LATE: readonly [path: string, late: string][] = [
  ['/', '/api/user/tokens'],
  ['/coins', '/api/user/tokens'],
  ['/coins', '/api/prices'],
  ['/coins', '/api/user/lots'],
  ['/notifications', '/api/user/tokens'],
  ['/chats', '/api/user/tokens'],
  ['/vip-plans', '/api/vip'],
  ['/vip-plans', '/api/vip/plans'],
  ['/gift-store', '/api/gifts'],
  ['/premium-features', '/api/gifts'],
  ['/achievements', '/api/achievements'],
];

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test(`nothing shifts when what was waited for comes, on ${device}`, async ({ page, app }) => {
    await page.setViewportSize(viewport);
    await signUp(page, app.url);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const [path, late] of LATE) {
      await page.route(
        ({ pathname }) => pathname === late,
        async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 700));
          await route.continue();
        },
      );
      const came = page.waitForResponse((response) => new URL(response.url()).pathname === late);
      await page.goto(`${app.url}${path}`);
      await came;
      await expect(page.getByRole('link', { name: /^500 moedas/u })).toBeVisible();
      await page.waitForTimeout(300);
      const total = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
      );
      expect(total, `${path}, ${late} last`).toBeLessThanOrEqual(0.02);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a push becomes a notification that leads into the app', async ({ page, context, app }) => {
    await signUp(page, app.url);
    await context.grantPermissions(['notifications'], { origin: app.url });
    await page.evaluate(() => navigator.serviceWorker.ready);
    const client = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      client.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        const active = versions.find(({ status }) => status === 'activated');
        if (active !== undefined) resolve(active.registrationId);
      });
    });
    await client.send('ServiceWorker.enable');
    const registrationId = await registered;
    const content = {
      title: 'Lívia respondeu',
      body: 'Tem mensagem nova pra você.',
      actionUrl: '/chats',
      tag: 'reply',
    };
    const push = { origin: app.url, registrationId, data: JSON.stringify(content) };
    const shown = async () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
      });
    // The browser's tool drops, without a word, what it delivers while the worker is starting.
    await expect(async () => {
      await client.send('ServiceWorker.deliverPushMessage', push);
      await expect.poll(shown, { timeout: 3_000 }).toEqual([{ title: content.title, body: content.body }]);
    }).toPass({ timeout: 30_000 });
  });
});
