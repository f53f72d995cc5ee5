import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../auth/index.ts';
import { announceBalance } from '../coins/index.ts';
import { conversationsQuery } from './api.ts';
import type { SessionEffects } from './conversation-session.ts';

/** The first screen comes first. */
const AFTER_LOAD_MS = 1_000;

/** What this account wrote and could not send goes by itself, wherever in the app the person is. */
export function useOutbox(): void {
  const client = useQueryClient();
  const { accountId, isGuest } = useAuth();
  useEffect(() => {
    if (accountId === null) return;
    const abort = new AbortController();
    const nothing = (): void => undefined;
    const effects: SessionEffects = {
      onAsked: nothing,
      onStored: () => {
        void client.invalidateQueries({ queryKey: conversationsQuery.queryKey });
        announceBalance();
      },
      onBalance: nothing,
      onReplyEnded: nothing,
      onRefused: nothing,
    };
    const open = async (): Promise<void> => {
      const { openOutbox } = await import('./outbox.ts');
      await openOutbox({ accountId, isGuest }, { effects, signal: abort.signal });
    };
    const timer = setTimeout(() => void open().catch(nothing), AFTER_LOAD_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, accountId, isGuest]);
}
