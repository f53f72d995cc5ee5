import type { AppDeps } from '../../deps.ts';
import type { PortraitPictures } from './portrait-images.ts';
import * as store from './store.ts';

export function defineAvatarJobs(deps: Pick<AppDeps, 'queue'>, pictures: PortraitPictures): void {
  deps.queue.define('avatars-draw-portrait', ({ hash }) => pictures.prepare(hash));
}

/** Asks for every public portrait's pictures, so that the first visitor does not wait for the pencil. Drawn ones cost nothing. */
export async function drawPortraits(deps: Pick<AppDeps, 'db' | 'queue'>): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const rows = await tx.all(store.selectPortraitHashes);
    for (const row of rows) await deps.queue.add(tx, 'avatars-draw-portrait', { hash: row.portrait_hash });
  });
}

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    'avatars-draw-portrait': { hash: string };
  }
}
