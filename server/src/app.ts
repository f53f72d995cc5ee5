/** Puts the application together: platform, features in their order, HTTP. Knows no environment and opens nothing. */

import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './deps.ts';
import { defineAchievementJobs, mountAchievementRoutes } from './features/achievements/index.ts';
import { defineAdminJobs, mountAdminRoutes } from './features/admin/index.ts';
import { defineAffiliateJobs, mountAffiliateLinks, mountAffiliateRoutes } from './features/affiliates/index.ts';
import {
  createPasswordHasher,
  defineAuthJobs,
  findFirstName,
  mountAuthRoutes,
  startGuest,
} from './features/auth/index.ts';
import {
  countChat,
  createPictures,
  createVersionReader,
  createVoiceSamples,
  defineAvatarJobs,
  mountAvatarRoutes,
  mountPortraitPictures,
} from './features/avatars/index.ts';
import {
  type ChatActionDeps,
  type ChatDeps,
  countFreeReplies,
  createReplyRunner,
  defineChatJobs,
  isCrisisMessage,
  mountChatRoutes,
  type ReplyRunner,
  type WireEvent,
} from './features/chat/index.ts';
import { defineCoinJobs, mountCoinRoutes } from './features/coins/index.ts';
import { defineFeedJobs, findPostText, mountFeedRoutes } from './features/feed/index.ts';
import { mountFeedbackRoutes } from './features/feedback/index.ts';
import { mountGiftRoutes } from './features/gifts/index.ts';
import {
  createNotifications,
  defineNotificationJobs,
  forgetRepliesOf,
  mayReach,
  mountNotificationRoutes,
  type NotificationDeps,
} from './features/notifications/index.ts';
import { definePaymentJobs, mountPaymentRoutes, mountPaymentWebhooks } from './features/payments/index.ts';
import { definePrivacyJobs, mountPrivacyRoutes, type PrivacyDeps } from './features/privacy/index.ts';
import { defineRewardJobs, mountRewardRoutes } from './features/rewards/index.ts';
import { defineSafetyJobs, isClosed, mountAgeRoutes, mountSafetyRoutes } from './features/safety/index.ts';
import { defineVipJobs, mountVipRoutes } from './features/vip/index.ts';
import { audit } from './platform/audit.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import type { Env } from './platform/env.ts';
import { mountApiDocs } from './platform/http/api-docs.ts';
import { endAllEventStreams, endEventStreamsOf } from './platform/http/event-stream.ts';
import { mountOperations } from './platform/http/operations.ts';
import { createMount, type Mount } from './platform/http/route.ts';
import { createHttpServer } from './platform/http/server.ts';
import { cookiePlan } from './platform/http/session-cookie.ts';
import { mountWebFiles } from './platform/http/web-files.ts';
import { createLimits } from './platform/limits/limits.ts';
import type { Logger } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { createOutbox } from './platform/outbox/outbox.ts';
import { createQueue } from './platform/queue/queue.ts';
import { createHub } from './platform/realtime/hub.ts';
import { createSessions } from './platform/session/session.ts';
import type { AgeProvider } from './providers/age/port.ts';
import type { ImageModel } from './providers/image/port.ts';
import type { Mailer } from './providers/mail/port.ts';
import type { PaymentProvider } from './providers/payments/port.ts';
import type { PushService } from './providers/push/port.ts';
import type { SpeechModel } from './providers/speech/port.ts';
import type { TextModel } from './providers/text/port.ts';
import type { TranscriptionModel } from './providers/transcription/port.ts';

/** What is opened at the edge and handed in. */
export type AppParts = {
  env: Env;
  secret: string;
  db: Database;
  clock: Clock;
  log: Logger;
  mailer: Mailer;
  pushService: PushService;
  ageProvider: AgeProvider;
  payments: PaymentProvider;
  textModel: TextModel;
  speechModel: SpeechModel | undefined;
  transcriptionModel: TranscriptionModel | undefined;
  imageModel: ImageModel | undefined;
  /** Folder of the built interface. */
  webFolder: string;
};

