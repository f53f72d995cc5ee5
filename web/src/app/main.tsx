import '../ui/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../platform/query-client/query-client.ts';
import { registerServiceWorker } from '../platform/service-worker.ts';
import { createAppRouter } from './router.tsx';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

// A chunk that is gone was replaced by a newer version of the app: load that one, once. Without a connection nothing was
// replaced, and reloading would take away what is on screen: whoever asked for the chunk hears of the failure.
const RELOADED_KEY = 'reloadedForNewVersion';
addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine || sessionStorage.getItem(RELOADED_KEY) !== null) return;
  sessionStorage.setItem(RELOADED_KEY, 'yes');
  event.preventDefault();
  location.reload();
});

// Spec §4: at page load. In development the files change under it.
if (import.meta.env.PROD) addEventListener('load', () => void registerServiceWorker());

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
