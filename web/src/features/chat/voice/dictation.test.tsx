import '../../../testing/console-guard.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer } from '../../../testing/answers.ts';
import { stubDialogs } from '../../../testing/dialogs.ts';
import { drawPage, stubServer } from '../../../testing/page.tsx';
import { draftOf } from '../draft.ts';
import { Dictation } from './dictation.tsx';

/** The browser's recognition, told what to hear. */
class FakeRecognition extends EventTarget {
  static last: FakeRecognition | undefined;
  static available: (() => Promise<string>) | undefined;
  lang = '';
  continuous = false;
  interimResults = false;
  start = vi.fn(() => this.tell('audiostart'));
  stop = vi.fn(() => this.tell('end'));
  abort = vi.fn();
  constructor() {
    super();
    FakeRecognition.last = this;
  }
  tell(type: string, details: object = {}): void {
    act(() => void this.dispatchEvent(Object.assign(new Event(type), details)));
  }
  hear(...phrases: string[]): void {
    this.tell('result', { results: phrases.map((transcript) => [{ transcript }]) });
  }
  fail(error: string): void {
    this.tell('error', { error });
    this.tell('end');
  }
}

class FakeRecorder extends EventTarget {
  state = 'inactive';
  mimeType = 'audio/webm';
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['fala']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

const closeTrack = vi.fn();

function stubRecorder(ask: () => Promise<unknown> = async () => ({ getTracks: () => [{ stop: closeTrack }] })): void {
  const mediaDevices = { getUserMedia: vi.fn(ask) };
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      mediaDevices: { value: mediaDevices },
      onLine: { value: true },
      userAgent: { value: 'x' },
    }),
  );
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal(
    'AudioContext',
    class {
      createAnalyser = () => ({ fftSize: 4, getByteTimeDomainData: (samples: Uint8Array) => samples.fill(160) });
      createMediaStreamSource = () => ({ connect: () => undefined });
      close = () => Promise.resolve();
    },
  );
}

type Place = { isWrittenHere: boolean; provider: { host: string; consent: string } | null };

async function draw(place: Place, routes: Record<string, () => unknown> = {}) {
  const server = stubServer({ 'GET /api/dictation': () => place, ...routes });
  const draft = draftOf('c1');
  const drawn = await drawPage(() => <Dictation draft={draft} />);
  const calls = (method: string) => server.mock.calls.filter(([, init]) => init?.method === method);
  return { ...drawn, draft, calls };
}

const IN_BROWSER: Place = { isWrittenHere: false, provider: null };
const HERE: Place = { isWrittenHere: true, provider: null };
const button = () => screen.findByRole('button', { name: 'Ditado por voz' });
const status = () => screen.getByRole('status').textContent;
const isOn = async () => (await button()).getAttribute('aria-pressed') === 'true';

beforeEach(() => {
  localStorage.clear();
  stubDialogs();
  closeTrack.mockClear();
  FakeRecognition.last = undefined;
  FakeRecognition.available = undefined;
  vi.stubGlobal('SpeechRecognition', FakeRecognition);
});
afterEach(() => vi.useRealTimers());

describe('a microphone that cannot be heard through', () => {
  it.each([
    ['no recorder can be made of it', 'constructor'],
    ['the recorder does not start', 'start'],
  ])('is let go of, and it says so, where %s', async (_name, place) => {
    stubRecorder();
    const fail = (): never => {
      throw new DOMException('no codec', 'NotSupportedError');
    };
    class Broken extends FakeRecorder {
      constructor() {
        super();
        if (place === 'constructor') fail();
      }
      override start(): void {
        fail();
      }
    }
    vi.stubGlobal('MediaRecorder', Broken);
    await draw(HERE);
    fireEvent.click(await button());
    await waitFor(() => expect(status()).toMatch(/A gravação não começou/u));
    expect(closeTrack).toHaveBeenCalledTimes(1);
    expect(await isOn()).toBe(false);
  });

  it('is let go of where its sound cannot be followed', async () => {
    stubRecorder();
    vi.stubGlobal(
      'AudioContext',
      class {
        constructor() {
          throw new DOMException('too many', 'NotSupportedError');
        }
      },
    );
    await draw(HERE);
    fireEvent.click(await button());
    await waitFor(() => expect(closeTrack).toHaveBeenCalledTimes(1));
    expect(await isOn()).toBe(false);
  });

  it('is not waited for where the browser’s recognition does not start', async () => {
    localStorage.setItem('dictation:browser', 'yes');
    class Refusing extends FakeRecognition {
      override start = vi.fn(() => {
        throw new DOMException('already started', 'InvalidStateError');
      });
    }
    vi.stubGlobal('SpeechRecognition', Refusing);
    await draw(IN_BROWSER);
    fireEvent.click(await button());
    expect(status()).toMatch(/O ditado do navegador não respondeu/u);
    expect(await isOn()).toBe(false);
  });
});

