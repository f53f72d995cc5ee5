import { AUTH_REDIRECT_DELAY_MS, CURRENT_USER_ID_KEY } from '@cafune/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hearOtherTabs } from '../../platform/realtime/tab-channel.ts';
import { readLocal, removeLocal, writeLocal } from '../../platform/storage/local.ts';
import { writeOwner } from '../../platform/storage/owner.ts';
import { holdFor, refreshAuthStatus, useAuth } from './api.ts';

/**
 * Spec §4: the stored id follows the server's; someone who is neither person nor guest leaves /chat/ for home;
 * another tab that signed in or out refreshes this one.
 */
export function useSessionRules(pathname: string): void {
  const { isLoading, isAuthenticated, isGuest, user, accountId } = useAuth();
  const navigate = useNavigate();
  const client = useQueryClient();
  const userId = isAuthenticated ? (user?.id ?? null) : null;

  useEffect(() => {
    if (userId !== null && readLocal(CURRENT_USER_ID_KEY) !== userId) writeLocal(CURRENT_USER_ID_KEY, userId);
  }, [userId]);

  useEffect(() => {
    if (isLoading) return;
    if (accountId !== null) writeOwner(accountId);
    holdFor(client, accountId);
  }, [client, isLoading, accountId]);

  const mustLeave = !isLoading && !isAuthenticated && !isGuest && pathname.startsWith('/chat/');
  useEffect(() => {
    if (!mustLeave) return;
    removeLocal(CURRENT_USER_ID_KEY);
    const timer = setTimeout(() => void navigate({ to: '/' }), AUTH_REDIRECT_DELAY_MS.lostSession);
    return () => clearTimeout(timer);
  }, [mustLeave, navigate]);

  // What was kept for being offline counts as fresh: with a connection the server is asked again.
  useEffect(() => {
    const ask = (): void => void refreshAuthStatus(client);
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [client]);

  useEffect(
    () =>
      hearOtherTabs((message) => {
        if (message.type === 'session-changed') void client.invalidateQueries();
      }),
    [client],
  );
}
