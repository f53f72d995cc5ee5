/** A recording of up to a minute that the installation writes down. It lives in this page's memory until it is words. */
import { RECORDING_MAX_SECONDS } from '@cafune/contract/chat/dictation';
import { isUnreachable, sentenceFor } from '../../../platform/api-client/api-error.ts';
import { openMicrophone } from '../../../platform/microphone.ts';
import { transcribe } from './api.ts';
import { type Hearing, type HearingEvents, PROBLEMS } from './hearing.ts';

/** Speech stays clear, and a minute is a quarter of a megabyte. */
const BITS_PER_SECOND = 32_000;

export function canRecord(): boolean {
  return typeof MediaRecorder === 'function' && typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/** Words come when nothing more is said. */
export function listenHere(events: HearingEvents): Hearing {
  const stopped = new AbortController();
  const cancelled = new AbortController();
  void hear(events, { stopped: stopped.signal, cancelled: cancelled.signal });
  return {
    stop: () => stopped.abort(),
    cancel: () => {
      cancelled.abort();
      stopped.abort();
    },
  };
}

type Signals = { stopped: AbortSignal; cancelled: AbortSignal };

async function hear(events: HearingEvents, { stopped, cancelled }: Signals): Promise<void> {
  const microphone = await openMicrophone(events.onLevel);
  if (typeof microphone === 'string') {
    if (!cancelled.aborted) events.onEnd(PROBLEMS[microphone]);
    return;
  }
  if (stopped.aborted) {
    microphone.close();
    if (!cancelled.aborted) events.onEnd(null);
    return;
  }
  events.onHearing();
  const recording = await record(microphone.stream, stopped)
    .catch(() => null)
    .finally(microphone.close);
  if (cancelled.aborted) return;
  if (recording === null) events.onEnd(PROBLEMS.recording);
  else await write(recording, events, cancelled);
}

async function record(stream: MediaStream, stopped: AbortSignal): Promise<Blob> {
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITS_PER_SECOND });
  const parts: Blob[] = [];
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      if (recorder.state !== 'inactive') recorder.stop();
    };
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => resolve(new Blob(parts, { type: recorder.mimeType })));
    recorder.start();
    const timer = setTimeout(end, RECORDING_MAX_SECONDS * 1_000);
    stopped.addEventListener('abort', end);
  });
}

async function write(recording: Blob, events: HearingEvents, cancelled: AbortSignal): Promise<void> {
  events.onWriting();
  try {
    const { text } = await transcribe(recording, cancelled);
    if (cancelled.aborted) return;
    if (text !== '') events.onWords(text);
    events.onEnd(text === '' ? PROBLEMS.nothing : null);
  } catch (error) {
    if (cancelled.aborted) return;
    const again = (): void => void write(recording, events, cancelled);
    const isWorthAgain = isUnreachable(error) || (error as { status?: number }).status === 502;
    events.onEnd({ sentence: sentenceFor(error), ...(isWorthAgain && { again }) });
  }
}
