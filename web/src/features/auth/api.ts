import {
  AUTH_STATUS_FRESH_MS,
  AUTH_STATUS_KEPT_MS,
  type AuthStatus,
  authRoutes,
  CURRENT_USER_ID_KEY,
  type LoginInput,
  type RegisterInput,
  type SignedIn,
  SYNC_TOKEN_KEY,
  type User,
} from '@cafune/contract/auth';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callOrNull } from '../../platform/api-client/api-client.ts';
import { tellOtherTabs } from '../../platform/realtime/tab-channel.ts';
import { clearBrowserStorage, writeLocal } from '../../platform/storage/local.ts';
import { writeOwner } from '../../platform/storage/owner.ts';

/** Spec §4: guest is the default. */
const GUEST_STATUS: AuthStatus = { isAuthenticated: false, user: null, isGuest: true, guestSession: null };

/** Spec §7: fresh 30 min, kept 60, three retries a second apart, asked again on focus and reconnect. */
export const authStatusQuery = queryOptions({
  queryKey: [authRoutes.status.path],
  queryFn: async ({ signal }) => (await callOrNull(authRoutes.status, { signal })) ?? GUEST_STATUS,
  staleTime: AUTH_STATUS_FRESH_MS,
  gcTime: AUTH_STATUS_KEPT_MS,
  retry: 3,
  retryDelay: 1_000,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
});

export type Auth = {
  isLoading: boolean;
  isAuthenticated: boolean;
  /** True unless the server says otherwise. */
  isGuest: boolean;
  user: User | null;
  /** Whether the server knows this browser, as a person or as a guest. */
  hasSession: boolean;
  /** The account, person or guest; registering keeps a guest's. */
  accountId: string | null;
};

/** Who is here. */
export function useAuth(): Auth {
  const query = useQuery(authStatusQuery);
  const status = query.data ?? GUEST_STATUS;
  return {
    isLoading: query.isPending,
    isAuthenticated: status.isAuthenticated,
    isGuest: status.isGuest,
    user: status.user,
    hasSession: status.isAuthenticated || status.guestSession !== null,
    accountId: status.user?.id ?? status.guestSession?.id ?? null,
  };
}

/** A guest session may have begun on the server: asks again who is here. */
export function refreshAuthStatus(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: authStatusQuery.queryKey });
}

/** Spec §4, login and register: the id is kept, the status changes at once, then everything personal is asked again. */
function enterSession(client: QueryClient, { user, syncToken }: SignedIn): void {
  writeLocal(CURRENT_USER_ID_KEY, user.id);
  writeOwner(user.id);
  writeLocal(SYNC_TOKEN_KEY, syncToken.token);
  client.setQueryData(authStatusQuery.queryKey, { isAuthenticated: true, user, isGuest: false, guestSession: null });
  void client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== '/api/avatars' });
  tellOtherTabs({ type: 'session-changed' });
}

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LoginInput) => call(authRoutes.login, { body }),
    onSuccess: (signedIn) => enterSession(client, signedIn),
  });
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RegisterInput) => call(authRoutes.register, { body }),
    onSuccess: (signedIn) => enterSession(client, signedIn),
  });
}

/** Drops what is cached but for the status; what is on screen is asked again, now as a guest. */
function forgetCachedData(client: QueryClient): void {
  const isOther = (query: { queryKey: readonly unknown[] }): boolean => query.queryKey[0] !== authRoutes.status.path;
  client.removeQueries({ type: 'inactive', predicate: isOther });
  void client.resetQueries({ predicate: isOther });
}

/** Spec §4: success or error alike, all storage and cached data go and the state becomes guest. */
export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(authRoutes.logout, {}),
    onSettled: () => {
      clearBrowserStorage();
      client.setQueryData(authStatusQuery.queryKey, GUEST_STATUS);
      forgetCachedData(client);
      tellOtherTabs({ type: 'session-changed' });
    },
  });
}

export function useForgotPassword() {
  return useMutation({ mutationFn: (email: string) => call(authRoutes.forgotPassword, { body: { email } }) });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: { token: string; password: string }) => call(authRoutes.resetPassword, { body }),
  });
}
