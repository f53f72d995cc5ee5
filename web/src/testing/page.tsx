/** A page of the application with a pretend server and a memory of addresses, for tests of what stands around screens. */
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createQueryClient } from '../platform/query-client/query-client.ts';
import { jsonAnswer } from './answers.ts';

export const VISITOR = { isAuthenticated: false, user: null, isGuest: true, guestSession: null };
export const PERSON = {
  isAuthenticated: true,
  user: { id: 'user-1', firstName: 'Caio', email: 'caio@correio.com' },
  isGuest: false,
  guestSession: null,
};

type Answer = (init: RequestInit) => unknown;

/** Answers by "METHOD path"; what is not named never answers. Gives the spy. */
export function stubServer(answers: Record<string, Answer>) {
  const stub = vi.fn<typeof fetch>((url, init = {}) => {
    const path = new URL(String(url), 'http://localhost').pathname;
    const answer = answers[`${init.method ?? 'GET'} ${path}`];
    if (answer === undefined) return new Promise<Response>(() => undefined);
    const said = answer(init);
    if (said instanceof Promise) return said as Promise<Response>;
    return Promise.resolve(said instanceof Response ? said : jsonAnswer(said));
  });
  vi.stubGlobal('fetch', stub);
  return stub;
}

/** A window of some width: answers `(min-width: …px)` alone. */
export function stubWidth(widthPx: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: widthPx >= Number(/min-width: (\d+)px/u.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

type PageOptions = { path?: string; staticData?: Record<string, unknown> };

/** Draws something around an empty screen. Resolves once the address has been taken in. */
export async function drawPage(frame: (screen: ReactNode) => ReactNode, options: PageOptions = {}) {
  const root = createRootRoute({ component: () => frame(<Outlet />) });
  const { staticData = {} } = options;
  const any = createRoute({ getParentRoute: () => root, path: '$', staticData, component: () => <p>Tela</p> });
  const home = createRoute({ getParentRoute: () => root, path: '/', staticData, component: () => <p>Tela</p> });
  const router = createRouter({
    routeTree: root.addChildren([home, any]),
    history: createMemoryHistory({ initialEntries: [options.path ?? '/'] }),
  });
  await router.load();
  const client = createQueryClient();
  const drawn = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return {
    ...drawn,
    client,
    pathname: () => router.state.location.pathname,
    search: () => router.state.location.search,
  };
}
