import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { makePerson, type Person } from '../../tools/screens/person.ts';
import { expect, makeAdmin, passSecondFactor, test } from '../fixtures.ts';
import { findProblems } from '../pages/accessibility.ts';
import { ADMIN_ROUTES, OPEN_ROUTES, type Role, type SpecRoute } from '../pages/spec-routes.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const ROUTES_FOLDER = 'src/app/routes';

type Chunk = { file: string; isDynamicEntry?: boolean };

test.describe.configure({ mode: 'parallel' });

test('spec §2: "All screens are loaded on demand": each route of the table has a chunk of its own', () => {
  const path = join(import.meta.dirname, '../../web/dist/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>;
  const chunks = new Map<string, string>();
  for (const { file } of [...OPEN_ROUTES, ...ADMIN_ROUTES]) {
    const chunk = manifest[`${ROUTES_FOLDER}/${file}?tsr-split=component`];
    expect(chunk?.isDynamicEntry, file).toBe(true);
    chunks.set(file, chunk?.file ?? '');
  }
  expect(new Set(chunks.values()).size).toBe(chunks.size);
});

type Walk = {
  role: Role;
  size: typeof PHONE;
  theme: 'dark' | 'light';
  routes: readonly SpecRoute[];
  /**
   * Where axe looks: every route once in each theme, as somebody who sees all of it; once at the door before personal ones, and
   * not again where one only leads to another.
   */
  isSearched: (route: SpecRoute) => boolean;
};
const always = (): boolean => true;
const ONE_DOOR = OPEN_ROUTES.find(({ isPersonal }) => isPersonal);
const LOST: SpecRoute = { path: '/nao-existe', file: '' };
const WALKS: readonly Walk[] = [
  {
    role: 'visitor',
    size: DESKTOP,
    theme: 'dark',
    routes: [...OPEN_ROUTES, LOST],
    isSearched: (route) => route.isPersonal !== true || route.path === ONE_DOOR?.path,
  },
  { role: 'user', size: PHONE, theme: 'light', routes: [...OPEN_ROUTES, LOST], isSearched: always },
  {
    role: 'admin',
    size: DESKTOP,
    theme: 'dark',
    routes: [...OPEN_ROUTES, ...ADMIN_ROUTES],
    isSearched: ({ isPersonal, path }) => isPersonal === true || path.startsWith('/admin'),
  },
  { role: 'admin', size: PHONE, theme: 'light', routes: ADMIN_ROUTES, isSearched: always },
];

for (const walk of WALKS) {
  const { role, size, theme, routes } = walk;
  test(`spec §2, L03: ${routes.length} routes as ${role} at ${size.width} px, ${theme}`, async ({ browser, app }) => {
    test.setTimeout(900_000);
    const { page, person } = await enter(browser, app.url, walk);
    if (role === 'admin') {
      await makeAdmin(app, person.email);
      await passSecondFactor(app, person.email);
    }
    const problems: string[] = [];
    const asked = followRequests(page);
    for (const route of routes) {
      const path = route.path.replace(':conversationId', person.conversationId);
      problems.push(...(await visit(page, { ...route, path }, walk)));
    }
    if (role !== 'admin') await expectRefused(page, role);
    await page.context().close();
    expect(problems).toEqual([]);
    // A full browse asks nobody but us (abuse suite L03).
    expect(asked.size).toBeGreaterThan(0);
    expect([...asked]).toEqual([new URL(app.url).origin]);
  });
}

/** Whom the pages ask for anything: fonts, pictures, scripts, sockets. What is made on the page has no origin. */
function followRequests(page: Page): ReadonlySet<string> {
  const origins = new Set<string>();
  const follow = (address: string): void => {
    const { origin, protocol } = new URL(address);
    if (!['data:', 'blob:'].includes(protocol)) origins.add(origin);
  };
  page.context().on('request', (request) => follow(request.url()));
  page.on('websocket', (socket) => follow(socket.url()));
  return origins;
}

async function enter(
  browser: Browser,
  url: string,
  { role, size, theme }: Walk,
): Promise<{ page: Page; person: Person }> {
  const person = await makePerson(browser, url);
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'block',
    ...(role === 'visitor' ? {} : { storageState: person.state }),
  });
  await context.addCookies([
    { name: 'theme', value: theme, url },
    // Invitations come by the clock; they have tests of their own.
    { name: 'signupCompleted', value: '1', url },
    { name: 'prizeBannerDismissed', value: '1', url },
  ]);
  const page = await context.newPage();
  return { page, person };
}

/** Opens a route and says what is wrong with it. */
async function visit(page: Page, route: SpecRoute, walk: Walk): Promise<string[]> {
  const said: string[] = [];
  const onConsole = (message: { type(): string; text(): string }): void => {
    const isExpected = walk.role === 'visitor' && /status of (401|404)/u.test(message.text());
    if (message.type() === 'error' && !isExpected) said.push(message.text());
  };
  const onError = (error: Error): void => void said.push(String(error));
  page.on('console', onConsole);
  page.on('pageerror', onError);
  await page.goto(route.path);
  await settle(page).catch(() => said.push('still loading'));
  const problems = [
    ...(await misplaced(page, route, walk)),
    ...(await misshapen(page, walk)),
    ...(route.endsAt === undefined && walk.isSearched(route) ? await findProblems(page) : []),
  ];
  page.off('console', onConsole);
  page.off('pageerror', onError);
  return [...said, ...problems].map((problem) => `${route.path}: ${problem}`);
}

/** The right screen or redirect. */
async function misplaced(page: Page, route: SpecRoute, { role }: Walk): Promise<string[]> {
  const path = new URL(page.url()).pathname;
  const isLost = (await page.getByText('Esse fio se perdeu.').count()) > 0;
  const isDoor = (await page.getByRole('heading', { name: /^Entre pra ver/u }).count()) > 0;
  return [
    ...(path === (route.endsAt ?? route.path) ? [] : [`ended at ${path}`]),
    ...(isLost === (route.file === '') ? [] : ['is not found']),
    ...(isDoor === (route.isPersonal === true && role === 'visitor') ? [] : ['has the wrong door']),
  ];
}

/** One heading, a title, the theme, nothing beyond the edge. */
async function misshapen(page: Page, { theme }: Walk): Promise<string[]> {
  const headings = await page.locator('h1').count();
  const title = await page.title();
  const shown = await page.locator('html').getAttribute('data-theme');
  const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...(headings === 1 ? [] : [`${headings} headings of level 1`]),
    ...(/\S · Cafuné$|^Cafuné/u.test(title) ? [] : [`title "${title}"`]),
    ...(shown === theme ? [] : [`is ${shown}`]),
    ...(overflowPx > 0 ? [`${overflowPx} px too wide`] : []),
  ];
}

/** Nothing says that it is loading any more, and what it says is in its own letters. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1') !== null &&
      document.querySelector('[aria-busy="true"]') === null &&
      ![...document.querySelectorAll('[role="status"]')].some((status) => status.textContent === 'Carregando'),
    undefined,
    { timeout: 15_000 },
  );
  await page.evaluate(() => document.fonts.ready);
}

/** Spec §2: the guard's two texts; who is no administrator goes to `/`. */
async function expectRefused(page: Page, role: Role): Promise<void> {
  await page.goto('/admin/users');
  if (role === 'visitor') {
    await expect(page.getByText('Acesso restrito. Faça login para continuar.')).toBeVisible();
    return;
  }
  await expect(page.getByText('Acesso negado. Você não tem permissões de administrador.').first()).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
}
