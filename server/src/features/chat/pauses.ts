import { isPaused } from '../avatars/index.ts';
import type { ChatDeps } from './deps.ts';
import * as store from './store.ts';

/** Pauses a character's conversations, or lets them go on: whatever is true of her now, in whichever order it was told. */
export async function followPause(deps: Pick<ChatDeps, 'db' | 'clock'>, avatarId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.all(store.lockPauses, [avatarId]);
    const since = (await isPaused(tx, avatarId)) ? deps.clock.now() : null;
    while ((await tx.run(store.updatePauses, [avatarId, since])) === store.PAUSE_BATCH);
  });
}
