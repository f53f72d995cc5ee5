/** A text from the URL's search, or empty: whatever else is there is not ours. */
export function textParam(value: unknown, maxLength: number): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, maxLength) : '';
}

/** The way back after signing in; left out of the URL when there is none. */
export function returnSearch(search: Record<string, unknown>): { voltar?: string } {
  const voltar = textParam(search.voltar, 200);
  return voltar === '' ? {} : { voltar };
}

/** What the address of a catalogue page holds; empty values are left out of it. */
export type CatalogueSearch = { q?: string; tag?: string };

export function searchOf({ q, tag }: { q: string; tag: string }): CatalogueSearch {
  return { ...(q === '' ? {} : { q }), ...(tag === '' ? {} : { tag }) };
}

/** Reads the search of a catalogue page from the URL. */
export function catalogueSearch(search: Record<string, unknown>): CatalogueSearch {
  return searchOf({ q: textParam(search.q, 80), tag: textParam(search.tag, 40) });
}
