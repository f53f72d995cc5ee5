import { avatarCreationRoutes } from '@cafune/contract/avatars/creation';
import type { AppDeps } from '../../../deps.ts';
import type { Mount } from '../../../platform/http/route.ts';
import { speakSample } from './speak-sample.ts';
import type { VoiceSamples } from './voice-samples.ts';

export type SpeechDeps = Pick<AppDeps, 'clock'> & {
  /** Absent where no speech model is configured. */
  voiceSamples: VoiceSamples | undefined;
};

export function mountSpeechRoutes(mount: Mount, deps: SpeechDeps): void {
  mount(avatarCreationRoutes.speakSample, async ({ body }) => speakSample(deps, deps.voiceSamples, body));
}
