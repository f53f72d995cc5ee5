import { useEffect, useRef, useState } from 'react';
import { type MicrophoneFailure, openMicrophone } from '../../platform/microphone.ts';

export type MicrophoneState = 'off' | 'asking' | 'on' | MicrophoneFailure;
export type Microphone = { state: MicrophoneState; level: number; start: () => Promise<void>; stop: () => void };

/** The microphone, asked for only when `start` is called. Nothing is recorded; `level` goes from 0 to 1. */
export function useMicrophone(): Microphone {
  const [state, setState] = useState<MicrophoneState>('off');
  const [level, setLevel] = useState(0);
  const close = useRef<(() => void) | null>(null);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      close.current?.();
    };
  }, []);

  async function start(): Promise<void> {
    setState('asking');
    const opened = await openMicrophone(setLevel);
    if (typeof opened === 'string') return setState(opened);
    // Allowed after the page was left: nobody listens.
    if (isGone.current) return opened.close();
    close.current = opened.close;
    setState('on');
  }

  function stop(): void {
    close.current?.();
    close.current = null;
    setLevel(0);
    setState('off');
  }

  return { state, level, start, stop };
}
