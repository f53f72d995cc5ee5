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
import { call, callOrNull, forgetKeptAnswers } from '../../platform/api-client/api-client.ts';
import { ApiError, isUnreachable } from '../../platform/api-client/api-error.ts';
import { emit } from '../../platform/realtime/event-bus.ts';
import { tellOtherTabs } from '../../platform/realtime/tab-channel.ts';
import { restoreShell } from '../../platform/service-worker.ts';
import { clearBrowserStorage, readLocal, writeLocal } from '../../platform/storage/local.ts';
import { readOwner, writeOwner } from '../../platform/storage/owner.ts';
import { isLogoutPending, keepStatus, readKeptStatus, setLogoutPending, wipeDevice } from './offline.ts';
import { markSignupCompleted } from './visitor/visitor-cookies.ts';

/** Spec §4: guest is the default. */
const GUEST_STATUS: AuthStatus = { isAuthenticated: false, user: null, isGuest: true, guestSession: null };

let finishing: Promise<void> | null = null;

/**
 * Tells the server of a sign-out that it did not hear of. Whoever signs in waits for it: its answer takes the cookie
 * away, and the browser's stores with it.
 */
function finishLogout(): Promise<void> {
  if (!isLogoutPending()) return Promise.resolve();
  finishing ??= call(authRoutes.logout, {})
    .then(() => {
      setLogoutPending(false);
      void restoreShell();
    })
    .finally(() => {
      finishing = null;
    });
  return finishing;
}

/** As the server says; without a connection, as it said last. A sign-out it has not heard of comes first. */
async function readStatus(signal: AbortSignal): Promise<AuthStatus> {
  try {
    await finishLogout();
    const status = (await callOrNull(authRoutes.status, { signal })) ?? GUEST_STATUS;
    keepStatus(status);
    return status;
  } catch (error) {
    if (!isUnreachable(error, signal)) throw error;
    const kept = isLogoutPending() ? GUEST_STATUS : await readKeptStatus();
    if (kept === null) throw error;
    return kept;
  }
}

/** Spec §7: fresh 30 min, kept 60, three retries a second apart, asked again on focus and reconnect. */
export const authStatusQuery = queryOptions({
  queryKey: [authRoutes.status.path],
  queryFn: ({ signal }) => readStatus(signal),
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

/** Whose answers a cache holds. */
const holders = new WeakMap<QueryClient, string>();

/** What was answered to one account is not shown to the next, nor to nobody. */
export function holdFor(client: QueryClient, accountId: string | null): void {
  const holder = holders.get(client);
  if (accountId === null) holders.delete(client);
  else holders.set(client, accountId);
  if (holder !== undefined && holder !== accountId) forgetCachedData(client);
}

/** Spec §4, login and register: the id is kept, the status changes at once, then everything personal is asked again. */
function enterSession(client: QueryClient, { user, syncToken }: SignedIn): void {
  setLogoutPending(false);
  writeLocal(CURRENT_USER_ID_KEY, user.id);
  writeOwner(user.id);
  writeLocal(SYNC_TOKEN_KEY, syncToken.token);
  client.setQueryData(authStatusQuery.queryKey, { isAuthenticated: true, user, isGuest: false, guestSession: null });
  holdFor(client, user.id);
  void client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== '/api/avatars' });
  tellOtherTabs({ type: 'session-changed' });
}

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: LoginInput) => {
      await finishLogout().catch(() => undefined);
      return call(authRoutes.login, { body });
    },
    onSuccess: (signedIn) => enterSession(client, signedIn),
  });
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: RegisterInput) => {
      await finishLogout().catch(() => undefined);
      return call(authRoutes.register, { body });
    },
    onSuccess: (signedIn) => {
      // Spec §4: completing signup is remembered for a year.
      markSignupCompleted();
      enterSession(client, signedIn);
    },
  });
}

/** Drops what is cached but for the status; what is on screen is asked again, now as a guest. */
function forgetCachedData(client: QueryClient): void {
  forgetKeptAnswers();
  const isOther = (query: { queryKey: readonly unknown[] }): boolean => query.queryKey[0] !== authRoutes.status.path;
  // What somebody still looks at, also without asking any more, is reset: removed, they would go on showing it.
  client.removeQueries({ predicate: (query) => isOther(query) && query.getObserversCount() === 0 });
  void client.resetQueries({ predicate: isOther });
}

/** All storage and cached data of this device go, and the state becomes guest: the session is over, or about to be. */
export function forgetPerson(client: QueryClient, { serverKnows }: { serverKnows: boolean }): void {
  clearBrowserStorage();
  if (!serverKnows) setLogoutPending(true);
  void wipeDevice().catch(() => undefined);
  // An answer on its way was given to who just left.
  void client.cancelQueries({ queryKey: authStatusQuery.queryKey });
  client.setQueryData(authStatusQuery.queryKey, GUEST_STATUS);
  holders.delete(client);
  forgetCachedData(client);
  tellOtherTabs({ type: 'session-changed' });
}

/**
 * Spec §4: success or error alike, all storage and cached data go and the state becomes guest. What the server did not
 * hear of, it hears of before anything else.
 */
export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(authRoutes.logout, {}),
    onSettled: (_answer, error) => forgetPerson(client, { serverKnows: error === null }),
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

/** Changes what the person is called; the status knows at once, and whoever shows the name hears of it (spec §4). */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (firstName: string) => call(authRoutes.updateProfile, { body: { firstName } }),
    onSuccess: (user) => {
      client.setQueryData(authStatusQuery.queryKey, (status) => (status === undefined ? status : { ...status, user }));
      emit('user_data_changed', {});
    },
  });
}

async function renewSyncToken(): Promise<string> {
  const { token } = await call(authRoutes.renewSyncToken, {});
  writeLocal(SYNC_TOKEN_KEY, token);
  return token;
}

/**
 * Runs a request with the bearer token of scope `sync` (spec §7); one that ended is renewed once through the session.
 * A guest has none and sends with the session alone.
 */
export async function withSyncToken<Value>(work: (bearer: string | undefined) => Promise<Value>): Promise<Value> {
  if (readLocal(CURRENT_USER_ID_KEY) === null) return work(undefined);
  const owner = readOwner();
  try {
    return await work(readLocal(SYNC_TOKEN_KEY) ?? (await renewFor(owner)));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return work(await renewFor(owner));
  }
}

/** The session may have become somebody else's meanwhile: what waited for one goes never as the other (chat.md R10). */
async function renewFor(owner: string | null): Promise<string> {
  const token = await renewSyncToken();
  if (readOwner() !== owner) throw new Error('somebody else signed in');
  return token;
}