export type Application = {
  http: FastifyInstance;
  deps: AppDeps;
  /** Starts jobs, events and replies. `isOnlyProcess`: no other process works on this database. */
  start(options: { isOnlyProcess: boolean }): Promise<void>;
  /** Ends what is under way, then everything else. */
  stop(): Promise<void>;
};

const DRAIN_GRACE_MS = 8_000;
const CLOSE_GRACE_MS = 3_000;

export async function createApplication(parts: AppParts): Promise<Application> {
  const deps = createDeps(parts);
  const http = await createHttpServer(deps);
  const notifications = createNotifications(deps);
  const voiceSamples = createVoiceSamples(deps);
  const chat = createChat(deps, notifications, voiceSamples);
  const pictures = createPictures(deps);
  const hasher = createPasswordHasher();
  const state: Lifecycle = { hasStarted: false, isStopping: false };

  if (parts.env.NODE_ENV !== 'production') await mountApiDocs(http);
  const privacy = { ...deps, hasher, pictures, voiceSamples, readVersions: chat.readVersions };
  mountFeatures(createFeatureMount(http, deps), deps, { chat, notifications, voiceSamples, privacy });
  mountPortraitPictures(http, pictures);
  mountPaymentWebhooks(http, deps);
  mountAffiliateLinks(http, deps);
  mountOperations(http, {
    metrics: deps.metrics,
    metricsToken: parts.env.METRICS_TOKEN,
    checkReady: () => checkReady(deps, state),
  });
  await mountWebFiles(http, parts.webFolder, deps.log);

  defineAuthJobs(deps);
  defineSafetyJobs(deps);
  defineAvatarJobs(deps, { pictures, voiceSamples });
  defineCoinJobs(deps.queue, deps);
  definePaymentJobs(deps);
  defineVipJobs(deps);
  defineAffiliateJobs(deps);
  defineChatJobs(chat);
  defineFeedJobs(deps);
  defineRewardJobs(deps);
  defineAchievementJobs(deps);
  defineAdminJobs(deps);
  definePrivacyJobs(privacy);
  deps.outbox.on('chat.conversation-opened', (opened) => countChat(deps, opened));
  defineNotificationJobs(notifications, chat);

  return {
    http,
    deps,
    start: async (options) => {
      warnOfTestBank(deps);
      await deps.queue.start(options);
      deps.outbox.start();
      await chat.runner.start(options);
      state.hasStarted = true;
    },
    stop: () => stop({ deps, http, runner: chat.runner, state }),
  };
}

/** Fine for a look around; a place that is open to people sells its coins for nothing so. */
function warnOfTestBank({ env, payments, log }: AppDeps): void {
  if (env.NODE_ENV === 'production' && payments.bank !== undefined)
    log.warn(
      { provider: payments.id },
      'the bank is the test bank: whoever presses "pay" has paid, and no money comes. PAYMENT_PROVIDER names a real one',
    );
}

function createFeatureMount(http: FastifyInstance, deps: AppDeps): Mount {
  return createMount(http, {
    ...deps,
    isUrgent: isCrisisMessage,
    startGuest: (reply) => startGuest(deps, reply),
    onForeignUserId: (session) => {
      deps.metrics.ignoredUserIdHeaders.inc();
      audit(deps.db, 'ignored-header', { accountId: session.accountId, data: { header: 'X-User-Id' } }).catch(
        (error: unknown) => {
          deps.log.error({ err: error }, 'audit failed');
        },
      );
    },
  });
}

type FeatureParts = {
  chat: ChatActionDeps;
  notifications: NotificationDeps;
  voiceSamples: ReturnType<typeof createVoiceSamples>;
  privacy: PrivacyDeps;
};

