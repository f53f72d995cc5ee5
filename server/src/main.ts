/** The process edge: environment → database → application → listen → drain. Adapters are chosen here alone. */
import { join } from 'node:path';
import { createApplication } from './app.ts';
import { checkAudit } from './features/admin/index.ts';
import { forgetSecondFactor, makeAdmin } from './features/auth/index.ts';
import { drawPortraits, seedCatalogue } from './features/avatars/index.ts';
import { checkLedger } from './features/coins/index.ts';
import { seedFeed } from './features/feed/index.ts';
import { systemClock } from './platform/clock.ts';
import { type Database, openDatabase, RESERVED_CONNECTIONS } from './platform/db/database.ts';
import { MigrationError, migrate } from './platform/db/migrate.ts';
import {
  type EmbeddedPostgres,
  findRunningPostgres,
  lockDataDir,
  StartError,
  startEmbeddedPostgres,
} from './platform/embedded-postgres/index.ts';
import { type Env, EnvError, loadEnv } from './platform/env.ts';
import { createLogger, type Logger } from './platform/log.ts';
import { createQueue, migrateQueue } from './platform/queue/queue.ts';
import { loadSecret } from './platform/secret.ts';
import { createAgeProvider } from './providers/age/index.ts';
import { createImageModel } from './providers/image/index.ts';
import { createMailer } from './providers/mail/index.ts';
import { createPaymentProvider, paymentSettings } from './providers/payments/index.ts';
import { createPushService } from './providers/push/index.ts';
import { createSpeechModel } from './providers/speech/index.ts';
import { createTextModel } from './providers/text/index.ts';
import { createTranscriptionModel } from './providers/transcription/index.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FORCED_EXIT_MS = 20_000;

type Opened = { db: Database; postgres: EmbeddedPostgres | undefined; close: () => Promise<void> };

async function main(command: string | undefined, ...args: string[]): Promise<void> {
  const env = loadEnv();
  const log = createLogger(env);
  const isAdmin = command === 'admin';
  const opened = (isAdmin ? await openRunning(env, log) : undefined) ?? (await open(env, log));
  try {
    await prepareDatabase(opened.db);
    if (!isAdmin) return await serve({ env, log, ...opened });
    await runAdmin(opened.db, log, args);
    await opened.close();
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** The configured database, or the embedded one, which this process then owns. */
async function open(env: Env, log: Logger): Promise<Opened> {
  if (env.DATABASE_URL !== undefined) {
    const db = connect(env, log, { connectionString: env.DATABASE_URL });
    return { db, postgres: undefined, close: () => db.close() };
  }
  const release = lockDataDir(env.DATA_DIR);
  const maxConnections = env.DATABASE_POOL_SIZE + RESERVED_CONNECTIONS + 20;
  const postgres = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, maxConnections });
  const db = connect(env, log, postgres.connection());
  const close = async () => {
    await db.close();
    await postgres.stop();
    release();
  };
  return { db, postgres, close };
}

/** The database of an application that runs on this DATA_DIR, so that a command need not stop it. */
async function openRunning(env: Env, log: Logger): Promise<Opened | undefined> {
  const running = env.DATABASE_URL === undefined ? await findRunningPostgres(env.DATA_DIR) : undefined;
  if (!running) return undefined;
  const db = connect(env, log, running);
  return { db, postgres: undefined, close: () => db.close() };
}

function connect(env: Env, log: Logger, connection: Parameters<typeof openDatabase>[0]): Database {
  return openDatabase(connection, {
    poolSize: env.DATABASE_POOL_SIZE,
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  });
}

async function prepareDatabase(db: Database): Promise<void> {
  await migrate(db.pool, join(ROOT, 'server', 'migrations'));
  await migrateQueue(db);
  await seedCatalogue({ db, clock: systemClock });
  await seedFeed({ db, clock: systemClock });
}

type Serving = {
  env: Env;
  log: Logger;
  db: Database;
  postgres: EmbeddedPostgres | undefined;
  close: () => Promise<void>;
};

