/** All hooks, as raw JSON; the tests check their shape. */
import deeds from './bank/deeds.json' with { type: 'json' };
import home from './bank/home.json' with { type: 'json' };
import leisure from './bank/leisure.json' with { type: 'json' };
import work from './bank/work.json' with { type: 'json' };
import type { WrittenHook } from './schema.ts';

export const rawHooks: readonly WrittenHook[] = [home, work, leisure, deeds].flatMap((bank) =>
  Object.values<WrittenHook>(bank),
);
