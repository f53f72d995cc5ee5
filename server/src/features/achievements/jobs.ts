import type { AppDeps } from '../../deps.ts';
import { COUNTED_EVENTS, COUNTS, type CountedEventName } from './counting.ts';
import * as store from './store.ts';
import { type AchievementDeps, countEvent, unlockWaiting } from './unlock.ts';

/** Longer than any event is tried again while somebody looks after the installation. */
const EVENTS_KEPT_MS = 60 * 24 * 60 * 60_000;

export function defineAchievementJobs(deps: AchievementDeps & Pick<AppDeps, 'queue'>): void {
  for (const name of COUNTED_EVENTS) countEventsOf(deps, name);
  deps.outbox.on('auth.registered', ({ accountId }) => unlockWaiting(deps, accountId));
  deps.queue.repeat('achievements-prune', '41 4 * * *', async () => {
    const before = new Date(deps.clock.now().getTime() - EVENTS_KEPT_MS);
    while ((await deps.db.run(store.pruneEvents, [before])) === store.PRUNE_BATCH);
  });
}

function countEventsOf<Name extends CountedEventName>(deps: AchievementDeps, name: Name): void {
  deps.outbox.on(name, (event, eventId) =>
    countEvent(deps, { eventId, accountId: event.accountId, counts: COUNTS[name](event) }),
  );
}
