/** The browser's own recognition, where it has one. It may send the sound to its maker: then nobody uses it unasked. */
import { type Hearing, type HearingEvents, type HearingProblem, PROBLEMS } from './hearing.ts';

type RecognitionResult = { readonly [index: number]: { readonly transcript: string } | undefined };
type Recognition = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
};

/** How long the last words may take after listening ended, in milliseconds. */
const LAST_WORDS_MS = 4_000;

const FAILURES: Readonly<Record<string, HearingProblem>> = {
  'not-allowed': PROBLEMS.denied,
  'service-not-allowed': PROBLEMS.denied,
  'audio-capture': PROBLEMS.missing,
  'no-speech': PROBLEMS.nothing,
};

const LANGUAGE = 'pt-BR';
/** A browser that does not say what its device can do is taken to be unable. */
const ANSWERS_WITHIN_MS = 1_000;

type RecognitionClass = {
  new (): Recognition;
  available?: (wanted: { langs: string[]; processLocally: boolean }) => Promise<string>;
};

function recognitionClass(): RecognitionClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Record<string, unknown>;
  const found = SpeechRecognition ?? webkitSpeechRecognition;
  return typeof found === 'function' ? (found as RecognitionClass) : undefined;
}

export function canBrowserHear(): boolean {
  return recognitionClass() !== undefined;
}

/** Whether this device has what it takes to recognise Portuguese by itself, so that no sound leaves it. */
export async function canDeviceHear(): Promise<boolean> {
  const answer = recognitionClass()?.available?.({ langs: [LANGUAGE], processLocally: true });
  if (answer === undefined) return false;
  const silence = new Promise<string>((resolve) => setTimeout(() => resolve('silence'), ANSWERS_WITHIN_MS));
  return (await Promise.race([answer.catch(() => 'refused'), silence])) === 'available';
}

function wordsOf(event: Event): string {
  const results = Array.from((event as Event & { results: ArrayLike<RecognitionResult> }).results);
  return results.flatMap((result) => result[0]?.transcript.trim() || []).join(' ');
}

export const listenInBrowser = (events: HearingEvents): Hearing => listen(events, false);
export const listenOnDevice = (events: HearingEvents): Hearing => listen(events, true);

/** Words come while they are said. */
function listen(events: HearingEvents, isLocal: boolean): Hearing {
  const Recognizer = recognitionClass();
  if (Recognizer === undefined) throw new Error('this browser recognises no speech');
  const recognition = new Recognizer();
  recognition.lang = LANGUAGE;
  if (isLocal) recognition.processLocally = true;
  recognition.interimResults = true;
  // Chrome for Android tells every phrase again with the next one.
  recognition.continuous = !/Android/u.test(navigator.userAgent);
  let isOver = false;
  let hasWords = false;
  let problem: HearingProblem | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(timer);
    if (isOver) return;
    isOver = true;
    events.onEnd(hasWords ? null : (problem ?? PROBLEMS.nothing));
  };
  const on = (type: string, hear: (event: Event) => void): void =>
    recognition.addEventListener(type, (event) => {
      if (!isOver) hear(event);
    });
  on('audiostart', () => {
    events.onHearing();
    events.onLevel(0.25);
  });
  on('speechstart', () => events.onLevel(0.8));
  on('speechend', () => events.onLevel(0.25));
  on('result', (event) => {
    hasWords = true;
    events.onWords(wordsOf(event));
  });
  on('error', (event) => {
    problem = FAILURES[(event as Event & { error: string }).error] ?? PROBLEMS.recognition;
  });
  on('end', end);
  try {
    recognition.start();
  } catch {
    problem = PROBLEMS.recognition;
    end();
  }
  const abort = (): void => {
    clearTimeout(timer);
    isOver = true;
    recognition.abort();
  };
  return {
    stop: () => {
      recognition.stop();
      timer = setTimeout(() => {
        end();
        abort();
      }, LAST_WORDS_MS);
    },
    cancel: abort,
  };
}
