import { createSseParser, type ServerSentEvent } from './sse-parser.ts';

/** The events of a streaming answer, as they come. Ends when the server closes; leaving the loop cancels the read. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const parser = createSseParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      yield* parser.push(decoder.decode(read.value, { stream: true }));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
