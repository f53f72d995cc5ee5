/** `npm run new-feature -- gifts`: the first files of a feature, on both sides. */
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { main, NODE, ROOT, runInstead } from './run.mjs';

await main(async () => {
  await ensureInstalled();
  return runInstead(NODE, [join(ROOT, 'tools', 'new-feature', 'main.ts'), ...process.argv.slice(2)]);
});