function mountFeatures(
  mount: Mount,
  deps: AppDeps,
  { chat, notifications, voiceSamples, privacy }: FeatureParts,
): void {
  const { hasher } = privacy;
  mountAuthRoutes(mount, {
    ...deps,
    hasher,
    freeRepliesLeft: (accountId) => countFreeReplies(deps.db, accountId),
    isClosed: (accountId, db) => isClosed(db, accountId),
  });
  mountSafetyRoutes(mount, deps);
  mountAgeRoutes(mount, deps);
  mountAvatarRoutes(mount, { ...deps, voiceSamples });
  mountCoinRoutes(mount, deps);
  mountPaymentRoutes(mount, deps);
  mountVipRoutes(mount, deps);
  mountAffiliateRoutes(mount, { ...deps, hasher });
  mountChatRoutes(mount, chat);
  mountGiftRoutes(mount, chat);
  mountNotificationRoutes(mount, notifications, chat);
  mountFeedRoutes(mount, deps);
  mountRewardRoutes(mount, deps);
  mountAchievementRoutes(mount, deps);
  mountFeedbackRoutes(mount, deps);
  mountAdminRoutes(mount, { ...deps, hasher });
  mountPrivacyRoutes(mount, privacy);
}

function createDeps(parts: AppParts): AppDeps {
  const { env, db, clock, log } = parts;
  return {
    ...parts,
    limits: createLimits(env.RATE_LIMIT_FACTOR),
    metrics: createMetrics(),
    sessions: createSessions(db, clock, endEventStreamsOf),
    cookies: cookiePlan(env.PUBLIC_URL),
    outbox: createOutbox({ db, clock, log }),
    queue: createQueue({ db, log }),
  };
}

function createChat(deps: AppDeps, notifications: NotificationDeps, voices: ChatDeps['voices']): ChatActionDeps {
  const chat: ChatDeps = {
    ...deps,
    readVersions: createVersionReader(deps.db),
    voices,
    findFirstName: (accountId, db = deps.db) => findFirstName(db, accountId),
    hub: createHub<WireEvent>(),
    onChanged: ({ accountId, ...change }) => notifications.hub.publish(accountId, { type: 'conversation', ...change }),
  };
  return {
    ...chat,
    runner: createReplyRunner(chat),
    findPostText: (avatarId, postId) => findPostText(deps.db, avatarId, postId),
    mayReach: async (accountId) =>
      !(await isClosed(deps.db, accountId)) && (await mayReach(deps.db, accountId, deps.clock.now())),
    onDeleted: (conversation) => forgetRepliesOf(notifications, conversation),
  };
}

/** Spec §9: 500 coins on registration, once per account. */
type Lifecycle = { hasStarted: boolean; isStopping: boolean };

async function checkReady(deps: AppDeps, state: Lifecycle): Promise<void> {
  if (!state.hasStarted) throw new Error('starting');
  if (state.isStopping) throw new Error('stopping');
  if (!deps.queue.isRunning()) throw new Error('worker not running');
  await deps.db.ping();
}

type Stopping = { deps: AppDeps; http: FastifyInstance; runner: ReplyRunner; state: Lifecycle };

async function stop({ deps, http, runner, state }: Stopping): Promise<void> {
  state.isStopping = true;
  await runner.drain(DRAIN_GRACE_MS);
  endAllEventStreams();
  // A message that is being stored just now opens its stream a moment later and would wait for a reply nobody writes any
  // more; and a connection that carried a stream stays open for the next request.
  const stopEnding = deps.clock.every(100, () => {
    endAllEventStreams();
    http.server.closeIdleConnections();
  });
  const closed = http.close();
  // Whoever still holds a connection by then is not going to finish.
  await Promise.race([closed, deps.clock.wait(CLOSE_GRACE_MS)]);
  http.server.closeAllConnections();
  await closed;
  stopEnding();
  await deps.outbox.stop();
  await deps.queue.stop();
}
