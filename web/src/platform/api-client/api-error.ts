/** A non-OK answer. `message` is the sentence to show (spec §8: the server's message, else its error, else the status text). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The contract's error code, when the answer carried one. */
  readonly code: string | null;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(message: string, details: Omit<ApiErrorDetails, 'message'>) {
    super(message);
    this.status = details.status;
    this.code = details.code;
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

type ApiErrorDetails = {
  message: string;
  status: number;
  code: string | null;
  requestId: string | null;
  retryAfterSeconds: number | null;
};

function textField(body: unknown, field: string): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Reads a non-OK answer into an error. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const body = isJson(response) ? parseOrNull(text) : null;
  const fallback = body === null && !isJson(response) && text.trim() !== '' ? text : response.statusText;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(textField(body, 'message') ?? textField(body, 'error') ?? fallback, {
    status: response.status,
    code: textField(body, 'error'),
    requestId: textField(body, 'requestId') ?? response.headers.get('x-request-id'),
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}

export function isJson(response: Response): boolean {
  return /[/+]json\b/i.test(response.headers.get('content-type') ?? '');
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The sentence for any failure: the server's, or a plain one when the network did not answer. */
export function sentenceFor(error: unknown): string {
  if (error instanceof ApiError && error.message !== '') return error.message;
  return 'Não deu pra falar com o servidor. Confira a internet e tente de novo.';
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}

/** The server did not answer: not a refusal, and not a reader who left. */
export function isUnreachable(error: unknown, signal?: AbortSignal): boolean {
  return !(error instanceof ApiError) && signal?.aborted !== true;
}
