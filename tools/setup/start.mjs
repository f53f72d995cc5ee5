/** `npm start`: from a fresh clone to the running app. */
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { environment, main, NODE, ROOT, runInstead } from './run.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return runInstead(NODE, [join(ROOT, 'server', 'dist', 'main.js')], serverEnvironment());
});

/** Node keeps what it compiled, which a second start reads back. */
function serverEnvironment() {
  const cache = join(ROOT, 'node_modules', '.cache', 'node-compile');
  return { NODE_COMPILE_CACHE: cache, ...environment(), NODE_ENV: 'production' };
}
