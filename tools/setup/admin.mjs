/** `npm run admin -- email@exemplo.com` makes the owner of an address an administrator; `check-ledger` instead checks every coin, `check-audit` the log of administration; `reconcile-payments` has payments looked at now, `forget-second-factor email` lets an administrator set another one up. */
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { environment, main, NODE, ROOT, runInstead } from './run.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const args = [join(ROOT, 'server', 'dist', 'main.js'), 'admin', ...process.argv.slice(2)];
  return runInstead(NODE, args, { ...environment(), NODE_ENV: 'production' });
});
