/** A transcription server that does as it is told. For tests; it is never wired into the product. */
import { type FakeFailure, startFakeEndpoint } from '../../openai/fake-endpoint/fake-endpoint.ts';

type FakeWords = { kind: 'text'; text: unknown };
export type FakeTranscription = FakeWords | FakeFailure;
export type FakeTranscriptionServer = Awaited<ReturnType<typeof startFakeTranscriptionServer>>;

/** A form as it was sent: its fields, and the file's name, type and bytes. */
type SentForm = { fields: Record<string, string>; file: { name: string; type: string; bytes: Buffer } | null };

async function readForm(body: Buffer, contentType: string): Promise<SentForm> {
  const form = await new Response(Uint8Array.from(body), { headers: { 'content-type': contentType } }).formData();
  const sent: SentForm = { fields: {}, file: null };
  for (const [name, value] of form) {
    if (typeof value === 'string') sent.fields[name] = value;
    else sent.file = { name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) };
  }
  return sent;
}

export function startFakeTranscriptionServer() {
  return startFakeEndpoint<FakeWords, SentForm>({
    contentType: 'application/json',
    first: { kind: 'text', text: 'Oi, tudo bem?' },
    read: (body, request) => readForm(body, request.headers['content-type'] ?? ''),
    write: ({ text }) => JSON.stringify({ text }),
    beginning: '{"text": ',
  });
}
