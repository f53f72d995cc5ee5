/** A conversation of 10,000 messages, each of hers with five versions, on a slow phone: opening, writing, how much is drawn. */
import pg from 'pg';
import { createAppProcess } from '../server/src/testing/app-process.ts';
import { socketFolder } from './database-client.ts';
import { createPerson, waitForPictures } from './person.ts';
import { onSlowPage, type SlowPage } from './slow-page.ts';
import { percentile, type Row } from './table.ts';

const MESSAGES = 10_000;
const VARIANTS = 5;
const OPENINGS = 5;
const WORDS = 'hoje o dia foi longo e eu queria te contar uma coisa que aconteceu no caminho';

/** Ids as the application makes them. */
const MADE_ID = `CREATE FUNCTION pg_temp.made_id(n int) RETURNS uuid LANGUAGE sql AS
  $$ SELECT overlay(overlay(md5('long-chat' || n) placing '7' from 13) placing '8' from 17)::uuid $$`;

/** The way continues from the greeting that a new conversation has. */
const FILL = `
  WITH base AS (
    SELECT c.id AS conversation_id, c.account_id, t.id AS turn_id, c.last_seq AS seq
    FROM conversations c JOIN turns t ON t.conversation_id = c.id WHERE c.id = $1
  ), made AS (
    SELECT n, pg_temp.made_id(n) AS id,
           CASE WHEN n = 1 THEN base.turn_id ELSE pg_temp.made_id(n - 1) END AS parent_id,
           CASE WHEN n % 2 = 1 THEN 'person' ELSE 'character' END AS role,
           base.conversation_id, base.account_id, base.seq + n AS seq
    FROM base, generate_series(1, $2::int) n
  ), stored AS (
    INSERT INTO turns (id, conversation_id, account_id, parent_id, parent_variant, role, seq, active_variant, variant_count, created_at)
    SELECT id, conversation_id, account_id, parent_id, 1, role, seq, 1, CASE WHEN role = 'person' THEN 1 ELSE $3::int END,
           now() - make_interval(mins => ($2::int - n) * 7)
    FROM made RETURNING id, role, created_at
  )
  INSERT INTO variants (turn_id, ordinal, origin, text, status, created_at, finished_at)
  SELECT id, ordinal, CASE WHEN role = 'person' THEN 'person' ELSE 'generated' END,
         left($4, 20 + (ordinal * 13 + abs(hashtext(id::text))) % 60), 'complete', created_at, created_at
  FROM stored, generate_series(1, $3::int) ordinal WHERE role = 'character' OR ordinal = 1`;

export async function benchLongChat(): Promise<Row[]> {
  const app = await createAppProcess();
  try {
    await app.start();
    await waitForPictures(app.url);
    const person = await createPerson(app.url, 0);
    await fillConversation(app.dataDir, person.conversationId);
    return rowsOf(await onSlowPage((slow) => measure(slow, app.url, person)));
  } finally {
    await app.stop();
    await app.remove();
  }
}

/** Ten thousand messages more, each of hers with five versions. */
export async function fillConversation(dataDir: string, conversationId: string): Promise<void> {
  const client = new pg.Client({ host: socketFolder(dataDir), user: 'cafune', database: 'cafune' });
  await client.connect();
  try {
    await client.query(MADE_ID);
    await client.query(FILL, [conversationId, MESSAGES, VARIANTS, WORDS]);
    await client.query(
      'UPDATE conversations SET last_seq = last_seq + $2, read_seq = last_seq + $2, last_activity_at = now() WHERE id = $1',
      [conversationId, MESSAGES],
    );
    await client.query('ANALYZE turns, variants');
  } finally {
    await client.end();
  }
}

type Figures = { openMs: number[]; elements: number; keyMs: number[] };

function rowsOf({ openMs, elements, keyMs }: Figures): Row[] {
  const spread = (all: number[]) =>
    `p50 ${percentile(all, 0.5).toFixed(0)} ms, p95 ${percentile(all, 0.95).toFixed(0)} ms`;
  return [
    { name: `open from the list, CPU ×4 (${openMs.length})`, value: spread(openMs), goal: '< 500 ms' },
    { name: 'page elements, at most', value: String(elements), goal: '≤ 1500' },
    { name: `a key in the field, CPU ×4 (${keyMs.length})`, value: spread(keyMs), goal: 'p95 < 100 ms' },
  ];
}

async function measure(
  slow: SlowPage,
  url: string,
  person: { cookie: string; conversationId: string },
): Promise<Figures> {
  const { page } = slow;
  await page.context().addCookies(
    person.cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/su);
      return { name, value, url };
    }),
  );
  await page.goto(`${url}/chats`);
  await page.locator('.conversations a').first().waitFor();
  // Events of the account are a request that never ends: not idle, but quiet.
  await page.waitForTimeout(3_000);
  await slow.slowDown();
  const openMs: number[] = [];
  for (let turn = 0; turn < OPENINGS; turn += 1) {
    openMs.push(await openOnce(slow));
    if (turn < OPENINGS - 1) {
      await page.getByRole('link', { name: 'Voltar pros chats' }).click();
      await page.locator('.conversations a').first().waitFor();
    }
  }
  const atEnd = await countElements(slow);
  const keyMs = await typeSlowly(slow);
  await page.locator('.log').evaluate((log) => log.scrollBy(0, -4_000));
  await page.waitForTimeout(1_500);
  return { openMs, elements: Math.max(atEnd, await countElements(slow)), keyMs };
}

function countElements({ page }: SlowPage): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

/** From the press on the list until the newest messages are painted. */
function openOnce({ page }: SlowPage): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const startedAt = performance.now();
        document.querySelector<HTMLElement>('.conversations a')?.click();
        const look = (): void => {
          if (document.querySelectorAll('.log .bubble').length > 3)
            requestAnimationFrame(() => resolve(performance.now() - startedAt));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** From each key to the frame that shows it. */
async function typeSlowly({ page }: SlowPage): Promise<number[]> {
  await page.getByRole('textbox', { name: /^Mensagem pra/u }).focus();
  await page.evaluate(() => {
    const times: number[] = [];
    (window as unknown as { keyTimes: number[] }).keyTimes = times;
    addEventListener(
      'keydown',
      (event) => requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - event.timeStamp))),
      { capture: true },
    );
  });
  await page.keyboard.type(WORDS.slice(0, 60), { delay: 60 });
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
}
