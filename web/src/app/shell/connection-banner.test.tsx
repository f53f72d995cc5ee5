import '../../testing/console-guard.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUnsent } from '../../features/chat/unsent-count.ts';
import { ConnectionBanner } from './connection-banner.tsx';

const OFFLINE = 'Você está offline. Mensagens serão sincronizadas quando voltar online.';
let online = true;

function goTo(next: boolean): void {
  online = next;
  act(() => {
    dispatchEvent(new Event(next ? 'online' : 'offline'));
  });
}

beforeEach(() => {
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  setUnsent(new Map());
});

describe('the banner about the connection', () => {
  it('spec §4: "Going offline shows the offline banner.", dismissible, and again at the next fall', () => {
    render(<ConnectionBanner />);
    expect(screen.queryByRole('status')).toBeNull();
    goTo(false);
    expect(screen.getByRole('status').textContent).toBe(OFFLINE);
    fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    expect(screen.queryByText(OFFLINE)).toBeNull();
    goTo(true);
    goTo(false);
    expect(screen.getByText(OFFLINE)).toBeDefined();
  });

  it('spec §9: "reconnect banner 3 s"', () => {
    render(<ConnectionBanner />);
    goTo(false);
    goTo(true);
    expect(screen.getByRole('status').textContent).toBe('Conectado novamente!');
    act(() => vi.advanceTimersByTime(2_999));
    expect(screen.getByText('Conectado novamente!')).toBeDefined();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([1, 2])('spec §2: "with "Sincronizando N mensagem(ns)" when messages are pending": %i', (pending) => {
    render(<ConnectionBanner />);
    setUnsent(new Map([['c1', pending]]));
    goTo(false);
    goTo(true);
    expect(screen.getByRole('status').textContent).toBe(`Conectado novamente! Sincronizando ${pending} mensagem(ns)`);
  });
});
