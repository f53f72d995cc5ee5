/** Notices to one account: the list, the alerts, their settings, push, and the account's live events (spec §§2, 3, 4, 7, 9). */
import { z } from 'zod';
import type { ErrorDefinition } from './core/error.ts';
import { Id, Instant } from './core/ids.ts';
import { Coins } from './core/money.ts';
import { defineRoute } from './core/route.ts';
import { OrderStatus } from './payments.ts';

/** Spec §9: the list is polled every 10 s, system notifications every 30 s. */
export const NOTIFICATIONS_POLL_MS = 10_000;
export const SYSTEM_NOTIFICATIONS_POLL_MS = 30_000;
/** Spec §9: the popover shows 15; the badge says "9+" above 9. */
export const POPOVER_NOTIFICATIONS = 15;
export const BADGE_MAX = 9;
/** Spec §9: at most 5 alerts, 8 s each, the same message once in 30 s, the chime at 0.7. */
export const ALERTS_MAX = 5;
export const ALERT_LIFETIME_MS = 8_000;
export const ALERT_DEDUPLICATION_MS = 30_000;
export const CHIME_VOLUME = 0.7;

export const notificationErrors = {
  'notifications.invalid-endpoint': { status: 422, message: 'Não foi possível usar esse endereço.' },
} as const satisfies Record<string, ErrorDefinition>;

/** Spec §3; a type that is none of these gets a generic icon. */
export const NOTIFICATION_TYPES = ['promo', 'alert', 'reward', 'info', 'system', 'message'] as const;

