import '../../../testing/console-guard.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubDialogs } from '../../../testing/dialogs.ts';
import { drawPage, PERSON, stubServer } from '../../../testing/page.tsx';
import { ListenSheet } from './listen-sheet.tsx';

type Line = { text: string; onend: (() => void) | null };

/** The voice of the browser, which is looked for when the code is read. */
const browser = vi.hoisted(() => {
  const said: Line[] = [];
  const voices: { lang: string; name: string }[] = [];
  const cancel = vi.fn();
  Object.assign(globalThis, {
    SpeechSynthesisUtterance: function Utterance(this: Line, text: string) {
      this.text = text;
      this.onend = null;
    },
    speechSynthesis: Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: (line: Line) => said.push(line),
      cancel,
    }),
  });
  return { said, voices, cancel };
});

async function draw(spoken: { sentences: string[]; isSpokenHere?: boolean; priceCoins?: number }) {
  stubServer({
    'GET /api/auth/status': () => PERSON,
    'GET /api/conversations/c1/messages/m1/speech': () => ({ isSpokenHere: false, priceCoins: 0, ...spoken }),
    'GET /api/avatars/a1': () => ({ id: 'a1', voice: { timbre: 'quente', rate: 1, pitch: 1 } }),
  });
  const place = { conversationId: 'c1', messageId: 'm1', onClose: () => undefined };
  return drawPage(() => <ListenSheet avatar={{ id: 'a1', name: 'Lívia' }} {...place} />);
}

const currentSentence = () => document.querySelector('li[aria-current="true"]')?.textContent ?? null;

beforeEach(() => {
  stubDialogs();
  browser.said.length = 0;
  browser.voices.splice(0, 2, { lang: 'pt-BR', name: 'Luciana' });
});

describe('a message said aloud', () => {
  it('goes sentence by sentence, for nothing in the voice of the browser', async () => {
    await draw({ sentences: ['Que bom te ver.', 'Conta tudo?'] });
    fireEvent.click(await screen.findByRole('button', { name: 'Ouvir' }));
    await waitFor(() => expect(browser.said.map(({ text }) => text)).toEqual(['Que bom te ver.']));
    expect(currentSentence()).toBe('Que bom te ver.');
    act(() => browser.said[0]?.onend?.());
    await waitFor(() => expect(currentSentence()).toBe('Conta tudo?'));
    act(() => browser.said[1]?.onend?.());
    expect(await screen.findByRole('button', { name: 'Ouvir' })).toBeTruthy();
    expect(currentSentence()).toBeNull();
  });

  it('stops when asked, and when it is closed', async () => {
    const { unmount } = await draw({ sentences: ['Que bom te ver.', 'Conta tudo?'] });
    fireEvent.click(await screen.findByRole('button', { name: 'Ouvir' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Parar' }));
    expect(currentSentence()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ouvir' }));
    await waitFor(() => expect(browser.said).toHaveLength(2));
    browser.cancel.mockClear();
    unmount();
    expect(browser.cancel).toHaveBeenCalled();
  });

  it('costs what it says where we say it', async () => {
    await draw({ sentences: ['Que bom te ver.'], isSpokenHere: true, priceCoins: 8 });
    expect(await screen.findByRole('button', { name: 'Ouvir · 8 moedas' })).toBeTruthy();
  });

  it('says so where there is no voice, or nothing to say', async () => {
    browser.voices.length = 0;
    const { unmount } = await draw({ sentences: ['Que bom te ver.'] });
    expect(await screen.findByText(/não tem uma voz em português/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ouvir' })).toBeNull();
    unmount();
    browser.voices.push({ lang: 'pt-BR', name: 'Luciana' });
    await draw({ sentences: [] });
    expect(await screen.findByText(/só há gestos/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ouvir' })).toBeNull();
  });
});
