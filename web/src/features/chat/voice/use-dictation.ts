import { useEffect, useRef, useState } from 'react';
import type { Draft } from '../draft.ts';
import { beginDictatedText, type DictatedText } from './dictated-text.ts';
import { type Hearing, type HearingProblem, type Listen, PROBLEMS } from './hearing.ts';

export type DictationView = {
  phase: 'off' | 'starting' | 'hearing' | 'writing';
  problem: HearingProblem | null;
  /** Words landed, and nothing has been dictated since. */
  isDone: boolean;
};
const OFF: DictationView = { phase: 'off', problem: null, isDone: false };

export type DictationControl = {
  view: DictationView;
  start: () => void;
  /** Ends listening; the words stay. */
  stop: () => void;
  /** Ends everything; what stood in the field is back. */
  cancel: () => void;
  /** Takes up what failed with what was said already. */
  again: () => void;
};

type DictationOptions = { draft: Draft; listen: Listen; onLevel: (level: number) => void };

/** One dictation at a time into a draft. Nothing is sent; leaving the page lets go of the microphone. */
export function useDictation({ draft, listen, onLevel }: DictationOptions): DictationControl {
  const [view, setView] = useState(OFF);
  const hearing = useRef<Hearing | null>(null);
  const text = useRef<DictatedText | null>(null);

  const settle = (next: DictationView): void => {
    text.current?.end();
    setView(next);
  };
  const takeOver = (): void => {
    hearing.current?.cancel();
    settle(OFF);
  };
  const stop = (): void => hearing.current?.stop();

  useEffect(
    () => () => {
      hearing.current?.cancel();
      text.current?.end();
    },
    [],
  );
  useEffect(() => {
    if (view.phase === 'off') return;
    // Nobody is heard behind their back.
    const hide = (): void => {
      if (document.hidden) hearing.current?.stop();
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, [view.phase]);

  function start(): void {
    if (!navigator.onLine) {
      setView({ ...OFF, problem: PROBLEMS.offline });
      return;
    }
    setView({ ...OFF, phase: 'starting' });
    text.current = beginDictatedText(draft, takeOver);
    hearing.current = listen({
      onLevel,
      onHearing: () => setView({ ...OFF, phase: 'hearing' }),
      onWords: (words) => text.current?.write(words),
      onWriting: () => setView({ ...OFF, phase: 'writing' }),
      onEnd: (problem) => settle({ ...OFF, problem, isDone: problem === null }),
    });
  }

  function cancel(): void {
    hearing.current?.cancel();
    text.current?.giveBack();
    setView(OFF);
  }

  function again(): void {
    text.current = beginDictatedText(draft, takeOver);
    view.problem?.again?.();
  }

  return { view, start, stop, cancel, again };
}
