import type { AppDeps } from '../../deps.ts';
import { pruneImports } from './creation/imports.ts';
import { archiveAllOf } from './creation/publication.ts';
import { applyDecision, applyTakedown } from './creation/reviews.ts';
import { pruneHelps } from './help/write-help.ts';
import type { PortraitPictures } from './portrait-images.ts';
import type { VoiceSamples } from './speech/voice-samples.ts';
import * as store from './store.ts';

type Deps = Pick<AppDeps, 'db' | 'clock' | 'outbox' | 'queue'>;

type Media = { pictures: PortraitPictures; voiceSamples: VoiceSamples | undefined };

export function defineAvatarJobs(deps: Deps, { pictures, voiceSamples }: Media): void {
  deps.outbox.on('safety.case-decided', (decision) => applyDecision(deps, decision));
  deps.outbox.on('safety.takedown-granted', (takedown) => applyTakedown(deps, takedown));
  deps.outbox.on('safety.account-closed', ({ accountId }) => archiveAllOf(deps, accountId));
  // A new installation draws for minutes, and payments are looked at by the same workers.
  deps.queue.define('avatars-draw-portrait', ({ hash }) => pictures.prepare(hash), { canWait: true });
  deps.queue.repeat('avatars-refresh-popularity', '* * * * *', async () => {
    await deps.db.run(store.refreshPopularity);
  });
  deps.queue.repeat('avatars-prune-voices', '23 * * * *', async () => voiceSamples?.prune());
  deps.queue.repeat('avatars-prune-imports', '41 4 * * *', () => pruneImports(deps));
  deps.queue.repeat('avatars-prune-helps', '47 4 * * *', () => pruneHelps(deps));
}

/** Asks for every public portrait's pictures, so that the first visitor does not wait for the pencil. Drawn ones cost nothing. */
export async function drawPortraits(deps: Pick<AppDeps, 'db' | 'queue'>): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const rows = await tx.all(store.selectPortraitHashes);
    for (const row of rows) await deps.queue.add(tx, 'avatars-draw-portrait', { hash: row.hash });
  });
}

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    'avatars-draw-portrait': { hash: string };
  }
}
