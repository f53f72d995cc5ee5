import { type BrowserContext, test as base, type Page } from '@playwright/test';
import pg from 'pg';
import {
  type FakeModelServer,
  startFakeModelServer,
} from '../server/src/providers/text/fake-model-server/fake-model-server.ts';
import type { FakeReply } from '../server/src/providers/text/fake-model-server/replies.ts';
import { type AppProcess, createAppProcess } from '../server/src/testing/app-process.ts';

type WorkerFixtures = {
  /** The application with the embedded engine. */
  app: AppProcess;
  slowModel: FakeModelServer;
  /** The application with a model that says ten words a second, sixty in all. */
  slowApp: AppProcess;
};
type TestFixtures = {
  /** The model of `slowApp` says nothing until it is called, then all at once. */
  letReply: () => void;
  /** Fails the test when a page logs an error or throws. */
  watched: undefined;
};

const SLOWLY: FakeReply = { kind: 'drip', tokensPerSecond: 10, tokens: 60 };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const app = await createAppProcess();
      await app.start();
      await use(app);
      await app.stop();
      await app.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  slowModel: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const model = await startFakeModelServer();
      model.script(SLOWLY);
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  slowApp: [
    async ({ slowModel }, use) => {
      const app = await createAppProcess({
        TEXT_MODEL_URL: slowModel.baseUrl,
        TEXT_MODEL_NAME: 'fake',
        TEXT_MODEL_LAST_RESORT: 'none',
      });
      await app.start();
      await use(app);
      await app.stop();
      await app.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  letReply: async ({ slowModel }, use) => {
    const { promise: after, resolve } = Promise.withResolvers<void>();
    slowModel.script({ kind: 'tokens', tokens: ['Ontem ', 'de tarde ', 'choveu.'], after });
    await use(resolve);
    slowModel.script(SLOWLY);
  },
  watched: [
    async ({ context }, use) => {
      const problems = watch(context);
      await use(undefined);
      base.expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';

/** Refusals the journeys provoke on purpose; the browser logs every one of them, and that it cannot look for a new worker offline. */
const EXPECTED =
  /Failed to load resource: the server responded with a status of (401|402|403|422|429)|An unknown error occurred when fetching the script|net::ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION_RESET|CONNECTION_REFUSED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/u;

function watch(context: BrowserContext): string[] {
  const problems: string[] = [];
  const follow = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.test(message.text()))
        problems.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => problems.push(String(error)));
  };
  for (const page of context.pages()) follow(page);
  context.on('page', follow);
  return problems;
}

/** Takes all but `left` coins from an account, through the ledger. */
export async function leaveCoins(app: AppProcess, email: string, left: number): Promise<void> {
  await query(
    app,
    `SELECT coins_spend(a.id, gen_random_uuid()::text, c.posted - c.held - $2, 'house:test', 'Gasto de teste', ''::bytea)
     FROM accounts a JOIN coin_accounts c ON c.account_id = a.id WHERE a.email = $1`,
    [email, left],
  );
}

/** What `npm run admin` does. */
export async function makeAdmin(app: AppProcess, email: string): Promise<void> {
  await query(app, 'UPDATE accounts SET is_admin = true WHERE email = $1', [email]);
}

/** As if an administrator had shown a second factor in every session there is; `administration.e2e.ts` sets a real one up. */
export async function passSecondFactor(app: AppProcess, email: string): Promise<void> {
  await query(
    app,
    `WITH factor AS (
       INSERT INTO second_factors (account_id, sealed_secret, begun_at, confirmed_at) SELECT id, '', now(), now() FROM accounts WHERE email = $1
       ON CONFLICT DO NOTHING RETURNING account_id
     )
     INSERT INTO second_factor_proofs (session_id, account_id, proven_at, expires_at)
     SELECT s.id, s.account_id, now(), now() + interval '12 hours' FROM factor JOIN sessions s USING (account_id) WHERE s.scope = 'full'`,
    [email],
  );
}

/** Asks the application's own database: for what no screen can do, such as letting a day go by. */
export async function query(app: AppProcess, text: string, values: unknown[]): Promise<unknown[]> {
  const client = new pg.Client({ host: `${app.dataDir}/run`, user: 'cafune', database: 'cafune' });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as unknown[];
  } finally {
    await client.end();
  }
}
