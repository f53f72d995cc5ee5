import { useEffect, useRef, useState } from 'react';

export type MicrophoneState = 'off' | 'asking' | 'on' | 'denied' | 'missing';

type Listening = { stream: MediaStream; audio: AudioContext; frame: number };

/** Loudness of a moment of sound, 0 to 1: the root mean square of its samples, raised so that talking fills the scale. */
function loudness(samples: Uint8Array): number {
  let sum = 0;
  for (const sample of samples) sum += ((sample - 128) / 128) ** 2;
  return Math.min(1, Math.sqrt(sum / samples.length) * 4);
}

function release(listening: { current: Listening | null }): void {
  const now = listening.current;
  listening.current = null;
  if (now === null) return;
  cancelAnimationFrame(now.frame);
  for (const track of now.stream.getTracks()) track.stop();
  void now.audio.close();
}

export type Microphone = { state: MicrophoneState; level: number; start: () => Promise<void>; stop: () => void };

/** The microphone, asked for only when `start` is called. Nothing is recorded; `level` goes from 0 to 1. */
export function useMicrophone(): Microphone {
  const [state, setState] = useState<MicrophoneState>('off');
  const [level, setLevel] = useState(0);
  const listening = useRef<Listening | null>(null);

  useEffect(() => () => release(listening), []);

  function follow(stream: MediaStream): void {
    const audio = new AudioContext();
    const analyser = audio.createAnalyser();
    audio.createMediaStreamSource(stream).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    const current: Listening = { stream, audio, frame: 0 };
    listening.current = current;
    const read = (): void => {
      analyser.getByteTimeDomainData(samples);
      setLevel(loudness(samples));
      current.frame = requestAnimationFrame(read);
    };
    read();
  }

  async function start(): Promise<void> {
    if (typeof navigator.mediaDevices?.getUserMedia !== 'function') {
      setState('missing');
      return;
    }
    setState('asking');
    try {
      follow(await navigator.mediaDevices.getUserMedia({ audio: true }));
      setState('on');
    } catch (error) {
      setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing');
    }
  }

  function stop(): void {
    release(listening);
    setLevel(0);
    setState('off');
  }

  return { state, level, start, stop };
}
