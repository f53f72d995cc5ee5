import '../testing/console-guard.ts';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { newPathOf } from './old-paths.ts';
import { Route as Elsewhere } from './routes/_shell/$.tsx';

const sendOn = Elsewhere.options.beforeLoad as unknown as (given: unknown) => void;

/** Where the browser ends up: the real fallback route beside one that takes anything else. */
async function arriveAt(address: string): Promise<string> {
  const root = createRootRoute();
  const known = ['/comando-secreto', '/avaliacao-restrita', '/fantasia-por-voz', '/criar-namorada-ia'].map((path) =>
    createRoute({ getParentRoute: () => root, path }),
  );
  const session = createRoute({ getParentRoute: () => root, path: '/fantasia-por-voz/session/$sessionId' });
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: (given) => sendOn(given),
  });
  const history = createMemoryHistory({ initialEntries: ['/', address] });
  const router = createRouter({ routeTree: root.addChildren([...known, session, elsewhere]), history });
  await router.load();
  return router.state.location.href;
}

describe('old paths', () => {
  it.each([
    ['/joi', '/comando-secreto'],
    ['/evaluation', '/avaliacao-restrita'],
    ['/sexting', '/fantasia-por-voz'],
    ['/create-girlfriend', '/criar-namorada-ia'],
  ])('spec §2: "Old paths are also redirected on the client": %s to %s', async (from, to) => {
    expect(await arriveAt(from)).toBe(to);
  });

  it('spec §2: "/fantasia-por-voz, /sexting (and /session/:sessionId variants)": a session keeps its id, its search and its hash', async () => {
    expect(await arriveAt('/sexting/session/a1b2')).toBe('/fantasia-por-voz/session/a1b2');
    expect(await arriveAt('/joi?de=mail#fim')).toBe('/comando-secreto?de=mail#fim');
  });

  it('forgives a slash at the end, and leaves every other path alone', () => {
    expect(newPathOf('/joi/')).toBe('/comando-secreto');
    for (const path of ['/', '/joi/x', '/sexting/session', '/sexting/other/1', '/comando-secreto', '/JOI']) {
      expect(newPathOf(path)).toBeNull();
    }
  });
});
