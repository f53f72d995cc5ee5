import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures.ts';
import { openConversation } from '../pages/conversation.ts';

const PAGES = [
  '/',
  '/avatar/taina',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/coins',
  '/chats',
  '/terms-of-use',
  '/privacy-policy',
  '/nao-existe',
];

for (const theme of ['dark', 'light'] as const) {
  for (const width of [390, 1440]) {
    test(`no WCAG A or AA failure at ${width} px, ${theme}`, async ({ page, app }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(app.url);
      await page.evaluate((value) => localStorage.setItem('theme', value), theme);
      await openConversation(page, 'taina');
      const failures: string[] = [];
      for (const path of [new URL(page.url()).pathname, ...PAGES]) {
        await page.goto(`${app.url}${path}`);
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        failures.push(
          ...violations.map(
            (violation) =>
              `${path}: ${violation.id} ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`,
          ),
        );
      }
      expect(failures).toEqual([]);
    });
  }
}
