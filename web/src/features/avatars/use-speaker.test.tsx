import '../../testing/console-guard.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSpeaker } from './use-speaker.ts';

const VOICE = { timbre: 'media', rate: 1, pitch: 1 } as const;

/** An element that plays when it is told to end. */
class SilentAudio extends EventTarget {
  static last: SilentAudio | undefined;
  isPaused = true;
  constructor() {
    super();
    SilentAudio.last = this;
  }
  async play(): Promise<void> {
    this.isPaused = false;
  }
  pause(): void {
    this.isPaused = true;
  }
}

const asked: { path: string; body: { text: string } | undefined }[] = [];
function setUp({ canSpeak = true, isPerson = true, status = 200 } = {}) {
  asked.length = 0;
  SilentAudio.last = undefined;
  vi.stubGlobal('Audio', SilentAudio);
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push({ path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    if (path === '/api/my-avatars/price') return Response.json({ coins: 0, isFirst: true, helpCoins: 10, canSpeak });
    return status === 200 ? new Response('som') : Response.json({ error: 'x', message: 'x' }, { status });
  });
  URL.createObjectURL = () => 'blob:som';
  URL.revokeObjectURL = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {children}
    </QueryClientProvider>
  );
  return renderHook(() => useSpeaker(isPerson), { wrapper }).result;
}
afterEach(() => vi.unstubAllGlobals());

it('says a line in the voice of the house, up to the length it takes, and ends with the sound', async () => {
  const speaker = setUp();
  await waitFor(() => expect(speaker.current.source).toBe('house'));
  const onEnd = vi.fn();
  speaker.current.speak('mar '.repeat(80), VOICE, { onEnd, onFailure: expect.unreachable });
  await waitFor(() => expect(SilentAudio.last?.isPaused).toBe(false));
  const [, sample] = asked;
  expect(sample).toMatchObject({ path: '/api/voice-samples', body: { voice: VOICE } });
  const text = sample?.body?.text ?? '';
  expect([text.length <= 200, text.endsWith('mar')]).toEqual([true, true]);
  expect(onEnd).not.toHaveBeenCalled();
  SilentAudio.last?.dispatchEvent(new Event('ended'));
  await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1));
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:som');
});

it('is silent at once when it is stopped, and tells nobody', async () => {
  const speaker = setUp();
  await waitFor(() => expect(speaker.current.source).toBe('house'));
  const [onEnd, onFailure] = [vi.fn(), vi.fn()];
  const stop = speaker.current.speak('Oi', VOICE, { onEnd, onFailure });
  await waitFor(() => expect(SilentAudio.last?.isPaused).toBe(false));
  stop();
  await waitFor(() => expect(SilentAudio.last?.isPaused).toBe(true));
  await waitFor(() => expect(URL.revokeObjectURL).toHaveBeenCalled());
  expect([onEnd.mock.calls, onFailure.mock.calls]).toEqual([[], []]);
});

it('says so when the house has no voice just now', async () => {
  const speaker = setUp({ status: 502 });
  await waitFor(() => expect(speaker.current.source).toBe('house'));
  const onFailure = vi.fn();
  speaker.current.speak('Oi', VOICE, { onEnd: expect.unreachable, onFailure });
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
});

it('leaves it to the browser where the house has none, and for visitors without asking', async () => {
  const speaker = setUp({ canSpeak: false });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(speaker.current.source).toBe('none');
  const visitor = setUp({ isPerson: false });
  expect([visitor.current.source, asked]).toEqual(['none', []]);
});
