/** One server-sent event. `id` is null where the server gave none. */
export type ServerSentEvent = { event: string; data: string; id: string | null };

export type SseParser = {
  /** Takes the next piece of text, however it was cut, and gives the events it completed. */
  push: (chunk: string) => ServerSentEvent[];
};

type Draft = { event: string; data: string[]; id: string | null };

function emptyDraft(): Draft {
  return { event: 'message', data: [], id: null };
}

function readLine(draft: Draft, line: string): void {
  if (line.startsWith(':')) return;
  const colon = line.indexOf(':');
  const field = colon === -1 ? line : line.slice(0, colon);
  const rest = colon === -1 ? '' : line.slice(colon + 1);
  const value = rest.startsWith(' ') ? rest.slice(1) : rest;
  if (field === 'event') draft.event = value;
  else if (field === 'data') draft.data.push(value);
  else if (field === 'id' && !value.includes('\0')) draft.id = value;
}

/** An incremental parser of `text/event-stream`: LF, CR and CRLF, comments, several data lines. */
export function createSseParser(): SseParser {
  let buffer = '';
  let draft = emptyDraft();
  let first = true;

  function push(chunk: string): ServerSentEvent[] {
    buffer += first ? chunk.replace(/^\uFEFF/, '') : chunk;
    if (chunk !== '') first = false;
    const events: ServerSentEvent[] = [];
    // A trailing CR waits: the LF of the same break may come in the next chunk.
    for (let match = nextBreak(buffer); match !== null; match = nextBreak(buffer)) {
      const line = buffer.slice(0, match.index);
      buffer = buffer.slice(match.index + match.length);
      if (line !== '') {
        readLine(draft, line);
        continue;
      }
      if (draft.data.length > 0) events.push({ event: draft.event, data: draft.data.join('\n'), id: draft.id });
      draft = emptyDraft();
    }
    return events;
  }

  return { push };
}

function nextBreak(text: string): { index: number; length: number } | null {
  const index = text.search(/[\r\n]/);
  if (index === -1) return null;
  if (text[index] === '\n') return { index, length: 1 };
  if (index === text.length - 1) return null;
  return { index, length: text[index + 1] === '\n' ? 2 : 1 };
}
