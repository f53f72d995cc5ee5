import type { AppDeps } from '../../deps.ts';
import type { ConfirmDeps } from '../auth/index.ts';
import type { createVoiceSamples, PortraitPictures } from '../avatars/index.ts';
import type { exportConversations } from '../chat/index.ts';

/** What copying and deleting stand on besides the application's own parts. */
export type PrivacyDeps = AppDeps &
  Pick<Parameters<typeof exportConversations>[0], 'readVersions'> & {
    hasher: ConfirmDeps['hasher'];
    pictures: PortraitPictures;
    /** Undefined where no speech model is configured. */
    voiceSamples: ReturnType<typeof createVoiceSamples>;
  };

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    'privacy-build-export': { exportId: string };
    /** What is on disk of somebody who is gone. */
    'privacy-delete-files': { paintings: readonly string[] };
  }
}
