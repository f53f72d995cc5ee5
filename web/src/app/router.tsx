import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { ErrorScreen } from './error-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { routeTree } from './route-tree.gen.ts';
import type { BackTo } from './shell/back-button.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the top bar says on small screens in place of the wordmark. */
    title?: string;
    /** On phones, an arrow in place of the menu: to where the person came from, or to the page this one belongs to. */
    back?: BackTo;
    /** Where the top bar is drawn; `desktop` means from 768 px. */
    topBar?: 'always' | 'desktop' | 'never';
    /** Whether the bottom bar is hidden on phones. */
    hidesBottomBar?: boolean;
    /** Whether top bar, sidebar and bottom bar are all hidden (spec §2: /feed). */
    hidesShell?: boolean;
  }
}

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  });
}
