/** `npm run -s guard -- definition` or `chat` (JSON Lines in and out) or `figures`: the guard on the command line. */
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { main, NODE, ROOT, runInstead } from './run.mjs';

// Standard output belongs to the answers; whatever the installation has to say goes beside them.
console.log = console.error;

await main(async () => {
  await ensureInstalled();
  return runInstead(NODE, [join(ROOT, 'tools', 'guard', 'main.ts'), ...process.argv.slice(2)]);
});
