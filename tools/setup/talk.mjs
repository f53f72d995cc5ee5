/** `npm run -s talk -- livia`, with `--jsonl` for lines of JSON, or `-- figures`: the embedded engine on the command line. */
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { main, NODE, ROOT, runInstead } from './run.mjs';

// Standard output belongs to the answers; whatever the installation has to say goes beside them.
console.log = console.error;

await main(async () => {
  await ensureInstalled();
  return runInstead(NODE, [join(ROOT, 'tools', 'talk', 'main.ts'), ...process.argv.slice(2)]);
});
