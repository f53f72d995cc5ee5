/** Answers of a pretend server, for tests that stub `fetch`. */

export function jsonAnswer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8' } });
}

export function errorAnswer(status: number, error: string, message: string): Response {
  return jsonAnswer({ error, message, requestId: 'req-1' }, status);
}

/** A stream of server-sent events, each `[sequence, data]`, closed at the end. */
export function streamAnswer(events: readonly (readonly [number, { type: string }])[]): Response {
  const text = events
    .map(([seq, data]) => `event: ${data.type}\nid: ${seq}\ndata: ${JSON.stringify(data)}\n\n`)
    .join('');
  return new Response(text, { status: 200, headers: { 'content-type': 'text/event-stream' } });
}
