import { px } from './geometry.ts';

/** Stroke colour and width in canvas units. */
export type Pen = readonly [colour: string, width: number];

function attributes(extra: string): string {
  return extra ? ` ${extra}` : '';
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;
}

export function line(d: string, [colour, width]: Pen, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${px(width)}"${attributes(extra)}/>`;
}

/** An opacity attribute; `amount` 0…1, written with two decimals. */
export function opacity(amount: number): string {
  return `opacity="${Math.round(amount * 100) / 100}"`;
}

/** Joins what `draw` returns for 0…count−1. */
export function repeat(count: number, draw: (index: number) => string): string {
  let drawn = '';
  for (let index = 0; index < count; index++) drawn += draw(index);
  return drawn;
}

const XML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text made safe for an attribute; what XML cannot hold (control characters, half surrogates) is dropped. */
export function escapeAttribute(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => XML_ENTITIES[character] ?? '');
}
