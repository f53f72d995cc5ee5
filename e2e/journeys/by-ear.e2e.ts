/** The path of docs/screen-reader-path.md: with keys alone, and what is said aloud. */
import { MEMORY_CONSENT_VERSION } from '@cafune/contract/chat/memory';
import type { Page } from '@playwright/test';
import { expect, query, test } from '../fixtures.ts';
import { bubbles, composer, openConversation, replyAfter } from '../pages/conversation.ts';
import { log } from '../pages/message.ts';
import { newPerson, register } from '../pages/person.ts';

const DEVICES = [
  { name: 'a phone with a keyboard', use: { viewport: { width: 390, height: 844 } } },
  { name: 'a desk', use: { viewport: { width: 1440, height: 900 } } },
] as const;

type Heard = { heard: string[] };

/** Writes down all that a screen reader is told, from now on. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    (window as unknown as Heard).heard = heard;
    const note = (region: Element | null): void => {
      const text = region?.textContent?.trim() ?? '';
      if (text !== '') heard.push(text);
    };
    new MutationObserver((records) => {
      const regions = new Set(
        records.map(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement;
          return element?.closest('[aria-live="polite"], [role="status"], [role="alert"]') ?? null;
        }),
      );
      for (const region of regions) note(region);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

const heard = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as Heard).heard);

/** Presses `key` until something has the focus. */
async function reach(page: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} did not lead there`);
}

for (const { name, use } of DEVICES) {
  test.describe(`on ${name}`, () => {
    test.use(use);

    test.beforeEach(async ({ page, app }) => {
      await page.goto(`${app.url}/register`);
      await register(page, newPerson());
      await page.waitForURL(`${app.url}/`);
      await openConversation(page, 'livia');
    });

    test('each finished reply is told once, whole; messages, menu and reactions are reached with keys', async ({
      page,
    }) => {
      await listen(page);
      const isFocused = (label: RegExp) => () =>
        page.evaluate(
          (pattern) => new RegExp(pattern, 'u').test(document.activeElement?.getAttribute('aria-label') ?? ''),
          label.source,
        );
      await reach(page, 'Tab', isFocused(/^Mensagem pra/u));
      for (const [turn, text] of ['Hoje fiz um café com cardamomo', 'E você, o que fez?'].entries()) {
        await page.keyboard.type(text);
        await page.keyboard.press('Enter');
        await replyAfter(page, 2 * turn + 2);
        await expect(composer(page)).toBeFocused();
      }
      const replies = await log(page)
        .getByRole('article', { name: /^Lívia/u })
        .all();
      expect(replies).toHaveLength(3);
      const said = await heard(page);
      for (const reply of replies.slice(1)) {
        const words = (await reply.locator('.bubble').allTextContents()).join(' ').trim();
        const opening = words.slice(0, 30);
        expect(said.filter((line) => line.includes(opening))).toHaveLength(1);
      }

      await reach(page, 'Shift+Tab', isFocused(/^Mensagens com Lívia/u));
      await page.keyboard.press('End');
      const last = replies.at(-1);
      if (last === undefined) throw new Error('no reply');
      await expect(last).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(log(page).getByRole('article', { name: /^Você/u }).last()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('m');
      const menu = page.getByRole('dialog', { name: /O que fazer com/u });
      await expect(menu.getByRole('button', { name: /^Reagir com/u }).first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(menu).toHaveCount(0);
      await expect(last).toBeFocused();
      await expect(last).toContainText('❤');
      await page.keyboard.press('m');
      await page.keyboard.press('Escape');
      await expect(last).toBeFocused();

      await page.reload();
      await expect(bubbles(page).last()).toBeVisible();
      await listen(page);
      await page.waitForTimeout(500);
      expect(await heard(page)).toEqual([]);
    });

    test('I05: she asks once about a plan whose day was, and it waits among the notices', async ({ page, app }) => {
      const headers = { origin: app.url };
      const consent = { isGranted: true, version: MEMORY_CONSENT_VERSION };
      const allowed = await page.request.put(`${app.url}/api/memory-consent`, { headers, data: consent });
      // Night or day where the test runs.
      const settings = { quietHours: null };
      const awake = await page.request.patch(`${app.url}/api/user/notification-settings`, { headers, data: settings });
      expect([allowed.status(), awake.status()]).toEqual([204, 200]);
      await composer(page).fill('amanhã tenho prova de cálculo');
      await page.keyboard.press('Enter');
      await replyAfter(page, 2);
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      const loops = 'FROM open_loops l JOIN turns t ON t.id = l.turn_id WHERE t.conversation_id = $1';
      await expect.poll(async () => (await query(app, `SELECT l.id ${loops}`, [id])).length).toBe(1);
      await query(app, `UPDATE open_loops SET due_at = now() - interval '1 hour' WHERE id IN (SELECT l.id ${loops})`, [
        id,
      ]);
      await page.goto(`${app.url}/chats`);
      for (let times = 0; times < 2; times += 1)
        await query(app, `SELECT graphile_worker.add_job('chat-reach-out', '{}')`, []);
      await page.goto(`${app.url}/chat/${id}`);
      const hers = log(page).getByRole('article', { name: /^Lívia/u });
      // Her greeting, her answer, and this.
      await expect(hers).toHaveCount(3, { timeout: 20_000 });
      await expect(hers.last()).toContainText('prova de cálculo');
      const told = await page.evaluate(async () => {
        const since = new Date(Date.now() - 600_000).toISOString();
        return (await (await fetch(`/api/notifications/messages?since=${since}`)).json()) as { messageType: string }[];
      });
      expect(told.filter(({ messageType }) => messageType === 'reengagement')).toHaveLength(1);
    });
  });
}
