import '../ui/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../platform/query-client/query-client.ts';
import { createAppRouter } from './router.tsx';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

// A chunk that is gone was replaced by a newer version of the app: load that one, once.
const RELOADED_KEY = 'reloadedForNewVersion';
addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem(RELOADED_KEY) !== null) return;
  sessionStorage.setItem(RELOADED_KEY, 'yes');
  event.preventDefault();
  location.reload();
});

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
