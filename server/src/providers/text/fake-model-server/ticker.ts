import type { ServerResponse } from 'node:http';
import { closingEvents, tokenEvent } from './replies.ts';

const TICK_MS = 20;

type Drip = { response: ServerResponse; startedAt: number; perMs: number; total: number; sent: number };

export type Ticker = {
  add(response: ServerResponse, tokensPerSecond: number, tokens: number): void;
  stop(): void;
};

/**
 * What drips, word by word: everyday sentences, because our server reads each one before it releases it (docs/decisions/0016). The
 * last word of a sentence is the moment it left, in milliseconds of `performance`, so that a load can tell how late it arrives.
 */
const SENTENCES = [
  'Ontem de tarde eu passei na feira e comprei pão às',
  'A minha vizinha contou a história do cachorro que fugiu às',
  'Depois choveu tanto que a rua inteira ficou parada até as',
  'Eu ri sozinha lembrando disso enquanto o café passava às',
].map((sentence) => [...sentence.split(' '), undefined]);
const WORDS = SENTENCES.flat();

type Tick = { now: number; words: readonly string[] };

function readTick(now: number): Tick {
  return { now, words: WORDS.map((word) => tokenEvent(word === undefined ? `${now.toFixed(1)}! ` : `${word} `)) };
}

function tokensOf(tick: Tick, from: number, to: number): string {
  let text = '';
  for (let number = from; number < to; number += 1) text += tick.words[number % tick.words.length] ?? '';
  return text;
}

function advance(drip: Drip, tick: Tick): boolean {
  const { now } = tick;
  if (drip.response.destroyed) return false;
  const due = Math.min(drip.total, Math.floor((now - drip.startedAt) * drip.perMs) + 1);
  if (due > drip.sent) drip.response.write(tokensOf(tick, drip.sent, due));
  drip.sent = Math.max(drip.sent, due);
  if (drip.sent < drip.total) return true;
  drip.response.end(closingEvents('stop'));
  return false;
}

/** One timer for all slow streams: with a timer each, thousands of them would measure the server and not the client. */
export function createTicker(): Ticker {
  const drips = new Set<Drip>();
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const beat = () => {
    const now = performance.now();
    const tick = readTick(now);
    for (const drip of drips) if (!advance(drip, tick)) drips.delete(drip);
    if (drips.size === 0) stop();
  };
  return {
    add(response, tokensPerSecond, tokens) {
      drips.add({ response, startedAt: performance.now(), perMs: tokensPerSecond / 1000, total: tokens, sent: 0 });
      timer ??= setInterval(beat, TICK_MS);
    },
    stop() {
      drips.clear();
      stop();
    },
  };
}
