/** `npm run -s analyse` (JSON Lines in and out) or `-- figures`: what a Portuguese text mentions, on the command line. */
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { main, NODE, ROOT, runInstead } from './run.mjs';

// Standard output belongs to the answers; whatever the installation has to say goes beside them.
console.log = console.error;

await main(async () => {
  await ensureInstalled();
  return runInstead(NODE, [join(ROOT, 'tools', 'analyse', 'main.ts'), ...process.argv.slice(2)]);
});
