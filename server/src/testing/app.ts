import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Application, createApplication } from '../app.ts';
import { type Env, loadEnv } from '../platform/env.ts';
import { createLogger, type Logger } from '../platform/log.ts';
import type { AgeProvider } from '../providers/age/port.ts';
import { createAgeSandbox } from '../providers/age/sandbox.ts';
import type { ImageModel } from '../providers/image/port.ts';
import type { Mail } from '../providers/mail/port.ts';
import { createPaymentProvider, paymentSettings } from '../providers/payments/index.ts';
import type { PaymentProvider } from '../providers/payments/port.ts';
import { createPushService } from '../providers/push/index.ts';
import type { PushService } from '../providers/push/port.ts';
import type { SpeechModel } from '../providers/speech/port.ts';
import type { TextModel } from '../providers/text/port.ts';
import type { TranscriptionModel } from '../providers/transcription/port.ts';
import { createClient, type TestClient } from './client.ts';
import { createMovableClock, type MovableClock } from './clock.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createScriptedTextModel, type ScriptedTextModel } from './scripted-text-model.ts';

export type TestApp = {
  application: Application;
  database: TestDatabase;
  clock: MovableClock;
  model: ScriptedTextModel;
  mails: Mail[];
  url: string;
  /** A browser of its own: cookies are kept between calls. */
  client(): TestClient;
  stop(): Promise<void>;
};

export type TestAppOptions = {
  env?: Partial<Env>;
  textModel?: TextModel;
  speechModel?: SpeechModel;
  transcriptionModel?: TranscriptionModel;
  imageModel?: ImageModel;
  pushService?: PushService;
  ageProvider?: AgeProvider;
  /** Stands between the application and its payment provider. */
  wrapPayments?: (provider: PaymentProvider) => PaymentProvider;
  log?: Logger;
  /** A database that outlives the application, for tests that start it twice. */
  database?: TestDatabase;
  /** Runs when the application answers but has not started its jobs and replies. */
  beforeStart?: (url: string) => Promise<void>;
  isOnlyProcess?: boolean;
};

const SECRET = 'a secret that only tests know, 32 long';

/** The real application over real HTTP on a database of its own; only vendors are scripted. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'cafune-app-'));
  const env = {
    ...loadEnv({ NODE_ENV: 'test', LOG_LEVEL: 'error', DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '50' }),
    ...options.env,
  };
  const clock = createMovableClock();
  const model = createScriptedTextModel();
  const mails: Mail[] = [];
  const log = options.log ?? createLogger(env);
  const application = await createApplication({
    env,
    secret: SECRET,
    db: database.db,
    clock,
    log,
    mailer: {
      send: async (mail) => {
        mails.push(mail);
      },
      forget: async (address) => {
        mails.splice(0, mails.length, ...mails.filter((mail) => mail.to !== address));
      },
    },
    payments: (options.wrapPayments ?? asItIs)(
      await createPaymentProvider({
        ...paymentSettings(env),
        db: database.db,
        secret: SECRET,
        publicUrl: env.PUBLIC_URL,
        now: () => clock.now(),
        log,
      }),
    ),
    ageProvider: options.ageProvider ?? createAgeSandbox({ secret: SECRET, publicUrl: env.PUBLIC_URL }),
    pushService:
      options.pushService ?? createPushService({ hosts: [], publicUrl: env.PUBLIC_URL, mailFrom: env.MAIL_FROM }),
    textModel: options.textModel ?? model,
    speechModel: options.speechModel,
    transcriptionModel: options.transcriptionModel,
    imageModel: options.imageModel,
    webFolder: join(dataDir, 'no-pages'),
  });
  await application.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = application.http.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  await options.beforeStart?.(url);
  await application.start({ isOnlyProcess: options.isOnlyProcess ?? false });
  return {
    application,
    database,
    clock,
    model,
    mails,
    url,
    client: () => createClient(url),
    stop: async () => {
      await application.stop();
      if (!options.database) await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function asItIs<Part>(part: Part): Part {
  return part;
}