export const Notification = z.strictObject({
  id: Id,
  type: z.string(),
  title: z.string(),
  /** One line. */
  message: z.string(),
  /** More than the line says; empty when there is no more. */
  description: z.string(),
  read: z.boolean(),
  createdAt: Instant,
  /** A path of this site, where clicking leads. */
  actionUrl: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;

/** Spec §3 "Message notification". `senderId` is a character's id, or the account's own for what it wrote elsewhere. */
export const MessageNotification = z.strictObject({
  id: Id,
  senderId: Id,
  content: z.string(),
  /** `reengagement` when she writes first; otherwise `reply`. */
  messageType: z.string(),
  conversationId: Id,
  avatar: z.strictObject({ name: z.string(), imageUrl: z.string() }),
  createdAt: Instant,
});
export type MessageNotification = z.infer<typeof MessageNotification>;

/** Spec §3 "System notification": `vip_expiry`, `vip_reminder` and others. */
export const SystemNotification = z.strictObject({
  id: Id,
  type: z.string(),
  title: z.string(),
  message: z.string(),
  actionUrl: z.string().optional(),
});
export type SystemNotification = z.infer<typeof SystemNotification>;

/** An hour and minute of the day in America/Sao_Paulo, `HH:MM`. */
const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, { error: 'Hora inválida.' });
export const QuietHours = z.strictObject({ from: TimeOfDay, to: TimeOfDay });
export type QuietHours = z.infer<typeof QuietHours>;

/** What the account wants to hear of. What concerns money it owes or pays is always told. */
export const NotificationSettings = z.strictObject({
  /** A reply is ready while the person is away, or a companion writes first. */
  messages: z.boolean(),
  /** Daily rewards and achievements. */
  rewards: z.boolean(),
  /** News and offers. */
  promos: z.boolean(),
  /** Between these times nothing rings and nothing is pushed; null: never quiet. `from` after `to` spans midnight. */
  quietHours: QuietHours.nullable(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;
export const NOTIFICATION_SETTINGS_DEFAULT: NotificationSettings = {
  messages: true,
  rewards: true,
  promos: true,
  quietHours: { from: '22:00', to: '08:00' },
};

/** A browser's push subscription as `PushSubscription.toJSON()` gives it, without its expiry. */
export const PushSubscriptionInput = z.strictObject({
  endpoint: z.url({ protocol: /^https$/u, error: 'Endereço inválido.' }).max(1_000),
  keys: z.strictObject({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
});
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>;

/** What an account's stream carries: its balance and its notices, as they change. Nothing is replayed; polls fill gaps. */
export const AccountEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('balance'), balanceCoins: Coins }),
  /** An order went on: paid, expired, given back (spec §4 "payment_processed"). */
  z.strictObject({ type: z.literal('payment'), orderId: Id, status: OrderStatus }),
  /** VIP began, went on or ended: prices are other ones. */
  z.strictObject({ type: z.literal('vip') }),
  /** The list changed: something new, or read elsewhere. */
  z.strictObject({ type: z.literal('notifications') }),
  /** A companion's message is whole. */
  z.strictObject({ type: z.literal('message'), message: MessageNotification }),
  /** A conversation went on, up to this number of its sequence: whoever has it open and is behind reads it. */
  z.strictObject({ type: z.literal('conversation'), conversationId: Id, seq: z.int().min(1) }),
]);
export type AccountEvent = z.infer<typeof AccountEvent>;

export const notificationRoutes = {
  list: defineRoute({
    name: 'notifications.listNotifications',
    method: 'GET',
    path: '/api/user/notifications',
    access: 'user',
    summary: 'Os avisos, do mais novo ao mais antigo; `before` continua depois de um deles.',
    query: z.strictObject({
      before: Id.optional(),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .default(50)
        .transform((value) => Math.min(value, 100)),
    }),
    responses: { 200: z.array(Notification) },
    errors: ['auth.required'],
    ratePerMinute: 600,
  }),
  read: defineRoute({
    name: 'notifications.readNotification',
    method: 'POST',
    path: '/api/notifications/:id/read',
    access: 'user',
    summary: 'Marca um aviso como lido; de novo não muda nada.',
    params: z.strictObject({ id: Id }),
    responses: { 204: null },
    errors: ['auth.required'],
    ratePerMinute: 600,
  }),
  messages: defineRoute({
    name: 'notifications.listMessages',
    method: 'GET',
    path: '/api/notifications/messages',
    access: 'user',
    summary: 'Mensagens que chegaram desde um instante, da mais antiga à mais nova (até 50).',
    query: z.strictObject({ since: Instant }),
    responses: { 200: z.array(MessageNotification) },
    errors: ['auth.required'],
    ratePerMinute: 600,
  }),
  system: defineRoute({
    name: 'notifications.listSystem',
    method: 'GET',
    path: '/api/notifications/system',
    access: 'user',
    summary: 'Avisos do sistema não lidos das últimas 24 horas.',
    responses: { 200: z.array(SystemNotification) },
    errors: ['auth.required'],
    ratePerMinute: 600,
  }),
  getSettings: defineRoute({
    name: 'notifications.getSettings',
    method: 'GET',
    path: '/api/user/notification-settings',
    access: 'user',
    summary: 'O que a pessoa quer ouvir, e quando não.',
    responses: { 200: NotificationSettings },
    errors: ['auth.required'],
  }),
  updateSettings: defineRoute({
    name: 'notifications.updateSettings',
    method: 'PATCH',
    path: '/api/user/notification-settings',
    access: 'user',
    summary: 'Muda o que for dito; o resto fica.',
    body: NotificationSettings.partial(),
    responses: { 200: NotificationSettings },
    errors: ['auth.required'],
  }),
  getPushKey: defineRoute({
    name: 'notifications.getPushKey',
    method: 'GET',
    path: '/api/push/key',
    access: 'public',
    summary: 'A chave pública VAPID com que o navegador se inscreve.',
    responses: { 200: z.strictObject({ publicKey: z.string() }) },
    errors: [],
  }),
  subscribe: defineRoute({
    name: 'notifications.subscribePush',
    method: 'POST',
    path: '/api/push/subscriptions',
    access: 'user',
    summary: 'Guarda a inscrição deste navegador; de novo não muda nada.',
    body: PushSubscriptionInput,
    responses: { 204: null },
    errors: ['auth.required', 'notifications.invalid-endpoint'],
    ratePerMinute: 30,
  }),
  unsubscribe: defineRoute({
    name: 'notifications.unsubscribePush',
    method: 'DELETE',
    path: '/api/push/subscriptions',
    access: 'user',
    summary: 'Esquece a inscrição deste navegador.',
    body: z.strictObject({ endpoint: z.string().max(1_000) }),
    responses: { 204: null },
    errors: ['auth.required'],
    ratePerMinute: 30,
  }),
  events: defineRoute({
    name: 'notifications.streamEvents',
    method: 'GET',
    path: '/api/user/events',
    access: 'user',
    summary: 'Saldo e avisos na hora em que mudam (eventos do servidor).',
    responses: {},
    errors: ['auth.required'],
    streams: true,
  }),
};
