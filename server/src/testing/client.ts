/** What a test reads of an answer. `body` is parsed JSON, or text, or undefined. */
// biome-ignore lint/suspicious/noExplicitAny: tests assert on whatever came
export type TestAnswer = { status: number; headers: Headers; body: any; text: string };

export type CallOptions = {
  body?: unknown;
  headers?: Record<string, string>;
  /** Leaves out the Origin header a browser would send. */
  isWithoutOrigin?: boolean;
  signal?: AbortSignal;
};

export type TestClient = {
  call(method: string, path: string, options?: CallOptions): Promise<TestAnswer>;
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  /** The raw response, for streams. */
  open(method: string, path: string, options?: CallOptions): Promise<Response>;
  cookies: Map<string, string>;
};

export function createClient(url: string): TestClient {
  const cookies = new Map<string, string>();
  const open: TestClient['open'] = async (method, path, options = {}) => {
    const { body, signal } = options;
    const response = await fetch(`${url}${path}`, {
      method,
      headers: requestHeaders(url, cookies, options),
      ...(body === undefined ? {} : { body: isReady(body) ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
    return response;
  };
  const call: TestClient['call'] = async (method, path, options) => {
    const response = await open(method, path, options);
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').includes('application/json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : text || undefined,
    };
  };
  return {
    call,
    open,
    cookies,
    get: (path, headers) => call('GET', path, { ...(headers ? { headers } : {}) }),
    post: (path, body, headers) =>
      call('POST', path, { ...(body === undefined ? {} : { body }), ...(headers ? { headers } : {}) }),
  };
}

/** Text and forms go as they are. */
function isReady(body: unknown): body is string | FormData {
  return typeof body === 'string' || body instanceof FormData;
}

function requestHeaders(
  url: string,
  cookies: ReadonlyMap<string, string>,
  options: CallOptions,
): Record<string, string> {
  return {
    ...(options.isWithoutOrigin ? {} : { origin: url }),
    ...(options.body === undefined || options.body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
    ...options.headers,
  };
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';');
  const name = pair.slice(0, pair.indexOf('='));
  const value = pair.slice(pair.indexOf('=') + 1);
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}
