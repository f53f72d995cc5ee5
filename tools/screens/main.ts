/**
 * `npm run screens`: starts the built app with a data folder of its own and pictures every route, for a person and for a
 * visitor, at both sizes and in both themes. Fails when a page logs an error or throws. Words after `--` choose routes.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { createAppProcess } from '../../server/src/testing/app-process.ts';
import { CHROMIUM_ARGS } from './chromium-args.ts';
import { makePerson, type StorageState } from './person.ts';
import { ROUTES, SIZES, THEMES, type Theme } from './routes.ts';

const FOLDER = join(import.meta.dirname, '../../screens');
const EXECUTABLE = process.env.CHROMIUM_BIN ?? '/usr/bin/chromium';

const chosen = process.argv.slice(2);
const routes = ROUTES.filter((route) => chosen.length === 0 || chosen.includes(route));
const app = await createAppProcess();
const browser = await chromium.launch({ executablePath: EXECUTABLE, args: [...CHROMIUM_ARGS] });
const problems: string[] = [];
try {
  await app.start();
  const person = await makePerson(browser, app.url);
  rmSync(FOLDER, { recursive: true, force: true });
  const signedIn = routes.map((route) => route.replace(':conversationId', person.conversationId));
  const open = routes.filter((route) => !route.includes(':conversationId'));
  await pictureAll(browser, { who: 'person', routes: signedIn, state: person.state });
  await pictureAll(browser, { who: 'visitor', routes: open, state: undefined });
} finally {
  await browser.close();
  await app.stop();
  await app.remove();
}
for (const problem of problems) console.log(`✗ ${problem}`);
console.log(
  problems.length === 0 ? `Pictures are in ${FOLDER}.` : `${problems.length} problems; pictures are in ${FOLDER}.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

type Set = { who: string; routes: readonly string[]; state: StorageState | undefined };

async function pictureAll(on: Browser, { who, routes: shown, state }: Set): Promise<void> {
  for (const size of SIZES) {
    for (const theme of THEMES) {
      const context = await on.newContext({
        baseURL: app.url,
        viewport: size,
        colorScheme: theme,
        reducedMotion: 'reduce',
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        ...(state ? { storageState: state } : {}),
      });
      await context.addCookies([{ name: 'theme', value: theme, url: app.url }]);
      for (const route of shown) await picture(context, { who, route, theme, width: size.width });
      await context.close();
    }
  }
}

type Shot = { who: string; route: string; theme: Theme; width: number };

async function picture(context: BrowserContext, { who, route, theme, width }: Shot): Promise<void> {
  const page = await context.newPage();
  const label = `${who} ${route} ${width} ${theme}`;
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${label}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(`${label}: ${error}`));
  await page.goto(route);
  await settle(page).catch(() => problems.push(`${label}: still loading after 15 s`));
  const folder = join(FOLDER, who, `${width}-${theme}`);
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${nameOf(route)}.png`) });
  await page.close();
}

/** Fonts and pictures are there and nothing says that it is still loading. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('#root')?.childElementCount !== 0 &&
      document.querySelector('[aria-busy="true"]') === null &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
    undefined,
    { timeout: 15_000 },
  );
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(250);
}

function nameOf(route: string): string {
  const [path = ''] = route.split('?');
  const words = path.split('/').filter((word) => word !== '');
  if (words[0] === 'chat') return 'conversation';
  return words.length === 0 ? 'home' : words.join('-');
}
