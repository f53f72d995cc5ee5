/** `npm run screens`: every route × phone and desktop × dark and light, as pictures in `screens/`. */
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { environment, main, NODE, ROOT, runInstead } from './run.mjs';

await main(async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  await ensureBuilt();
  const args = [join(ROOT, 'tools', 'screens', 'main.ts'), ...process.argv.slice(2)];
  return runInstead(NODE, args, { ...environment(), CHROMIUM_BIN: chromium });
});
