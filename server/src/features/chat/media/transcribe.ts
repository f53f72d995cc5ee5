import type { Dictation } from '@cafune/contract/chat/dictation';
import { AppError } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/session/session.ts';
import type { ChatDeps } from '../deps.ts';
import { readProviderConsent } from '../memory/consent.ts';
import { formatOf } from './recording-format.ts';

type Deps = Pick<ChatDeps, 'db' | 'limits' | 'transcriptionModel'>;

/** It is free for whoever speaks, and not for the house: some three hours of speech a day. */
const PER_DAY = { name: 'transcriptions', points: 200, seconds: 24 * 60 * 60 };

/** Whether what is said is written down here, and where the recording would go. */
export async function readDictation(
  { db, transcriptionModel: model }: Omit<Deps, 'limits'>,
  session: Session,
): Promise<Dictation> {
  if (!model?.leavesFor) return { isWrittenHere: model !== undefined, provider: null };
  const { leavesFor: host } = model;
  const consent = await readProviderConsent(db, session.accountId, { leaving: 'transcription', provider: host });
  return { isWrittenHere: true, provider: { host, consent } };
}

/**
 * The words of a recording. It is held in memory while it is written down, and neither it nor the words are stored or logged.
 * @throws AppError request.not-found where no model is configured, chat.recording-unreadable, chat.transcription-refused,
 *   chat.transcription-failed, request.rate-limited
 */
export async function transcribe(deps: Deps, session: Session, bytes: Buffer): Promise<string> {
  const { transcriptionModel: model } = deps;
  if (!model) throw new AppError('request.not-found');
  const format = formatOf(bytes);
  if (!format) throw new AppError('chat.recording-unreadable');
  const { provider } = await readDictation(deps, session);
  if (provider && provider.consent !== 'granted') throw new AppError('chat.transcription-refused');
  await deps.limits.consume(PER_DAY, session.accountId);
  return model.transcribe({ bytes, format }, new AbortController().signal).catch((error: unknown) => {
    throw new AppError('chat.transcription-failed', { cause: error });
  });
}
