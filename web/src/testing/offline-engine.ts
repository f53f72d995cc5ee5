/** The engine of a device, for tests: a worker that runs in the test's own thread. */
import type { OfflineContext } from '@cafune/contract/chat/offline';
import { loadLibrary } from '@cafune/dialogue';
import { vi } from 'vitest';
import { answerOffline } from '../features/chat/offline-engine/answer-offline.ts';
import type { EngineOrder, EngineResult } from '../features/chat/offline-engine/engine.ts';

/** What a device keeps of Lívia. */
export function makeContext(change: Partial<OfflineContext> = {}): OfflineContext {
  const personality = { boldness: 0, teasing: 0, intensity: 0, practicality: 0, playfulness: 0, attachment: 0 };
  return {
    character: {
      name: 'Lívia',
      age: 27,
      city: 'Salvador',
      occupation: 'arquiteta',
      speech: '',
      loves: ['music', 'azulejo antigo', 'praia'],
      personality,
    },
    personName: null,
    facts: null,
    pinned: [],
    state: null,
    used: null,
    ...change,
  };
}

type Engine = { orders: EngineOrder[]; isMissing: boolean };
/** The page keeps its worker from one test to the next: each finds the engine of its own. */
let engine: Engine = { orders: [], isMissing: true };

class EngineWorker {
  onmessage: ((event: { data: EngineResult }) => void) | undefined;
  onerror: (() => void) | undefined;

  postMessage(order: EngineOrder): void {
    engine.orders.push(order);
    setImmediate(() => {
      const { number, question } = structuredClone(order);
      if (engine.isMissing) this.onerror?.();
      else this.onmessage?.({ data: { number, answer: answerOffline(loadLibrary(), question) } });
    });
  }

  terminate(): void {
    this.onmessage = undefined;
  }
}

/** Workers of this page compose as the real one does; with `isMissing` their code is not on the device. @returns what was asked */
export function stubEngine({ isMissing = false } = {}): EngineOrder[] {
  engine = { orders: [], isMissing };
  vi.stubGlobal('Worker', EngineWorker);
  return engine.orders;
}