describe('dictating with the browser', () => {
  async function begin(text = '') {
    localStorage.setItem('dictation:browser', 'yes');
    const drawn = await draw(IN_BROWSER);
    drawn.draft.write(text);
    fireEvent.click(await button());
    return { ...drawn, recognition: FakeRecognition.last as FakeRecognition };
  }

  it('says once who will hear, and hears nothing before a yes', async () => {
    const { unmount } = await draw(IN_BROWSER);
    fireEvent.click(await button());
    expect(screen.getByRole('dialog', { name: 'Ditar com o navegador?' }).textContent).toMatch(/pode mandar o som/u);
    fireEvent.click(screen.getByRole('button', { name: 'Agora não' }));
    expect(FakeRecognition.last).toBeUndefined();
    fireEvent.click(await button());
    fireEvent.click(screen.getByRole('button', { name: 'Usar' }));
    expect(FakeRecognition.last).toMatchObject({ lang: 'pt-BR', interimResults: true });
    unmount();
    await draw(IN_BROWSER);
    FakeRecognition.last = undefined;
    fireEvent.click(await button());
    expect(FakeRecognition.last).toBeDefined();
  });

  it('writes words while they are said, after what stood there, and ends with a press; nothing is sent', async () => {
    const { draft, recognition, calls } = await begin('Boa noite,');
    expect(await isOn()).toBe(true);
    expect(status()).toMatch(/^Ouvindo/u);
    recognition.hear('hoje eu');
    expect(draft.read()).toBe('Boa noite, hoje eu');
    recognition.hear('hoje eu fui', 'à praia');
    fireEvent.click(await button());
    expect(draft.read()).toBe('Boa noite, hoje eu fui à praia');
    expect(await isOn()).toBe(false);
    expect(status()).toBe('Pronto. Confira o texto antes de enviar.');
    expect(calls('POST')).toEqual([]);
  });

  it('gives back what stood there with Escape, which nothing else hears', async () => {
    const { draft, recognition } = await begin('Boa noite');
    recognition.hear('amor');
    const heard = vi.fn();
    addEventListener('keydown', heard);
    fireEvent.keyDown(await button(), { key: 'Escape' });
    removeEventListener('keydown', heard);
    expect([draft.read(), heard.mock.calls.length]).toEqual(['Boa noite', 0]);
    expect(recognition.abort).toHaveBeenCalled();
    expect(await isOn()).toBe(false);
  });

  it('lets go of the microphone when the conversation is left, and keeps the words', async () => {
    const { draft, recognition, unmount } = await begin();
    recognition.hear('fica');
    unmount();
    expect(recognition.abort).toHaveBeenCalled();
    expect(draft.read()).toBe('Fica');
  });

  it('gives way to whoever types', async () => {
    const { draft, recognition } = await begin();
    recognition.hear('hoje');
    act(() => draft.write('Hoje não'));
    expect(recognition.abort).toHaveBeenCalled();
    expect([draft.read(), await isOn()]).toEqual(['Hoje não', false]);
  });

  it.each([
    ['not-allowed', /não deixou usar o microfone/u],
    ['audio-capture', /Nenhum microfone por aqui/u],
    ['no-speech', /Nenhuma palavra chegou aqui/u],
    ['network', /não respondeu/u],
  ])('says what happened after %s, and can be dismissed', async (error, sentence) => {
    const { recognition } = await begin();
    recognition.fail(error);
    expect(status()).toMatch(sentence);
    fireEvent.click(screen.getByRole('button', { name: 'Fechar o aviso' }));
    expect(status()).toBe('');
  });

  it('does not try without a connection', async () => {
    localStorage.setItem('dictation:browser', 'yes');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await draw(IN_BROWSER);
    fireEvent.click(await button());
    expect(status()).toMatch(/Sem conexão/u);
    expect(FakeRecognition.last).toBeUndefined();
  });

  it('is held to talk, with a pointer or a key; a short press goes on', async () => {
    localStorage.setItem('dictation:browser', 'yes');
    await draw(IN_BROWSER);
    const microphone = await button();
    const now = vi.spyOn(performance, 'now');
    for (const [down, up] of [
      [() => fireEvent.pointerDown(microphone, { button: 0 }), () => fireEvent.pointerUp(microphone)],
      [() => fireEvent.keyDown(microphone, { key: ' ' }), () => fireEvent.keyUp(microphone, { key: ' ' })],
      [() => fireEvent.keyDown(microphone, { key: 'Enter' }), () => fireEvent.keyUp(microphone, { key: 'Enter' })],
    ] as const) {
      now.mockReturnValue(1_000);
      down();
      expect(await isOn()).toBe(true);
      now.mockReturnValue(1_900);
      up();
      expect(await isOn()).toBe(false);
      now.mockReturnValue(3_000);
      down();
      now.mockReturnValue(3_100);
      up();
      expect(await isOn()).toBe(true);
      down();
      up();
      expect(await isOn()).toBe(false);
    }
    now.mockRestore();
  });
});

