/** A text from the URL's search, or empty: whatever else is there is not ours. */
export function textParam(value: unknown, maxLength: number): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, maxLength) : '';
}

/** The way back after signing in; left out of the URL when there is none. */
export function returnSearch(search: Record<string, unknown>): { voltar?: string } {
  const voltar = textParam(search.voltar, 200);
  return voltar === '' ? {} : { voltar };
}
