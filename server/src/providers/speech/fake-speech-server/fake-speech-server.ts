/** A speech server that does as it is told. For tests; it is never wired into the product. */
import { type FakeFailure, readJson, startFakeEndpoint } from '../../openai/fake-endpoint/fake-endpoint.ts';

type FakeAudio = { kind: 'audio'; bytes: Buffer };
export type FakeSpeech = FakeAudio | FakeFailure;
export type FakeSpeechServer = Awaited<ReturnType<typeof startFakeSpeechServer>>;

/** The beginning of an MPEG frame. */
export const FAKE_AUDIO = Buffer.from([0xff, 0xfb, 0x90, 0x44, 0, 1, 2, 3]);

export function startFakeSpeechServer() {
  return startFakeEndpoint<FakeAudio, unknown>({
    contentType: 'audio/mpeg',
    first: { kind: 'audio', bytes: FAKE_AUDIO },
    read: readJson,
    write: ({ bytes }) => bytes,
    beginning: FAKE_AUDIO,
  });
}
