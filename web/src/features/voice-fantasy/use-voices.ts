import { useEffect, useState, useSyncExternalStore } from 'react';

const NONE: readonly SpeechSynthesisVoice[] = [];
let known: readonly SpeechSynthesisVoice[] = NONE;

function isPortuguese(voice: SpeechSynthesisVoice): boolean {
  return voice.lang.replace('_', '-').toLowerCase() === 'pt-br';
}

/** The same array while the voices are the same, as the store's reader has to be steady. */
function readVoices(): readonly SpeechSynthesisVoice[] {
  const found = speechSynthesis.getVoices().filter(isPortuguese);
  const isSame = found.length === known.length && found.every((voice, index) => voice === known[index]);
  if (!isSame) known = found;
  return known;
}

function subscribe(listener: () => void): () => void {
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

export const canSpeak = typeof speechSynthesis !== 'undefined';

/** The Brazilian Portuguese voices this browser has; some browsers bring them a moment after the page. */
export function useVoices(): readonly SpeechSynthesisVoice[] {
  return useSyncExternalStore(canSpeak ? subscribe : () => () => undefined, canSpeak ? readVoices : () => NONE);
}

export type Speech = {
  speaking: string | null;
  failed: boolean;
  say: (voice: SpeechSynthesisVoice, text: string) => void;
  stop: () => void;
};

/** Says a line in a voice, on request only; `speaking` is the voice's id. Leaving the page stops it. */
export function useSpeech(): Speech {
  const [speaking, setSpeaking] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => () => (canSpeak ? speechSynthesis.cancel() : undefined), []);

  function stop(): void {
    speechSynthesis.cancel();
    setSpeaking(null);
  }

  function say(voice: SpeechSynthesisVoice, text: string): void {
    speechSynthesis.cancel();
    const line = new SpeechSynthesisUtterance(text);
    line.voice = voice;
    line.lang = voice.lang;
    line.onend = () => setSpeaking((now) => (now === voice.voiceURI ? null : now));
    line.onerror = (event) => {
      setSpeaking((now) => (now === voice.voiceURI ? null : now));
      if (event.error !== 'canceled' && event.error !== 'interrupted') setFailed(true);
    };
    setFailed(false);
    setSpeaking(voice.voiceURI);
    speechSynthesis.speak(line);
  }

  return { speaking, failed, say, stop };
}
