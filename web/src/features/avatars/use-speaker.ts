/** Who says lines aloud: the voice of the house where there is one and somebody is signed in, else this browser's. */
import type { Voice } from '@cafune/contract/avatars';
import { VOICE_SAMPLE_MAX_LENGTH } from '@cafune/contract/avatars/creation';
import { useQuery } from '@tanstack/react-query';
import { canSpeakQuery, fetchVoiceSample } from './api.ts';
import { type Speaking, speak, useHasVoice } from './wizard/speak.ts';

export type Speaker = {
  /** `none`: this browser has no Brazilian Portuguese voice, and there is no other. */
  source: 'house' | 'browser' | 'none';
  /** Says `text` as she sounds. The returned function stops it. */
  speak: (text: string, voice: Voice, speaking: Speaking) => () => void;
};

export function useSpeaker(isPerson: boolean): Speaker {
  const hasVoice = useHasVoice();
  const { data: canSpeak = false } = useQuery({ ...canSpeakQuery, enabled: isPerson });
  if (isPerson && canSpeak) return { source: 'house', speak: speakFromHouse };
  return { source: hasVoice ? 'browser' : 'none', speak };
}

function speakFromHouse(text: string, voice: Voice, { onEnd, onFailure }: Speaking): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  fetchVoiceSample({ text: shorten(text), voice }, signal)
    .then((sound) => play(sound, signal))
    .then(onEnd)
    .catch(() => {
      if (!signal.aborted) onFailure();
    });
  return () => stopping.abort();
}

/** Whole words, as far as the house speaks. */
function shorten(text: string): string {
  if (text.length <= VOICE_SAMPLE_MAX_LENGTH) return text;
  const start = text.slice(0, VOICE_SAMPLE_MAX_LENGTH);
  return start.slice(0, Math.max(start.lastIndexOf(' '), 1));
}

/** Plays to the end; rejects when it was stopped or cannot be played. */
async function play(sound: Blob, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const address = URL.createObjectURL(sound);
  const audio = new Audio(address);
  try {
    await new Promise<void>((resolve, reject) => {
      audio.addEventListener('ended', () => resolve());
      audio.addEventListener('error', () => reject(new Error('the sound cannot be played')));
      signal.addEventListener('abort', () => reject(signal.reason));
      audio.play().catch(reject);
    });
  } finally {
    audio.pause();
    URL.revokeObjectURL(address);
  }
}
