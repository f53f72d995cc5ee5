import '../../../testing/console-guard.ts';
import { make, OPTIONS, type PortraitParams, portrait, surprise } from '@cafune/portrait';
import { describe, expect, it } from 'vitest';
import { putDrawing } from './drawing-patch.ts';

const SIZE = 'width="100%" height="100%" preserveAspectRatio="xMidYMin slice"';

/** The same drawing, read as a whole: attributes in any order. */
function readWhole(svg: string): Element {
  const host = document.createElement('div');
  host.innerHTML = svg.replace(' role="img"', ` role="img" ${SIZE}`);
  return host.firstElementChild as Element;
}

function shownIn(host: HTMLElement): Element {
  return host.shadowRoot?.firstElementChild as Element;
}

const draw = (params: PortraitParams, detail: 'full' | 'thumb' = 'full') => portrait(params, { id: 'r1', detail });

describe('a drawing that becomes the next', () => {
  it('is what the next one is, after any choice', () => {
    const host = document.createElement('div');
    let params = surprise(7);
    const keys = Object.keys(OPTIONS) as (keyof typeof OPTIONS)[];
    for (let turn = 0; turn < 120; turn += 1) {
      const key = keys[turn % keys.length] ?? 'hair';
      const values = OPTIONS[key];
      params = make({ ...params, [key]: values[(turn * 5) % values.length] });
      putDrawing(host, draw(params));
      expect(shownIn(host).isEqualNode(readWhole(draw(params))), `${key} ${turn}`).toBe(true);
    }
  });

  it('is what the next one is, from face to face', () => {
    const host = document.createElement('div');
    for (let turn = 0; turn < 40; turn += 1) {
      const svg = draw(surprise(turn * 2_654_435), turn % 3 === 0 ? 'thumb' : 'full');
      putDrawing(host, svg);
      expect(shownIn(host).isEqualNode(readWhole(svg)), String(turn)).toBe(true);
    }
  });

  it('keeps every part that the choice does not show in', () => {
    const host = document.createElement('div');
    const before = surprise(11);
    putDrawing(host, draw(before));
    const parts = [...shownIn(host).querySelectorAll('path')];
    const next = OPTIONS.eyeColor.find((colour) => colour !== before.eyeColor);
    putDrawing(host, draw(make({ ...before, eyeColor: next })));
    const now = [...shownIn(host).querySelectorAll('path')];
    expect(now.length).toBe(parts.length);
    expect(now.every((part, index) => part === parts[index])).toBe(true);
  });
});
