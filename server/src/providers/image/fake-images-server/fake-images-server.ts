/** An images server that does as it is told. For tests; it is never wired into the product. */
import { type FakeFailure, readJson, startFakeEndpoint } from '../../openai/fake-endpoint/fake-endpoint.ts';

type FakePicture =
  | { kind: 'image'; bytes: Buffer }
  /** An answer of another form. */
  | { kind: 'body'; body: unknown };
export type FakeImage = FakePicture | FakeFailure;
export type FakeImagesServer = Awaited<ReturnType<typeof startFakeImagesServer>>;

export function startFakeImagesServer() {
  return startFakeEndpoint<FakePicture, Record<string, unknown>>({
    contentType: 'application/json',
    first: { kind: 'hang' },
    read: readJson,
    write: (answer) =>
      JSON.stringify(
        answer.kind === 'body' ? answer.body : { created: 1, data: [{ b64_json: answer.bytes.toString('base64') }] },
      ),
    beginning: '{"created": 1,',
  });
}
