import type { AppDeps } from '../../../deps.ts';
import * as store from './store.ts';

/** Forgets cards that were read more than two days ago and became nobody. */
export async function pruneImports(deps: Pick<AppDeps, 'db' | 'clock'>): Promise<void> {
  await deps.db.run(store.pruneImports, [deps.clock.now()]);
}
