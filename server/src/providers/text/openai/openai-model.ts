import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { gleanFacts } from '@cafune/dialogue';
import type OpenAI from 'openai';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import { createOpenAiClient, hostIfForeign } from '../../openai/endpoint.ts';
import {
  type Digest,
  type DigestRequest,
  type Fact,
  type ReplyPart,
  type ReplyRequest,
  type TextModel,
  TextModelError,
  type WriteRequest,
  type WrittenFields,
} from '../port.ts';
import { buildDigestPrompt, readDigest } from './digest.ts';
import { backoffMs, isWorthRetrying, toTextModelError } from './failures.ts';
import { buildPrompt, type PromptMessage } from './prompt.ts';
import { startWatchdog, type Watchdog } from './watchdog.ts';
import { buildWritingPrompt, readWrittenFields } from './writing.ts';

export type OpenAiTextModelConfig = {
  /** Any endpoint that speaks chat completions: OpenAI, OpenRouter, vLLM, llama.cpp, Ollama… */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Longest silence: before the first token and between two tokens. */
  timeoutMs: number;
  /** Attempts after the first, only while no token has arrived. */
  maxRetries: number;
  /** Tokens it takes in all. */
  contextTokens: number;
  /** Longest reply, tokens. */
  maxReplyTokens: number;
  temperature: number;
};

/** Five fields of a character, at their longest. */
const MAX_WRITING_TOKENS = 2_400;
const MAX_DIGEST_TOKENS = 700;
/** However steadily it drips, writing ends within this many silences. */
const MAX_WRITING_SILENCES = 3;
const MAX_SEED = 2 ** 31;

type Endpoint = { client: OpenAI; config: OpenAiTextModelConfig; canary: string };
type Question = { messages: PromptMessage[]; maxTokens: number; seed: number };

/** Retries and timeouts are ours: only we know whether a token has already been shown. */
function createClient({ baseUrl, apiKey, timeoutMs }: OpenAiTextModelConfig): OpenAI {
  return createOpenAiClient({ baseUrl, apiKey, maxRetries: 0, timeoutMs: timeoutMs * 2 });
}

function openStream(endpoint: Endpoint, question: Question, signal: AbortSignal) {
  return endpoint.client.chat.completions.create(
    {
      model: endpoint.config.model,
      messages: question.messages,
      stream: true,
      temperature: endpoint.config.temperature,
      max_tokens: question.maxTokens,
      seed: Math.abs(Math.trunc(question.seed)) % MAX_SEED,
    },
    { signal },
  );
}

/** Text of a chunk; a filter that ends the reply is a refusal. */
function textOf(chunk: ChatCompletionChunk): string {
  const choice = chunk.choices[0];
  if (choice?.finish_reason === 'content_filter') throw new TextModelError('refused');
  return choice?.delta.content ?? '';
}

/** Tokens of one attempt. Throws in our words; silence is a timeout, a reply without a word is an outage. */
async function* attemptReply(endpoint: Endpoint, question: Question, watchdog: Watchdog): AsyncGenerator<string> {
  let spoke = false;
  try {
    for await (const chunk of await openStream(endpoint, question, watchdog.signal)) {
      const text = textOf(chunk);
      if (text === '') continue;
      watchdog.feed();
      spoke = true;
      yield text;
    }
  } catch (error) {
    throw watchdog.timedOut() ? new TextModelError('timeout', { cause: error }) : toTextModelError(error);
  }
  // The SDK ends an aborted stream without an error.
  if (watchdog.timedOut()) throw new TextModelError('timeout');
  if (!spoke && !watchdog.signal.aborted) throw new TextModelError('unavailable');
}

async function waitBeforeRetry(attempt: number, signal: AbortSignal): Promise<void> {
  await sleep(backoffMs(attempt), undefined, { signal }).catch(() => undefined);
}

/** Throws, in our words, unless another attempt is left and may help. */
function assertRetry(endpoint: Endpoint, error: unknown, attempt: number): void {
  const failure = toTextModelError(error);
  if (attempt >= endpoint.config.maxRetries || !isWorthRetrying(failure)) throw failure;
}

/** Tokens of the first attempt that gets a word out; once a word is out there is no second attempt. */
async function* streamTokens(endpoint: Endpoint, question: Question, signal: AbortSignal): AsyncGenerator<string> {
  // Past the last attempt once a word is out.
  let attempt = 0;
  while (!signal.aborted) {
    const watchdog = startWatchdog(endpoint.config.timeoutMs, signal);
    try {
      for await (const text of attemptReply(endpoint, question, watchdog)) {
        attempt = Number.POSITIVE_INFINITY;
        yield text;
      }
      return;
    } catch (error) {
      if (!signal.aborted) assertRetry(endpoint, error, attempt);
    } finally {
      watchdog.release();
    }
    await waitBeforeRetry(attempt, signal);
    attempt += 1;
  }
}

function factsOf(request: ReplyRequest): readonly Fact[] {
  const last = request.history.at(-1);
  if (last?.role !== 'person') return [];
  const lastLine = request.history.findLast((message) => message.role === 'character')?.text;
  const before = request.history.filter(({ role }) => role === 'person').at(-2)?.text;
  return gleanFacts(last.text, { lastLine, before, known: request.facts, now: request.now });
}

async function* reply(endpoint: Endpoint, request: ReplyRequest, signal: AbortSignal): AsyncGenerator<ReplyPart> {
  const { contextTokens, maxReplyTokens } = endpoint.config;
  const { messages, blocks } = buildPrompt(request, { contextTokens, canary: endpoint.canary });
  const question = { messages, maxTokens: maxReplyTokens, seed: request.seed };
  for await (const text of streamTokens(endpoint, question, signal)) {
    if (signal.aborted) return;
    yield { type: 'delta', text };
  }
  if (signal.aborted) return;
  // The embedded engine's state passes through, so that it can take over mid-conversation and not repeat itself.
  const { state, used } = request;
  yield { type: 'end', facts: factsOf(request), state, used, blocks };
}

async function write(endpoint: Endpoint, request: WriteRequest, signal: AbortSignal): Promise<WrittenFields> {
  const question = { messages: buildWritingPrompt(request), maxTokens: MAX_WRITING_TOKENS, seed: request.seed };
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(endpoint.config.timeoutMs * MAX_WRITING_SILENCES)]);
  let text = '';
  for await (const token of streamTokens(endpoint, question, deadline)) text += token;
  if (deadline.aborted) throw new TextModelError('timeout');
  return readWrittenFields(text, request);
}

async function digest(endpoint: Endpoint, request: DigestRequest, signal: AbortSignal): Promise<Digest> {
  const question = { messages: buildDigestPrompt(request), maxTokens: MAX_DIGEST_TOKENS, seed: 0 };
  let text = '';
  for await (const token of streamTokens(endpoint, question, signal)) text += token;
  if (signal.aborted) throw new TextModelError('timeout');
  return readDigest(text, request);
}

/** Adapter for any OpenAI-compatible endpoint. */
export function createOpenAiTextModel(config: OpenAiTextModelConfig): TextModel {
  const canary = `cafune-${randomBytes(9).toString('hex')}`;
  const endpoint: Endpoint = { client: createClient(config), config, canary };
  const leavesFor = hostIfForeign(config.baseUrl);
  return {
    id: `openai:${config.model}`,
    canary,
    ...(leavesFor === undefined ? {} : { leavesFor }),
    reply: (request, signal) => reply(endpoint, request, signal),
    write: (request, signal) => write(endpoint, request, signal),
    digest: (request, signal) => digest(endpoint, request, signal),
  };
}
