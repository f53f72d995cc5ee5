import {
  type MessageNotification,
  NOTIFICATIONS_POLL_MS,
  type Notification,
  type NotificationSettings,
  notificationRoutes,
  SYSTEM_NOTIFICATIONS_POLL_MS,
  type SystemNotification,
} from '@cafune/contract/notifications';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callOrNull, openStream } from '../../platform/api-client/api-client.ts';
import { ApiError } from '../../platform/api-client/api-error.ts';
import { usePollLeader } from '../../platform/realtime/poll-leader.ts';
import { useAuth } from '../auth/index.ts';

/** Spec §7: the list, polled every 10 s by `useNotificationPolling`. */
export const notificationsQuery = queryOptions({
  queryKey: [notificationRoutes.list.path],
  queryFn: async ({ signal }) => (await callOrNull(notificationRoutes.list, { signal })) ?? [],
  refetchOnMount: true,
  staleTime: 0,
});

const PAGE_SIZE = 50;

/** The whole list, page after page. */
export const notificationPagesQuery = infiniteQueryOptions({
  queryKey: [notificationRoutes.list.path, 'pages'],
  queryFn: ({ pageParam, signal }) =>
    call(notificationRoutes.list, { query: { before: pageParam, limit: PAGE_SIZE }, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
  refetchOnMount: true,
  staleTime: 0,
});

/** Spec §7: system notifications, only while somebody is signed in; spec §8: any failure is one error, no retry. */
export const systemNotificationsQuery = queryOptions({
  queryKey: [notificationRoutes.system.path],
  queryFn: ({ signal }) =>
    orFail(() => call(notificationRoutes.system, { signal }), 'Failed to fetch system notifications'),
  retry: false,
  staleTime: 0,
});

/** Spec §7: messages that came after an instant; spec §8: any failure is one error, no retry. */
export function readMessageNotifications(since: Date, signal?: AbortSignal): Promise<MessageNotification[]> {
  const query = { since: since.toISOString() };
  return orFail(
    () => call(notificationRoutes.messages, { query, ...(signal && { signal }) }),
    'Failed to fetch notifications',
  );
}

/** The words of spec §8 for whatever the server answered instead. */
async function orFail<Value>(read: () => Promise<Value>, message: string): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof ApiError ? new Error(message, { cause: error }) : error;
  }
}

export const settingsQuery = queryOptions({
  queryKey: [notificationRoutes.getSettings.path],
  queryFn: ({ signal }) => call(notificationRoutes.getSettings, { signal }),
});

/** Polls the list every 10 s (spec §9), once for all who show it, in one tab for all. */
export function useNotificationPolling(): void {
  const { isAuthenticated } = useAuth();
  const isPolling = usePollLeader();
  useQuery({
    ...notificationsQuery,
    enabled: isAuthenticated,
    refetchInterval: isPolling ? NOTIFICATIONS_POLL_MS : false,
    notifyOnChangeProps: [],
  });
}

/** The newest notifications of the person. */
export function useNotifications() {
  const { isAuthenticated } = useAuth();
  const query = useQuery({ ...notificationsQuery, enabled: isAuthenticated });
  const items: readonly Notification[] = (isAuthenticated ? query.data : undefined) ?? [];
  return { items, unread: items.filter((item) => !item.read).length, query };
}

/** What the system has to say, polled every 30 s (spec §9) by one tab. */
export function useSystemNotifications(): readonly SystemNotification[] | undefined {
  const { isAuthenticated } = useAuth();
  const isPolling = usePollLeader();
  const query = useQuery({
    ...systemNotificationsQuery,
    enabled: isAuthenticated && isPolling,
    refetchInterval: SYSTEM_NOTIFICATIONS_POLL_MS,
  });
  return query.data;
}

type Pages = { pages: Notification[][]; pageParams: unknown[] };

function markRead(client: QueryClient, isRead: (item: Notification) => boolean): void {
  const read = (items: Notification[]): Notification[] =>
    items.map((item) => (isRead(item) ? { ...item, read: true } : item));
  client.setQueryData(notificationsQuery.queryKey, (items) => items && read(items));
  client.setQueryData(notificationPagesQuery.queryKey, (known: Pages | undefined) =>
    known === undefined ? known : ({ ...known, pages: known.pages.map(read) } as never),
  );
}

function askAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
}

/** Spec §4: unread becomes read when clicked. Shown at once; a failure shows it unread again. */
export function useReadNotification() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(notificationRoutes.read, { params: { id } }),
    onMutate: (id) => {
      // A list on its way was read before.
      void client.cancelQueries({ queryKey: notificationsQuery.queryKey });
      markRead(client, (item) => item.id === id);
    },
    onError: () => askAgain(client),
  });
}

/** Spec §7: "Marcar todas como lidas" sends one call per unread item. */
export function useReadAllNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await call(notificationRoutes.read, { params: { id } });
    },
    onMutate: (ids) => {
      void client.cancelQueries({ queryKey: notificationsQuery.queryKey });
      markRead(client, (item) => ids.includes(item.id));
    },
    onSettled: () => askAgain(client),
  });
}

/** Changes some settings; shown at once, and back where they were when it did not work. */
export function useUpdateSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Partial<NotificationSettings>) => call(notificationRoutes.updateSettings, { body: change }),
    onMutate: (change) => {
      const before = client.getQueryData(settingsQuery.queryKey);
      client.setQueryData(settingsQuery.queryKey, (now) => now && { ...now, ...change });
      return { before };
    },
    onSuccess: (settings) => client.setQueryData(settingsQuery.queryKey, settings),
    onError: (_error, _change, context) => client.setQueryData(settingsQuery.queryKey, context?.before),
  });
}

/** The account's live events. */
export function openAccountEvents(signal: AbortSignal): Promise<Response> {
  return openStream(notificationRoutes.events, { signal });
}

export async function readPushKey(): Promise<string> {
  return (await call(notificationRoutes.getPushKey, {})).publicKey;
}

export async function postPushSubscription(endpoint: string, keys: { p256dh: string; auth: string }): Promise<void> {
  await call(notificationRoutes.subscribe, { body: { endpoint, keys } });
}

export async function deletePushSubscription(endpoint: string): Promise<void> {
  await call(notificationRoutes.unsubscribe, { body: { endpoint } });
}
