import '../../testing/console-guard.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { feedActOf } from './use-feed-keys.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

/** What a key would do, pressed where `html` has its `#here`. */
function actOf(
  key: string,
  { html = '', letters = true, ...init }: KeyboardEventInit & { html?: string; letters?: boolean } = {},
) {
  document.body.innerHTML = html;
  let act: unknown = 'nothing heard';
  const listen = (event: KeyboardEvent): void => {
    act = feedActOf(event, letters);
  };
  addEventListener('keydown', listen);
  const target = document.querySelector('#here') ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  removeEventListener('keydown', listen);
  return act;
}

describe('the keys of the feed', () => {
  it.each([
    ['ArrowDown', 'next'],
    ['ArrowUp', 'previous'],
    ['PageDown', 'next'],
    ['j', 'next'],
    ['K', 'previous'],
    ['l', 'like'],
    ['c', 'comment'],
    ['f', 'follow'],
    ['s', 'share'],
  ])('%s stands for %s', (key, act) => {
    expect(actOf(key)).toBe(act);
  });

  it('letters are text while somebody writes', () => {
    for (const html of ['<textarea id="here"></textarea>', '<input id="here">'])
      for (const key of ['l', 'ArrowDown']) expect(actOf(key, { html })).toBeNull();
  });

  it('visual.md §12: "Single-key shortcuts can be turned off": arrows stay', () => {
    expect(actOf('l', { letters: false })).toBeNull();
    expect(actOf('ArrowDown', { letters: false })).toBe('next');
  });

  it('the comments beside scroll by arrows of their own', () => {
    const html = '<aside class="feed-comments"><button id="here"></button></aside>';
    expect(actOf('ArrowDown', { html })).toBeNull();
    expect(actOf('j', { html })).toBe('next');
  });

  it('does nothing under a dialog or a menu, held down, or with another key', () => {
    expect(actOf('l', { html: '<dialog open></dialog>' })).toBeNull();
    expect(actOf('l', { html: '<div class="menu-panel"></div>' })).toBeNull();
    expect(actOf('ArrowDown', { repeat: true })).toBeNull();
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])
      expect(actOf('s', { [modifier]: true })).toBeNull();
  });
});
