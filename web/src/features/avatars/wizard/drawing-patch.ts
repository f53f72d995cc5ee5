/** Puts drawings into the page, and turns one into the next by touching only what differs. */

import type { Drawing } from './drawing.ts';
import type { Difference } from './drawing-difference.ts';

/** The number of the drawing that a place shows. */
const shown = new WeakMap<ShadowRoot, number>();

/** Which drawing stands in `host`; null while none does. */
export function shownIn(host: HTMLElement): number | null {
  return host.shadowRoot === null ? null : (shown.get(host.shadowRoot) ?? null);
}

function patch(element: Element, { attributes, children, replaced }: Difference): void {
  for (const [name, value] of attributes) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  for (const [index, difference] of children) {
    const child = element.children[index];
    if (child !== undefined) patch(child, difference);
  }
  if (replaced === null) return;
  const { from, to, markup } = replaced;
  for (let count = from; count < to; count += 1) element.children[from]?.remove();
  if (markup === '') return;
  const next = element.children[from];
  if (next === undefined) element.insertAdjacentHTML('beforeend', markup);
  else next.insertAdjacentHTML('beforebegin', markup);
}

/**
 * Shows a drawing of the portrait code (without a title, whose letters may be escaped); it fills its box from the top. In a
 * shadow root none of the page's rules are matched against its parts, which halves the time until it is seen.
 */
export function putDrawing(host: HTMLElement, { number, svg, change }: Drawing): void {
  const place = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const drawing = place.firstElementChild;
  const before = shownIn(host);
  shown.set(place, number);
  if (drawing !== null && change !== null && change.from === before) {
    patch(drawing, change.difference);
    return;
  }
  place.innerHTML = svg;
  for (const side of ['width', 'height']) place.firstElementChild?.setAttribute(side, '100%');
  place.firstElementChild?.setAttribute('preserveAspectRatio', 'xMidYMin slice');
}