describe('dictating where the installation writes it down', () => {
  it('is preferred to the browser, records until a second press, and writes what came back', async () => {
    stubRecorder();
    const { draft, calls } = await draw(HERE, { 'POST /api/dictation': () => ({ text: 'cheguei em casa' }) });
    fireEvent.click(await button());
    await waitFor(() => expect(status()).toMatch(/^Ouvindo/u));
    expect(FakeRecognition.last).toBeUndefined();
    fireEvent.click(await button());
    await waitFor(() => expect(draft.read()).toBe('Cheguei em casa'));
    expect(closeTrack).toHaveBeenCalled();
    const [[, sent] = []] = calls('POST');
    expect(sent?.body instanceof FormData && sent.body.get('recording')).toBeInstanceOf(Blob);
    expect(status()).toBe('Pronto. Confira o texto antes de enviar.');
  });

  it('tries again with what was said already', async () => {
    stubRecorder();
    const answers = [errorAnswer(502, 'chat.transcription-failed', 'Não deu pra escrever.'), { text: 'cheguei' }];
    const { draft } = await draw(HERE, { 'POST /api/dictation': () => answers.shift() });
    fireEvent.click(await button());
    await waitFor(() => expect(status()).toMatch(/^Ouvindo/u));
    fireEvent.click(await button());
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(draft.read()).toBe('Cheguei'));
  });

  it('sends nothing after Escape, and says when nothing was heard', async () => {
    stubRecorder();
    const { calls } = await draw(HERE, { 'POST /api/dictation': () => ({ text: '' }) });
    fireEvent.click(await button());
    await waitFor(() => expect(status()).toMatch(/^Ouvindo/u));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(closeTrack).toHaveBeenCalled());
    expect([calls('POST').length, await isOn()]).toEqual([0, false]);
    fireEvent.click(await button());
    await waitFor(() => expect(status()).toMatch(/^Ouvindo/u));
    fireEvent.click(await button());
    await waitFor(() => expect(status()).toMatch(/Nenhuma palavra/u));
  });

  it('says so when the microphone may not be used', async () => {
    stubRecorder(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    await draw(HERE);
    fireEvent.click(await button());
    await waitFor(() => expect(status()).toMatch(/não deixou/u));
  });

  it('0015: asks before a recording leaves, and a yes is kept by the server', async () => {
    stubRecorder();
    const provider = { host: 'voz.example.com', consent: 'unasked' };
    const { calls } = await draw(
      { isWrittenHere: true, provider },
      { 'PUT /api/transcription-consent': () => new Response(null, { status: 204 }) },
    );
    fireEvent.click(await button());
    expect(screen.getByRole('dialog').textContent).toContain('voz.example.com');
    fireEvent.click(screen.getByRole('button', { name: 'Usar' }));
    await waitFor(() => expect(status()).toMatch(/^Ouvindo/u));
    expect(calls('PUT').map(([, init]) => JSON.parse(String(init?.body)))).toEqual([
      { isGranted: true, provider: 'voz.example.com' },
    ]);
  });
});

describe('dictating with a device that recognises Portuguese by itself', () => {
  it('comes first and needs no question: nothing leaves', async () => {
    FakeRecognition.available = async () => 'available';
    stubRecorder();
    await draw(HERE);
    fireEvent.click(await button());
    expect(FakeRecognition.last).toMatchObject({ lang: 'pt-BR', processLocally: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([async () => 'downloadable', () => Promise.reject(new Error('no'))])('is not assumed', async (available) => {
    FakeRecognition.available = available;
    await draw(IN_BROWSER);
    fireEvent.click(await button());
    expect(FakeRecognition.last).toBeUndefined();
    expect(screen.getByRole('dialog', { name: 'Ditar com o navegador?' })).toBeTruthy();
  });
});

it('there is no microphone where nobody can write down what is said', async () => {
  vi.stubGlobal('SpeechRecognition', undefined);
  const { client } = await draw(IN_BROWSER);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByRole('button')).toBeNull();
});
