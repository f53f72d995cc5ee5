/** Hearing a message sentence by sentence, in our voice where there is one and in the browser's otherwise. */
import type { Voice } from '@cafune/contract/avatars';
import type { SpokenMessage } from '@cafune/contract/chat/media';
import { useEffect, useRef, useState } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { speak } from '../../avatars/index.ts';
import { announceBalance } from '../../coins/index.ts';
import { type MessagePlace, readSentence } from './api.ts';

type Playing = { stop: () => void };

export type Listening = {
  /** The sentence being said; null while nothing is. */
  at: number | null;
  play: (spoken: SpokenMessage, voice: Voice) => void;
  stop: () => void;
};

/** Something being said: when it is over, and how to cut it. */
type Said = { done: Promise<void>; stop: () => void };

function playAudio(blob: Blob): Said {
  const url = URL.createObjectURL(blob);
  const audio = new Audio(url);
  const done = new Promise<void>((resolve, reject) => {
    audio.addEventListener('ended', () => resolve());
    audio.addEventListener('error', () => reject(new Error('audio')));
    audio.play().catch(reject);
  }).finally(() => URL.revokeObjectURL(url));
  return { done, stop: () => audio.pause() };
}

function playVoice(sentence: string, voice: Voice): Said {
  let stop = (): void => undefined;
  const done = new Promise<void>((resolve, reject) => {
    stop = speak(sentence, voice, { onEnd: resolve, onFailure: () => reject(new Error('voice')) });
  });
  return { done, stop };
}

async function saySentence(
  place: MessagePlace,
  spoken: SpokenMessage,
  at: { index: number; voice: Voice },
): Promise<Said> {
  const sentence = spoken.sentences[at.index] ?? '';
  if (!spoken.isSpokenHere) return playVoice(sentence, at.voice);
  const blob = await readSentence(place, at.index);
  // The first sentence paid for the message.
  if (at.index === 0) announceBalance();
  return playAudio(blob);
}

export function useListening(place: MessagePlace): Listening {
  const [at, setAt] = useState<number | null>(null);
  const playing = useRef<Playing | null>(null);
  const stop = (): void => {
    playing.current?.stop();
    playing.current = null;
    setAt(null);
  };
  // What is closed is not heard any more.
  useEffect(() => () => playing.current?.stop(), []);

  async function say(spoken: SpokenMessage, voice: Voice): Promise<void> {
    const own: Playing & { isOver: boolean; said: Said | null } = {
      isOver: false,
      said: null,
      stop: () => {
        own.isOver = true;
        own.said?.stop();
      },
    };
    playing.current = own;
    for (const index of spoken.sentences.keys()) {
      setAt(index);
      own.said = await saySentence(place, spoken, { index, voice });
      if (own.isOver) return own.said.stop();
      await own.said.done;
    }
    stop();
  }

  return {
    at,
    stop,
    play: (spoken, voice) => {
      stop();
      say(spoken, voice).catch((error: unknown) => {
        stop();
        showToast({ kind: 'error', title: error instanceof Error ? wordsFor(error) : 'A voz não saiu.' });
      });
    },
  };
}

function wordsFor(error: Error): string {
  if (error.message === 'voice') return 'Este navegador não tem uma voz em português do Brasil.';
  return error.message === 'audio' ? 'O navegador não tocou o áudio.' : sentenceFor(error);
}
