import type { SpeakSampleInput } from '@cafune/contract/avatars/creation';
import type { AppDeps } from '../../../deps.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SentFile } from '../../../platform/http/sent-file.ts';
import { assertDefinition, checkDefinition } from '../../safety/index.ts';
import type { VoiceSamples } from './voice-samples.ts';

/**
 * Says a line in her voice.
 * @throws AppError request.not-found when this installation has no voice of its own; safety.minimum-age and its kin;
 *   avatars.speech-failed
 */
export async function speakSample(
  deps: Pick<AppDeps, 'clock'>,
  samples: VoiceSamples | undefined,
  { text, voice }: SpeakSampleInput,
): Promise<SentFile> {
  if (!samples) throw new AppError('request.not-found');
  assertDefinition(checkDefinition([{ field: 'greeting', text }], deps.clock.now()));
  const { timbre, rate } = voice;
  const bytes = await samples.read({ text, voice: { timbre, rate } }).catch((error: unknown) => {
    throw new AppError('avatars.speech-failed', { cause: error });
  });
  return { bytes, type: 'audio/mpeg', fileName: 'voz.mp3' };
}
