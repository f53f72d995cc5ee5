/** Composes replies beside the page, whose own thread is for the finger. */
import { answer, loadLibrary, makeRequest } from '@cafune/dialogue';
import { answerOffline } from './answer-offline.ts';
import type { EngineOrder, EngineResult } from './engine.ts';

const library = loadLibrary();
// The first reply of all compiles what the others use: nobody waits for it.
answer(library, makeRequest('oi, tudo bem?'));

addEventListener('message', ({ data }: MessageEvent<EngineOrder>) => {
  const result: EngineResult = { number: data.number, answer: answerOffline(library, data.question) };
  postMessage(result);
});
