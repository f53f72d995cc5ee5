/** What is asked of the fake and answered. Forms have keys as Stripe reads them: `line_items[0][quantity]`. */
export type Answer = { status: number; body: object };
export type Asked = { method: string; path: string; query: URLSearchParams; form: URLSearchParams };

export function refuse(status: number, message: string, more: Record<string, string> = {}): Answer {
  return { status, body: { error: { type: 'invalid_request_error', message, ...more } } };
}

export function metadataOf(form: URLSearchParams): Record<string, string> {
  const entries = [...form].map(([name, value]) => [/^metadata\[(.+)\]$/u.exec(name)?.[1], value] as const);
  return Object.fromEntries(entries.flatMap(([name, value]) => (name === undefined ? [] : [[name, value]])));
}

/** Whether a number of the form is within what Stripe takes, ends included. */
export function isBetween(form: URLSearchParams, name: string, [from, to]: readonly [number, number]): boolean {
  return Number(form.get(name)) >= from && Number(form.get(name)) <= to;
}
