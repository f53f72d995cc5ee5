import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import type { Env } from './platform/env.ts';
import type { CookiePlan } from './platform/http/session-cookie.ts';
import type { Limits } from './platform/limits/limits.ts';
import type { Logger } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Outbox } from './platform/outbox/outbox.ts';
import type { Queue } from './platform/queue/queue.ts';
import type { Sessions } from './platform/session/session.ts';
import type { AgeProvider } from './providers/age/port.ts';
import type { ImageModel } from './providers/image/port.ts';
import type { Mailer } from './providers/mail/port.ts';
import type { PaymentProvider } from './providers/payments/port.ts';
import type { PushService } from './providers/push/port.ts';
import type { SpeechModel } from './providers/speech/port.ts';
import type { TextModel } from './providers/text/port.ts';
import type { TranscriptionModel } from './providers/transcription/port.ts';

/** What the application stands on; made once at the edge. A function takes only the part it needs (`Pick<AppDeps, …>`). */
export type AppDeps = {
  env: Env;
  /** Keys digests that must not be guessable. */
  secret: string;
  db: Database;
  clock: Clock;
  log: Logger;
  limits: Limits;
  metrics: Metrics;
  sessions: Sessions;
  cookies: CookiePlan;
  outbox: Outbox;
  queue: Queue;
  mailer: Mailer;
  pushService: PushService;
  ageProvider: AgeProvider;
  payments: PaymentProvider;
  textModel: TextModel;
  /** Undefined where none is configured: browsers speak with their own voices. */
  speechModel: SpeechModel | undefined;
  /** Undefined where none is configured: browsers that can write down what is said do. */
  transcriptionModel: TranscriptionModel | undefined;
  /** Undefined where none is configured: portraits are drawn. */
  imageModel: ImageModel | undefined;
};
