/** `npm run dev`: the server from its sources, started again at every change, and Vite in front of it. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { environment, main, NODE, onStop, ROOT, say, script } from './run.mjs';

const VITE_PORT = '5173';

await main(async () => {
  await ensureInstalled();
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  const port = process.env.PORT ?? '3000';
  const address = `http://localhost:${VITE_PORT}`;
  const env = {
    ...environment(),
    API_ORIGIN: `http://127.0.0.1:${port}`,
    PUBLIC_URL: process.env.PUBLIC_URL ?? address,
  };
  say(`A interface fica em ${address}; ela e o servidor recomeçam a cada mudança.`);
  const server = spawn(NODE, ['--watch', '--watch-preserve-output', join(ROOT, 'server', 'src', 'main.ts')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  await readableLog(server);
  const vite = spawn(NODE, [script('vite', 'bin/vite.js'), '--port', VITE_PORT, '--strictPort'], {
    cwd: join(ROOT, 'web'),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return dieTogether([server, vite]);
});

/** Log lines are JSON; here a person reads them. @param {import('node:child_process').ChildProcess} server */
async function readableLog(server) {
  const { default: pretty } = await import('pino-pretty');
  server.stderr?.pipe(pretty({ colorize: process.stderr.isTTY, destination: 2, sync: true }));
}

/** The end of one is the end of all. @param {readonly import('node:child_process').ChildProcess[]} children @returns {Promise<number>} */
async function dieTogether(children) {
  let code = 0;
  const stopAll = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  onStop(stopAll);
  await Promise.all(
    children.map(
      (child) =>
        new Promise((resolve) => {
          child.once('exit', (exitCode) => {
            code ||= exitCode ?? 0;
            stopAll();
            resolve(undefined);
          });
        }),
    ),
  );
  return code;
}
