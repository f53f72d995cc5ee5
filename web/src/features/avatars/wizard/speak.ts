/** Saying a line aloud with the voices of the browser. Nothing here begins by itself. */
import type { Voice } from '@cafune/contract/avatars';
import { useSyncExternalStore } from 'react';

/** How high each timbre is against the browser's own voice. */
const TIMBRE_PITCH: Record<Voice['timbre'], number> = { grave: 0.82, media: 1, aguda: 1.18 };

const canSpeak = typeof speechSynthesis !== 'undefined';

function isBrazilian(voice: SpeechSynthesisVoice): boolean {
  return voice.lang.replace('_', '-').toLowerCase() === 'pt-br';
}

function findVoice(): SpeechSynthesisVoice | undefined {
  return canSpeak ? speechSynthesis.getVoices().find(isBrazilian) : undefined;
}

function subscribe(listener: () => void): () => void {
  if (!canSpeak) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

/** Whether this browser has a Brazilian Portuguese voice; some bring it a moment after the page. */
export function useHasVoice(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => findVoice() !== undefined,
    () => false,
  );
}

export type Speaking = { onEnd: () => void; onFailure: () => void };

/** Says `text` as she sounds, in place of what is being said. The returned function stops it. */
export function speak(text: string, voice: Voice, { onEnd, onFailure }: Speaking): () => void {
  const browserVoice = findVoice();
  if (browserVoice === undefined) {
    onFailure();
    return () => undefined;
  }
  const line = new SpeechSynthesisUtterance(text);
  line.voice = browserVoice;
  line.lang = browserVoice.lang;
  line.rate = voice.rate;
  line.pitch = voice.pitch * TIMBRE_PITCH[voice.timbre];
  let isStopped = false;
  line.onend = () => {
    if (!isStopped) onEnd();
  };
  line.onerror = () => {
    if (!isStopped) onFailure();
  };
  speechSynthesis.cancel();
  speechSynthesis.speak(line);
  return () => {
    isStopped = true;
    speechSynthesis.cancel();
  };
}