async function serve({ env, log, db, postgres, close }: Serving): Promise<void> {
  const secret = loadSecret(env);
  const application = await createApplication({
    env,
    secret,
    db,
    clock: systemClock,
    log,
    mailer: createMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, dataDir: env.DATA_DIR }, log),
    pushService: createPushService({
      hosts: env.PUSH_SERVICE_HOSTS,
      publicUrl: env.PUBLIC_URL,
      mailFrom: env.MAIL_FROM,
    }),
    payments: await createPaymentProvider({
      ...paymentSettings(env),
      db,
      secret,
      publicUrl: env.PUBLIC_URL,
      now: systemClock.now,
      log,
    }),
    ageProvider: createAgeProvider({
      provider: env.AGE_PROVIDER,
      issuer: env.AGE_PROVIDER_ISSUER,
      clientId: env.AGE_PROVIDER_CLIENT_ID,
      clientSecret: env.AGE_PROVIDER_CLIENT_SECRET,
      claim: env.AGE_PROVIDER_CLAIM,
      scope: env.AGE_PROVIDER_SCOPE,
      publicUrl: env.PUBLIC_URL,
      secret,
      now: systemClock.now,
    }),
    textModel: createTextModel(
      {
        url: env.TEXT_MODEL_URL,
        key: env.TEXT_MODEL_KEY,
        name: env.TEXT_MODEL_NAME,
        contextTokens: env.TEXT_MODEL_CONTEXT_TOKENS,
        replyTokens: env.TEXT_MODEL_REPLY_TOKENS,
        temperature: env.TEXT_MODEL_TEMPERATURE,
        fallback: {
          url: env.TEXT_MODEL_FALLBACK_URL,
          key: env.TEXT_MODEL_FALLBACK_KEY,
          name: env.TEXT_MODEL_FALLBACK_NAME,
        },
        lastResort: env.TEXT_MODEL_LAST_RESORT,
      },
      { wait: systemClock.wait },
    ),
    speechModel: createSpeechModel({
      url: env.SPEECH_MODEL_URL,
      key: env.SPEECH_MODEL_KEY,
      name: env.SPEECH_MODEL_NAME,
    }),
    transcriptionModel: createTranscriptionModel({
      url: env.TRANSCRIPTION_MODEL_URL,
      key: env.TRANSCRIPTION_MODEL_KEY,
      name: env.TRANSCRIPTION_MODEL_NAME,
    }),
    imageModel: createImageModel({ url: env.IMAGE_MODEL_URL, key: env.IMAGE_MODEL_KEY, name: env.IMAGE_MODEL_NAME }),
    webFolder: join(ROOT, 'web', 'dist'),
  });
  let isStopping = false;
  const shutDown = (reason: string, exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), FORCED_EXIT_MS).unref();
    application
      .stop()
      .then(close)
      .then(() => process.exit(exitCode))
      .catch((error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      });
  };
  // A signal may come before we listen, and again while we drain.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => shutDown(signal, 0));
  postgres?.onExit((reason) => {
    say(reason);
    shutDown(reason, 1);
  });
  await application.http.listen({ port: env.PORT, host: env.HOST });
  await application.start({ isOnlyProcess: postgres !== undefined });
  say(`Cafuné no ar: ${env.PUBLIC_URL}\nPara tornar alguém administrador: npm run admin -- email@exemplo.com`);
  // Pictures that could not be asked for now are drawn when somebody looks.
  await drawPortraits(application.deps).catch((error: unknown) =>
    log.warn({ err: error }, 'portraits were not queued'),
  );
}

const CHECK_LEDGER = 'check-ledger';
const CHECK_AUDIT = 'check-audit';
const RECONCILE = 'reconcile-payments';
const FORGET_FACTOR = 'forget-second-factor';

async function runAdmin(db: Database, log: Logger, [email, owner]: readonly string[]): Promise<void> {
  if (email === CHECK_LEDGER) return tellLedger(db);
  if (email === CHECK_AUDIT) return tellAudit(db);
  if (email === RECONCILE) return askToReconcile(db, log);
  if (email === FORGET_FACTOR) return tellForgotten(db, owner);
  if (!email) throw new StartError('Diga o e-mail da conta: npm run admin -- email@exemplo.com');
  if (!(await makeAdmin(db, email)))
    throw new StartError(`Ninguém se cadastrou com ${email}. Crie a conta no site e tente de novo.`);
  say(`${email} agora administra o Cafuné. Entre logo em /admin e configure o segundo fator.`);
}

/** For who lost the authenticator and every recovery code. */
async function tellForgotten(db: Database, email: string | undefined): Promise<void> {
  if (!email || !(await forgetSecondFactor(db, email)))
    throw new StartError('Diga o e-mail de quem administra: npm run admin -- forget-second-factor email@exemplo.com');
  say(`${email} configura outro segundo fator da próxima vez que entrar na administração.`);
}

/** @throws StartError when something does not add up */
async function tellLedger(db: Database): Promise<void> {
  const { accounts, transfers, faultCount, faults } = await checkLedger(db);
  say(`${transfers.toLocaleString('pt-BR')} movimentos de ${accounts.toLocaleString('pt-BR')} contas conferidos.`);
  for (const { accountId, rule } of faults) say(`${accountId}: ${rule}`);
  if (faultCount > 0) throw new StartError(`O livro-caixa não fecha em ${faultCount} ponto(s).`);
  say('O livro-caixa fecha.');
}

/** @throws StartError when the log of administration is not as it was written */
async function tellAudit(db: Database): Promise<void> {
  const { entries, head, faultCount, faults } = await checkAudit(db);
  say(`${entries.toLocaleString('pt-BR')} registros da administração conferidos. O último: ${head}`);
  for (const { seq, rule } of faults) say(`registro ${seq}: ${rule}`);
  if (faultCount > 0) throw new StartError(`O registro da administração foi mexido em ${faultCount} ponto(s).`);
  say('O registro da administração está inteiro.');
}

/** The provider is asked by the running application, or by the next one that starts. */
async function askToReconcile(db: Database, log: Logger): Promise<void> {
  const queue = createQueue({ db, log });
  await db.transaction((tx) => queue.add(tx, 'payments-reconcile', {}));
  say('Os pagamentos dos últimos três dias vão ser conferidos agora, pela aplicação que está no ar.');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function explain(error: unknown): string {
  if (error instanceof StartError || error instanceof EnvError || error instanceof MigrationError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return 'A porta já está em uso. Escolha outra com PORT (por exemplo, PORT=3001 npm start).';
  if (code === 'EACCES') return 'Não há permissão para abrir essa porta. Escolha uma acima de 1024 com PORT.';
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000') {
    return 'O banco de DATABASE_URL não respondeu ou recusou a entrada. Confira o endereço, o usuário e a senha.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main(process.argv[2], ...process.argv.slice(3)).catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
