import '../../testing/console-guard.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';

afterEach(() => {
  for (const name of ['sabor', 'sab']) removeCookie(name);
  vi.useRealTimers();
});

describe('cookies of the interface', () => {
  it('are read as they were written, whatever is in them', () => {
    writeCookie('sabor', 'maracujá; doce=1', 60);
    expect(readCookie('sabor')).toBe('maracujá; doce=1');
    expect(readCookie('sab')).toBeNull();
    removeCookie('sabor');
    expect(readCookie('sabor')).toBeNull();
  });

  it('end by themselves', () => {
    vi.useFakeTimers();
    writeCookie('sabor', 'caju', 60);
    vi.setSystemTime(Date.now() + 59_000);
    expect(readCookie('sabor')).toBe('caju');
    vi.setSystemTime(Date.now() + 2_000);
    expect(readCookie('sabor')).toBeNull();
  });

  it('survive somebody else writing what cannot be decoded', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: written as another program would
    document.cookie = 'sab=%E0%A4%A';
    expect(readCookie('sab')).toBe('%E0%A4%A');
  });
});
