import { makeRequest, typingRhythm } from '@cafune/dialogue';
import { describe, expect, it } from 'vitest';
import { createTextModel } from '../index.ts';
import type { ReplyPart } from '../port.ts';
import { createEmbeddedTextModel } from './embedded-model.ts';

async function collect(parts: AsyncIterable<ReplyPart>): Promise<ReplyPart[]> {
  const all: ReplyPart[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

describe('typing', () => {
  it('starts at once, goes on in small groups and ends within two and a half seconds', async () => {
    const waits: number[] = [];
    const model = createEmbeddedTextModel({ wait: async (ms) => void waits.push(ms) });
    const parts = await collect(model.reply(makeRequest('oi, tudo bem?'), new AbortController().signal));
    const deltas = parts.filter((part) => part.type === 'delta');
    expect(model.id).toBe('embedded@1');
    expect(deltas.length).toBeGreaterThan(2);
    expect(waits).toHaveLength(deltas.length - 1);
    expect(waits.every((ms) => ms >= 30 && ms <= 60)).toBe(true);
    expect(parts.at(-1)?.type).toBe('end');
  });

  it('keeps the text whole and hurries when it is long', () => {
    const text = 'uma palavra e outra  palavra, '.repeat(60).trim();
    const strokes = typingRhythm(text, 3);
    expect(strokes.map((stroke) => stroke.text).join('')).toBe(text);
    expect(strokes.reduce((sum, stroke) => sum + stroke.waitMs, 0)).toBeLessThan(2_500);
  });
});

describe('stopping', () => {
  it.each(['resolves', 'rejects'])('ends promptly and without an end when the wait %s on abort', async (how) => {
    const controller = new AbortController();
    const wait = async () => {
      controller.abort();
      if (how === 'rejects') throw new Error('aborted');
    };
    const parts = await collect(createEmbeddedTextModel({ wait }).reply(makeRequest('oi'), controller.signal));
    expect(parts.map((part) => part.type)).toEqual(['whole', 'delta']);
  });

  it('says nothing when it was stopped before it began', async () => {
    const model = createEmbeddedTextModel({ wait: async () => undefined });
    expect(await collect(model.reply(makeRequest('oi'), AbortSignal.abort()))).toEqual([]);
  });
});

describe('the choice of model', () => {
  const deps = { wait: async () => undefined };

  it('is the embedded engine unless both address and name are given', () => {
    expect(createTextModel({ url: undefined, key: undefined, name: undefined }, deps).id).toBe('embedded@1');
    expect(createTextModel({ url: 'http://localhost:1/v1', key: 'k', name: undefined }, deps).id).toBe('embedded@1');
    expect(createTextModel({ url: undefined, key: 'k', name: 'x' }, deps).id).toBe('embedded@1');
    expect(createTextModel({ url: 'http://localhost:1/v1', key: undefined, name: 'x' }, deps).id).toBe('openai:x');
  });
});
