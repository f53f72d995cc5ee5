/** The engine on this device: a worker that is started when the connection goes. */
import type { OfflineAnswer, OfflineQuestion } from './answer-offline.ts';

export type EngineOrder = { number: number; question: OfflineQuestion };
export type EngineResult = { number: number; answer: OfflineAnswer | null };

type Waiting = { resolve: (answer: OfflineAnswer | null) => void; reject: (error: Error) => void };

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, Waiting>();

/** Starts it, where its code was kept. @throws where the browser starts none */
export function startEngine(): Worker {
  if (worker !== null) return worker;
  const started = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module', name: 'engine' });
  started.onmessage = ({ data }: MessageEvent<EngineResult>) => {
    waiting.get(data.number)?.resolve(data.answer);
    waiting.delete(data.number);
  };
  started.onerror = () => {
    // Its code is not on this device, or broke: with the next question it is tried again.
    started.terminate();
    if (worker === started) worker = null;
    for (const { reject } of waiting.values()) reject(new Error('the engine does not run'));
    waiting.clear();
  };
  worker = started;
  return started;
}

/** Her reply, or null where none is given here. Rejects where the engine does not run. */
export async function askEngine(question: OfflineQuestion): Promise<OfflineAnswer | null> {
  const running = startEngine();
  last += 1;
  const number = last;
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve, reject });
    running.postMessage({ number, question } satisfies EngineOrder);
  });
}
