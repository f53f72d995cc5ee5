import { type ReplyPart, type ReplyRequest, type TextModel, TextModelError } from './port.ts';

/** Failures in a row after which an endpoint is left alone for a while. */
const OPENS_AFTER = 3;
const REST_MS = { first: 30_000, longest: 300_000 } as const;

/** Whether an endpoint is worth asking: after failures in a row it rests, longer each time, then one request tries it. */
export type CircuitBreaker = { isClosed(): boolean; succeeded(): void; failed(): void };

/** @param now milliseconds of a clock that never goes back */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0;
  let restsUntil = Number.NEGATIVE_INFINITY;
  return {
    isClosed: () => now() >= restsUntil,
    succeeded: () => {
      failures = 0;
    },
    failed: () => {
      failures += 1;
      if (failures < OPENS_AFTER) return;
      restsUntil = now() + Math.min(REST_MS.longest, REST_MS.first * 2 ** (failures - OPENS_AFTER));
    },
  };
}

type Link = { model: TextModel; breaker: CircuitBreaker };

/**
 * Asks the models in turn until one gets a word out: the first is the one that was meant, the last is expected to answer always.
 * Once a word is out nobody takes over. Words that may not leave go to models that keep them here.
 */
export function createFallbackTextModel(models: readonly TextModel[], now: () => number): TextModel {
  const links = models.map((model) => ({ model, breaker: createCircuitBreaker(now) }));
  const [first] = models;
  if (!first) throw new Error('no model');
  const { id, canary, leavesFor } = first;
  return {
    id,
    ...(canary === undefined ? {} : { canary }),
    ...(leavesFor === undefined ? {} : { leavesFor }),
    reply: (request, signal) => reply(links, request, signal),
    write: (request, signal) => askOnce(links, signal, (model) => model.write(request, signal)),
    digest: (request, signal) => askOnce(links, signal, (model) => model.digest(request, signal)),
  };
}

function askable(links: readonly Link[], staysHere: boolean): Link[] {
  const allowed = links.filter(({ model }) => !staysHere || model.leavesFor === undefined);
  const ready = allowed.filter(({ breaker }) => breaker.isClosed());
  // Everybody rests: better to try the last one than nobody.
  return ready.length > 0 ? ready : allowed.slice(-1);
}

async function* reply(links: readonly Link[], request: ReplyRequest, signal: AbortSignal): AsyncGenerator<ReplyPart> {
  const staysHere = request.staysHere === true;
  const meant = links.find(({ model }) => !staysHere || model.leavesFor === undefined);
  const turn = askable(links, staysHere);
  for (const [index, link] of turn.entries()) {
    const attempt: Attempt = { link, isFallback: link !== meant, isLast: index === turn.length - 1 };
    if (yield* tryOne(attempt, request, signal)) return;
  }
}

type Attempt = { link: Link; isFallback: boolean; isLast: boolean };

/** @returns whether the reply is over; otherwise the next model may try */
async function* tryOne(
  { link, isFallback, isLast }: Attempt,
  request: ReplyRequest,
  signal: AbortSignal,
): AsyncGenerator<ReplyPart, boolean> {
  let hasSpoken = false;
  try {
    for await (const part of link.model.reply(request, signal)) {
      hasSpoken = true;
      yield part.type === 'end' ? { ...part, engine: link.model.id, isFallback } : part;
    }
    link.breaker.succeeded();
    return true;
  } catch (error) {
    if (signal.aborted) return true;
    count(link, error);
    if (hasSpoken || isLast) throw error;
    return false;
  }
}

/** A refusal is an answer: the endpoint works. */
function count(link: Link, error: unknown): void {
  if (error instanceof TextModelError && error.failure === 'refused') link.breaker.succeeded();
  else link.breaker.failed();
}

/** One answer of the first model that is worth asking. */
async function askOnce<Answer>(
  links: readonly Link[],
  signal: AbortSignal,
  ask: (model: TextModel) => Promise<Answer>,
): Promise<Answer> {
  const [link] = askable(links, false);
  if (!link) throw new TextModelError('unavailable');
  try {
    const answer = await ask(link.model);
    link.breaker.succeeded();
    return answer;
  } catch (error) {
    if (!signal.aborted) count(link, error);
    throw error;
  }
}
