import { describe, expect, it } from 'vitest';
import { createCircuitBreaker, createFallbackTextModel } from './fallback.ts';
import { type ReplyPart, type ReplyRequest, type TextModel, TextModelError, type TextModelFailure } from './port.ts';

const REQUEST = { history: [], facts: [], seed: 1 } as unknown as ReplyRequest;

type Fake = TextModel & { asked: number; failure: TextModelFailure | undefined };
function makeModel(id: string, over: { words?: string[]; leavesFor?: string } = {}): Fake {
  const model: Fake = {
    id,
    asked: 0,
    failure: undefined,
    ...(over.leavesFor === undefined ? {} : { leavesFor: over.leavesFor }),
    async *reply() {
      model.asked += 1;
      for (const text of over.words ?? []) yield { type: 'delta', text };
      if (model.failure) throw new TextModelError(model.failure);
      yield { type: 'end', facts: [], state: null };
    },
    write: async () => ({}),
    digest: async () => ({ summary: id, facts: [] }),
  };
  return model;
}

async function read(model: TextModel, request = REQUEST) {
  const parts: ReplyPart[] = [];
  try {
    for await (const part of model.reply(request, new AbortController().signal)) parts.push(part);
  } catch (error) {
    return { parts, failure: (error as TextModelError).failure };
  }
  return { parts, failure: undefined };
}
const endOf = (parts: readonly ReplyPart[]) => parts.find((part) => part.type === 'end');

describe('a chain of models', () => {
  it('says who wrote the reply, and whether that was the one that was meant', async () => {
    const [first, last] = [makeModel('primeiro'), makeModel('embutido')];
    const model = createFallbackTextModel([first, last], () => 0);
    expect(endOf((await read(model)).parts)).toMatchObject({ engine: 'primeiro', isFallback: false });
    first.failure = 'unavailable';
    expect(endOf((await read(model)).parts)).toMatchObject({ engine: 'embutido', isFallback: true });
    last.failure = 'timeout';
    expect((await read(model)).failure).toBe('timeout');
  });

  it('leaves a reply that has begun to the one who began it', async () => {
    const [first, last] = [makeModel('primeiro', { words: ['meia '] }), makeModel('embutido')];
    first.failure = 'unavailable';
    const { parts, failure } = await read(createFallbackTextModel([first, last], () => 0));
    expect([parts.length, failure, last.asked]).toEqual([1, 'unavailable', 0]);
  });

  it('lets an endpoint rest after three failures in a row, then tries it once', async () => {
    let now = 0;
    const [first, last] = [makeModel('primeiro'), makeModel('embutido')];
    const model = createFallbackTextModel([first, last], () => now);
    first.failure = 'timeout';
    for (let round = 0; round < 6; round += 1) await read(model);
    expect(first.asked).toBe(3);
    now = 30_001;
    await read(model);
    expect(first.asked).toBe(4);
    now = 60_000;
    await read(model);
    expect(first.asked).toBe(4);
    now = 90_002;
    first.failure = undefined;
    expect(endOf((await read(model)).parts)).toMatchObject({ isFallback: false });
    await read(model);
    expect(first.asked).toBe(6);
  });

  it('a refusal does not count as an outage', () => {
    const breaker = createCircuitBreaker(() => 0);
    for (let round = 0; round < 2; round += 1) breaker.failed();
    breaker.succeeded();
    breaker.failed();
    expect(breaker.isClosed()).toBe(true);
  });

  it('words that may not leave stay here, and that is no fallback', async () => {
    const [first, last] = [makeModel('fora', { leavesFor: 'modelo.exemplo.com' }), makeModel('embutido')];
    const model = createFallbackTextModel([first, last], () => 0);
    expect(model.leavesFor).toBe('modelo.exemplo.com');
    const { parts } = await read(model, { ...REQUEST, staysHere: true });
    expect(endOf(parts)).toMatchObject({ engine: 'embutido', isFallback: false });
    expect(first.asked).toBe(0);
  });
});
