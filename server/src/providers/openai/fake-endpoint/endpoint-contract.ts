import { describe, expect, it } from 'vitest';
import type { EndpointConfig } from '../endpoint.ts';
import { EndpointError, type EndpointFailure } from '../endpoint-error.ts';
import type { FakeEndpoint, FakeFailure } from './fake-endpoint.ts';

type Case<Answer extends { kind: string }> = {
  server: () => FakeEndpoint<Answer, unknown>;
  /** One request to the endpoint through the adapter. */
  ask: (config: EndpointConfig) => Promise<unknown>;
  /** A good answer, and what the adapter makes of it. */
  good: { answer: Answer; result: unknown };
};

/** What came of it: the result, or why there is none. */
export function resultOf(asked: Promise<unknown>): Promise<unknown> {
  return asked.catch((error: unknown) => {
    if (error instanceof EndpointError) return error.failure;
    throw error;
  });
}

const FAILURES: readonly (readonly [FakeFailure, EndpointFailure])[] = [
  [{ kind: 'error', status: 401 }, 'misconfigured'],
  [{ kind: 'error', status: 400, code: 'content_policy_violation' }, 'refused'],
  [{ kind: 'error', status: 400, code: 'moderation_blocked' }, 'refused'],
  [{ kind: 'hang' }, 'timeout'],
  [{ kind: 'hang-after-headers' }, 'timeout'],
  [{ kind: 'cut' }, 'unavailable'],
];

/** What every adapter for an OpenAI-compatible endpoint does when the endpoint does not do its part. */
export function describeEndpoint<Answer extends { kind: string }>({ server, ask, good }: Case<Answer>): void {
  const askAt = (baseUrl: string) => resultOf(ask({ baseUrl, apiKey: 'k', model: 'x', timeoutMs: 300, maxRetries: 1 }));

  describe('an endpoint that fails', () => {
    it('is tried once more, and no more', async () => {
      const down: FakeFailure = { kind: 'error', status: 503 };
      server().script(down, good.answer);
      expect(await askAt(server().baseUrl)).toEqual(good.result);
      const before = server().requests.length;
      server().script(down);
      expect(await askAt(server().baseUrl)).toBe('unavailable');
      expect(server().requests.length - before).toBe(2);
    });

    it.each(FAILURES)('%o is called %s', async (scripted, failure) => {
      server().script(scripted);
      expect(await askAt(server().baseUrl)).toBe(failure);
    });

    it('is unavailable when nobody listens', async () => {
      expect(await askAt('http://127.0.0.1:9/v1')).toBe('unavailable');
    });
  });
}
