import type { ServerResponse } from 'node:http';
import { closingEvents, tokenEvent } from './replies.ts';

const TICK_MS = 20;

type Drip = { response: ServerResponse; startedAt: number; perMs: number; total: number; sent: number };

export type Ticker = {
  add(response: ServerResponse, tokensPerSecond: number, tokens: number): void;
  stop(): void;
};

/** Of so many tokens the last ends a sentence: our server releases words by the sentence (docs/decisions/0016). */
const SENTENCE_TOKENS = 8;

/** Each token is the moment it left, in milliseconds of `performance`, so that a load can tell how late it arrives. */
type Tick = { now: number; token: string; lastToken: string };

function readTick(now: number): Tick {
  const moment = now.toFixed(1);
  return { now, token: tokenEvent(`${moment} `), lastToken: tokenEvent(`${moment}! `) };
}

function tokensOf(tick: Tick, from: number, to: number): string {
  let text = '';
  for (let number = from + 1; number <= to; number += 1)
    text += number % SENTENCE_TOKENS === 0 ? tick.lastToken : tick.token;
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
