// biome-ignore lint/suspicious/noExplicitAny: tests assert on whatever came
export type ReceivedEvent = { id: number; name: string; data: any };

/** Reads the events of a stream as they come; ends when the server ends it. */
export async function* readEvents(response: Response): AsyncGenerator<ReceivedEvent> {
  if (!response.body) return;
  let buffer = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    buffer += chunk;
    const blocks = buffer.split('\n\n');
    buffer = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseBlock(block);
      if (event) yield event;
    }
  }
}

export async function readAllEvents(response: Response): Promise<ReceivedEvent[]> {
  const events: ReceivedEvent[] = [];
  for await (const event of readEvents(response)) events.push(event);
  return events;
}

function parseBlock(block: string): ReceivedEvent | undefined {
  const fields = Object.fromEntries(
    block.split('\n').flatMap((line) => {
      const match = /^(\w+): (.*)$/u.exec(line);
      return match ? [[match[1], match[2]]] : [];
    }),
  );
  return fields.data === undefined
    ? undefined
    : { id: Number(fields.id), name: String(fields.event), data: JSON.parse(fields.data) };
}
