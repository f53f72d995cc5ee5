import '../../testing/console-guard.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { VoiceCheck } from './voice-check.tsx';

function stubMicrophone(ask: () => Promise<unknown>) {
  const getUserMedia = vi.fn(ask);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }));
  return getUserMedia;
}

const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Testar o microfone' })));

describe('the voice check', () => {
  it('asks for the microphone only after a click', async () => {
    const ask = stubMicrophone(() => new Promise(() => undefined));
    render(<VoiceCheck />);
    expect(ask).not.toHaveBeenCalled();
    await press();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status').textContent).toBe('Seu navegador está perguntando se pode.');
  });

  it.each([
    ['NotAllowedError', /não deixou/u],
    ['NotFoundError', /Nenhum microfone/u],
  ])('says what to do after %s', async (name, sentence) => {
    stubMicrophone(() => Promise.reject(new DOMException('', name)));
    render(<VoiceCheck />);
    await press();
    expect(screen.getByRole('status').textContent).toMatch(sentence);
    expect(screen.getByRole('button', { name: 'Testar o microfone' })).toBeDefined();
  });

  it('turns the microphone off again, and when the page is left', async () => {
    const stop = vi.fn();
    stubMicrophone(() => Promise.resolve({ getTracks: () => [{ stop }] }));
    const analyser = { fftSize: 4, getByteTimeDomainData: (samples: Uint8Array) => samples.fill(160) };
    const close = vi.fn(() => Promise.resolve());
    vi.stubGlobal(
      'AudioContext',
      class {
        createAnalyser = () => analyser;
        createMediaStreamSource = () => ({ connect: () => undefined });
        close = close;
      },
    );
    vi.stubGlobal('requestAnimationFrame', () => 1);
    const { unmount } = render(<VoiceCheck />);
    await press();
    expect(screen.getByRole('status').textContent).toMatch(/Fale alguma coisa/u);
    expect(screen.getByRole('meter', { name: 'Volume do microfone' })).toHaveProperty('value', 100);
    fireEvent.click(screen.getByRole('button', { name: 'Desligar o microfone' }));
    expect(stop).toHaveBeenCalledTimes(1);
    await press();
    unmount();
    expect(stop).toHaveBeenCalledTimes(2);
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('without a Portuguese voice, says how to get one', () => {
    render(<VoiceCheck />);
    expect(screen.getByText(/Este navegador não/u)).toBeDefined();
  });
});
