/** `npm run bench -- <what>`: the measurements of bench/, on the built app. */
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { main, NODE, ROOT, runInstead } from './run.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return runInstead(NODE, [join(ROOT, 'bench', 'main.ts'), ...process.argv.slice(2)]);
});
