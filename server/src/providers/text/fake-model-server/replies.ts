/** What the fake server may be told to answer. */
export type FakeReply =
  /** Tokens one by one, `delayMs` apart (0: at once), the first not before `after`. */
  | {
      kind: 'tokens';
      tokens: readonly string[];
      delayMs?: number;
      after?: Promise<void>;
      finish?: 'stop' | 'length' | 'content_filter';
    }
  /** HTTP error `times` times, then another reply. */
  | { kind: 'error'; status: number; times: number; code?: string; next: FakeReply }
  /** Headers go out, the first token never does. */
  | { kind: 'hang' }
  /** Tokens, then silence with the socket open. */
  | { kind: 'hang-after'; tokens: readonly string[] }
  /** Tokens, then the socket is destroyed. */
  | { kind: 'cut-after'; tokens: readonly string[] }
  /** Tokens, then an event that is not JSON. */
  | { kind: 'malformed-after'; tokens: readonly string[] }
  /** `tokens` tokens at `tokensPerSecond`, for loads of thousands of streams. */
  | { kind: 'drip'; tokensPerSecond: number; tokens: number };

export type FakeRequest = {
  readonly body: unknown;
  readonly authorization: string | undefined;
  /** The client closed the connection before the reply was over. */
  aborted: boolean;
};

/** One server-sent event of a streaming chat completion. */
export function chunkEvent(delta: Readonly<Record<string, unknown>>, finish: string | null): string {
  const chunk = {
    id: 'chatcmpl-fake',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'fake',
    choices: [{ index: 0, delta, finish_reason: finish }],
  };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

export function tokenEvent(token: string): string {
  return chunkEvent({ content: token }, null);
}

export function closingEvents(finish: string): string {
  return `${chunkEvent({}, finish)}data: [DONE]\n\n`;
}
