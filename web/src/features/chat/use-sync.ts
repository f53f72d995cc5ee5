import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshAuthStatus, useAuth } from '../auth/index.ts';
import { announceBalance } from '../coins/index.ts';
import { conversationsQuery } from './api.ts';
import { setUnsent } from './unsent-count.ts';

/** The first screen comes first. */
const AFTER_LOAD_MS = 1_000;

/** What this account wrote and could not send goes by itself, wherever in the app the person is. */
export function useSync(): void {
  const client = useQueryClient();
  const { accountId, isGuest } = useAuth();
  useEffect(() => {
    if (accountId === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const open = async (): Promise<void> => {
      const { listenToSync, openSync } = await import('./sync.ts');
      const { forgetUnkept, tidyQueue } = await import('./offline.ts');
      const { forgetExpired } = await import('./conversation-cache.ts');
      await forgetExpired();
      await tidyQueue(accountId, isGuest);
      if (signal.aborted) return;
      const deaf = listenToSync(() => {
        void client.invalidateQueries({ queryKey: conversationsQuery.queryKey });
        announceBalance();
      });
      signal.addEventListener('abort', () => {
        deaf();
        forgetUnkept();
      });
      openSync(signal, () => void refreshAuthStatus(client));
    };
    const timer = setTimeout(() => void open().catch(() => undefined), AFTER_LOAD_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
      // What waits of this account is nobody else's number.
      setUnsent(new Map());
    };
  }, [client, accountId, isGuest]);
}
