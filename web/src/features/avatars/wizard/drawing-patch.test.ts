import '../../../testing/console-guard.ts';
import { make, OPTIONS, type PortraitParams, surprise } from '@cafune/portrait';
import { describe, expect, it } from 'vitest';
import type { Drawing } from './drawing.ts';
import { putDrawing, shownIn } from './drawing-patch.ts';
import { createPortraitMaker } from './portrait-maker.ts';

const SIZE = 'width="100%" height="100%" preserveAspectRatio="xMidYMin slice"';

/** The same drawing, read as a whole: attributes in any order. */
function readWhole(svg: string): Element {
  const host = document.createElement('div');
  host.innerHTML = svg.replace(' role="img"', ` role="img" ${SIZE}`);
  return host.firstElementChild as Element;
}

function pictureIn(host: HTMLElement): Element {
  return host.shadowRoot?.firstElementChild as Element;
}

const draftOf = createPortraitMaker();
let orders = 0;
/** Has it drawn as it is for what `host` shows now. */
function draw(host: HTMLElement, params: PortraitParams, detail: 'full' | 'thumb' = 'full'): Drawing {
  orders += 1;
  return draftOf({ number: orders, id: 'r1', params, crop: 'card', detail, shown: shownIn(host) });
}

describe('a drawing that becomes the next', () => {
  it('is what the next one is, after any choice', () => {
    const host = document.createElement('div');
    let params = surprise(7);
    const keys = Object.keys(OPTIONS) as (keyof typeof OPTIONS)[];
    for (let turn = 0; turn < 120; turn += 1) {
      const key = keys[turn % keys.length] ?? 'hair';
      const values = OPTIONS[key];
      params = make({ ...params, [key]: values[(turn * 5) % values.length] });
      const drawing = draw(host, params);
      putDrawing(host, drawing);
      expect(drawing.change === null).toBe(turn === 0);
      expect(pictureIn(host).isEqualNode(readWhole(drawing.svg)), `${key} ${turn}`).toBe(true);
    }
  });

  it('is what the next one is, from face to face', () => {
    const host = document.createElement('div');
    for (let turn = 0; turn < 40; turn += 1) {
      const drawing = draw(host, surprise(turn * 2_654_435), turn % 3 === 0 ? 'thumb' : 'full');
      putDrawing(host, drawing);
      expect(pictureIn(host).isEqualNode(readWhole(drawing.svg)), String(turn)).toBe(true);
    }
  });

  it('keeps every part that the choice does not show in', () => {
    const host = document.createElement('div');
    const before = surprise(11);
    putDrawing(host, draw(host, before));
    const parts = [...pictureIn(host).querySelectorAll('path')];
    const next = OPTIONS.eyeColor.find((colour) => colour !== before.eyeColor);
    putDrawing(host, draw(host, make({ ...before, eyeColor: next })));
    const now = [...pictureIn(host).querySelectorAll('path')];
    expect(now.length).toBe(parts.length);
    expect(now.every((part, index) => part === parts[index])).toBe(true);
  });

  it('is shown whole where another came in between, or none is remembered to compare with', () => {
    const host = document.createElement('div');
    const [first, second, third] = [surprise(1), surprise(2), surprise(3)];
    putDrawing(host, draw(host, first));
    const late = draw(host, second);
    putDrawing(host, draw(host, third));
    putDrawing(host, late);
    expect(pictureIn(host).isEqualNode(readWhole(late.svg))).toBe(true);
    const elsewhere = createPortraitMaker()({
      number: 900,
      id: 'r1',
      params: first,
      crop: 'card',
      detail: 'full',
      shown: shownIn(host),
    });
    expect(elsewhere.change).toBeNull();
    putDrawing(host, elsewhere);
    expect(pictureIn(host).isEqualNode(readWhole(elsewhere.svg))).toBe(true);
  });
});
