import { achievementRoutes } from '@cafune/contract/achievements';
import { chatRoutes } from '@cafune/contract/chat';
import { coinRoutes } from '@cafune/contract/coins';
import type { AccountEvent, MessageNotification } from '@cafune/contract/notifications';
import { NOTIFICATIONS_POLL_MS, notificationRoutes } from '@cafune/contract/notifications';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { logFailure } from '../../platform/log.ts';
import { sharePolls } from '../../platform/query-client/shared-polls.ts';
import { usePollLeader } from '../../platform/realtime/poll-leader.ts';
import { tellEveryTab } from '../../platform/realtime/tab-channel.ts';
import { refreshAuthStatus, useAuth } from '../auth/index.ts';
import { announceBalance } from '../coins/index.ts';
import { followAccountEvents } from './account-events.ts';
import { type Reader, raiseMessageAlerts, raiseSystemAlerts } from './alerts.ts';
import { clearAlerts } from './alerts-store.ts';
import {
  notificationsQuery,
  readMessageNotifications,
  settingsQuery,
  systemNotificationsQuery,
  useNotificationPolling,
  useNotifications,
  useReadNotification,
  useSystemNotifications,
} from './api.ts';
import { renewPush } from './push.ts';
import { isQuiet } from './quiet-hours.ts';

/** Spec §4: message polling is disabled by default. */
const IS_MESSAGE_POLLING_ON = false;

/** Everything that tells the person something happened, wherever in the app they are. */
export function useNotices(): void {
  useSharedPolls();
  useNotificationPolling();
  useSystemAlerts();
  useMessagePolling(IS_MESSAGE_POLLING_ON);
  useAccountEvents();
  useReadingByBeingThere();
  usePush();
}

/** Who is where a notice leads has seen what it tells: it is read. */
function useReadingByBeingThere(): void {
  const { items } = useNotifications();
  const { mutate } = useReadNotification();
  const path = useLocation({ select: (location) => location.pathname });
  const seen = items.find((item) => !item.read && item.type === 'message' && item.actionUrl === path)?.id;
  useEffect(() => {
    if (seen !== undefined && document.visibilityState === 'visible') mutate(seen);
  }, [seen, mutate]);
}

function useSharedPolls(): void {
  const client = useQueryClient();
  useEffect(() => sharePolls(client, [coinRoutes.balance.path, notificationRoutes.list.path]), [client]);
}

/** Nothing rings in the hours the person wants quiet. */
async function isQuietNow(client: QueryClient): Promise<boolean> {
  try {
    return isQuiet((await client.ensureQueryData(settingsQuery)).quietHours, new Date());
  } catch {
    return false;
  }
}

function useSystemAlerts(): void {
  const client = useQueryClient();
  const system = useSystemNotifications();
  useEffect(() => {
    if (system === undefined || system.length === 0) return;
    let isHere = true;
    void isQuietNow(client).then((quiet) => isHere && raiseSystemAlerts(system, quiet));
    return () => {
      isHere = false;
    };
  }, [client, system]);
}

/** Spec §4: after new messages, the conversations list cache is refreshed. */
async function takeMessages(
  client: QueryClient,
  messages: readonly MessageNotification[],
  reader: () => Place | null,
): Promise<void> {
  if (messages.length === 0) return;
  void client.invalidateQueries({ queryKey: [chatRoutes.listConversations.path] });
  const quiet = await isQuietNow(client);
  const now = reader();
  if (now !== null) raiseMessageAlerts(messages, { ...now, isQuiet: quiet });
}

/** Who reads, and where, at the moment it is asked. */
type Place = Omit<Reader, 'isQuiet'>;

function useReader(): () => Place | null {
  const { user } = useAuth();
  const path = useLocation({ select: (location) => location.pathname });
  const reader = useRef<Place | null>(null);
  useEffect(() => {
    reader.current = user === null ? null : { userId: user.id, path };
  }, [user, path]);
  const read = useRef(() => reader.current);
  return read.current;
}

/** Spec §7: the time of the last non-empty result becomes the next `since`. */
export function useMessagePolling(isOn: boolean): void {
  const client = useQueryClient();
  const { isAuthenticated } = useAuth();
  const isPolling = usePollLeader();
  const reader = useReader();
  const since = useRef(new Date());
  const { data } = useQuery({
    queryKey: [notificationRoutes.messages.path],
    queryFn: async ({ signal }) => {
      const asked = new Date();
      const messages = await readMessageNotifications(since.current, signal);
      if (messages.length > 0) since.current = asked;
      return messages;
    },
    enabled: isOn && isAuthenticated && isPolling,
    refetchInterval: NOTIFICATIONS_POLL_MS,
    retry: false,
    staleTime: 0,
  });
  useEffect(() => {
    if (data !== undefined) void takeMessages(client, data, reader);
  }, [client, data, reader]);
}

function takeEvent(client: QueryClient, event: AccountEvent, reader: () => Place | null): void {
  switch (event.type) {
    case 'balance':
      announceBalance(event.balanceCoins);
      break;
    case 'notifications':
      readNoticesAgain(client);
      break;
    case 'message':
      void takeMessages(client, [event.message], reader);
      break;
    case 'payment':
      tellEveryTab({ type: 'payment-processed' });
      break;
    case 'vip':
      tellEveryTab({ type: 'vip-changed' });
      break;
    case 'conversation':
      tellEveryTab({ ...event, type: 'conversation-changed' });
  }
}

/** The list changed: what the system says of it is an alert at once, and an achievement may have been won. */
function readNoticesAgain(client: QueryClient): void {
  for (const queryKey of [
    notificationsQuery.queryKey,
    systemNotificationsQuery.queryKey,
    [achievementRoutes.list.path],
  ])
    void client.invalidateQueries({ queryKey });
}

function useAccountEvents(): void {
  const client = useQueryClient();
  const { user } = useAuth();
  const isPolling = usePollLeader();
  const reader = useReader();
  const userId = user?.id ?? null;
  useEffect(() => {
    if (userId === null || !isPolling) return;
    const abort = new AbortController();
    const onEvent = (event: AccountEvent) => takeEvent(client, event, reader);
    // It ends by itself when the session did: the app hears of it here first.
    const onOpen = () => tellEveryTab({ type: 'listening' });
    void followAccountEvents({ onOpen, onEvent, signal: abort.signal }).then(() => {
      if (!abort.signal.aborted) void refreshAuthStatus(client);
    });
    return () => abort.abort();
  }, [client, userId, isPolling, reader]);
  // What one person was told is not shown to the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per person
  useEffect(() => clearAlerts, [userId]);
}

/** Once per start and login, pushes of this browser are told to the session that is there now. */
function usePush(): void {
  const { user } = useAuth();
  const userId = user?.id ?? null;
  useEffect(() => {
    if (userId !== null) renewPush(userId).catch(() => logFailure('Os avisos com o app fechado não foram renovados.'));
  }, [userId]);
}
