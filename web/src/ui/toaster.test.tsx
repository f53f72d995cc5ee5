import '../testing/console-guard.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, showToast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  const left = currentToast();
  if (left !== null) act(() => dismissToast(left.id));
  vi.useRealTimers();
});

function show(title: string, kind: 'success' | 'error' | 'info' = 'info'): void {
  act(() => showToast({ kind, title }));
}

const visible = () =>
  [...document.querySelectorAll('.toast')].map((toast) => toast.querySelector('.toast-title')?.textContent);

function swipe(distancePx: number): void {
  const toast = document.querySelector('.toast');
  if (!(toast instanceof HTMLElement)) throw new Error('no toast');
  toast.setPointerCapture = () => undefined;
  toast.hasPointerCapture = () => false;
  const at = (x: number) => ({ clientX: x, clientY: 0, button: 0, pointerType: 'touch', bubbles: true });
  const send = (type: string, x: number) => {
    act(() => {
      toast.dispatchEvent(Object.assign(new MouseEvent(type, at(x)), { pointerType: 'touch', pointerId: 1 }));
    });
  };
  send('pointerdown', 0);
  send('pointermove', 10);
  send('pointermove', distancePx);
  send('pointerup', distancePx);
}

describe('the generic toast', () => {
  it('spec §4: "Only one generic toast is visible at once"', () => {
    render(<Toaster />);
    show('Primeiro');
    show('Segundo');
    expect(visible()).toEqual(['Segundo']);
  });

  it('spec §4: "default duration 5000 ms"', () => {
    render(<Toaster />);
    show('Oi');
    act(() => vi.advanceTimersByTime(4_999));
    expect(visible()).toEqual(['Oi']);
    act(() => vi.advanceTimersByTime(1));
    expect(visible()).toEqual([]);
  });

  it('spec §4: "swipe threshold 50 px"', () => {
    render(<Toaster />);
    show('Oi');
    swipe(49);
    expect(visible()).toEqual(['Oi']);
    swipe(51);
    expect(visible()).toEqual([]);
  });

  it('spec §4: "hotkey F8" moves the focus to the toasts', () => {
    render(<Toaster />);
    show('Oi');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.classList.contains('toast-viewport')).toBe(true);
  });

  it('tells the destructive one apart', () => {
    render(<Toaster />);
    show('Erro', 'error');
    expect(document.querySelector('.toast')?.getAttribute('data-kind')).toBe('error');
    fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    expect(visible()).toEqual([]);
  });
});

it('visual.md "Toast": one with an action stays 10 s, acts once and goes', () => {
  const undo = vi.fn();
  render(<Toaster />);
  act(() => showToast({ kind: 'info', title: 'Arquivada', action: { label: 'Desfazer', act: undo } }));
  act(() => vi.advanceTimersByTime(9_900));
  expect(visible()).toEqual(['Arquivada']);
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(visible()).toEqual([]);
});
