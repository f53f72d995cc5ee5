import type { AppDeps } from '../../deps.ts';
import type { PortraitPictures } from './portrait-images.ts';
import * as store from './store.ts';

/** Draws the catalogue's pictures in the background, so that the first visitor does not wait for the pencil. */
export function defineAvatarJobs(deps: Pick<AppDeps, 'db' | 'queue'>, pictures: PortraitPictures): void {
  deps.queue.define('avatars-draw-portraits', async () => {
    for (const row of await deps.db.all(store.selectPortraitHashes)) await pictures.prepare(row.portrait_hash);
  });
}

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    'avatars-draw-portraits': Record<string, never>;
  }
}
