/**
 * Puts drawings into the page, and turns one into the next by touching only what differs. A portrait is five hundred
 * parts; one choice changes some colours or a few lines, and reading all of it again takes longer than drawing it.
 */

/** One element of a drawing, as it stands in its text. */
type Part = { tag: string; attributes: string; from: number; to: number; parts: Part[] };
type Read = { svg: string; root: Part };
type Change = { before: string; after: string };

const shown = new WeakMap<ShadowRoot, Read>();

/** Reads what the portrait code writes: elements and attributes, no text, and no bracket inside a value. */
function readDrawing(svg: string): Read {
  const root: Part = { tag: '', attributes: '', from: 0, to: svg.length, parts: [] };
  const open = [root];
  for (let from = svg.indexOf('<'); from !== -1; from = svg.indexOf('<', from + 1)) {
    const end = svg.indexOf('>', from);
    if (svg[from + 1] === '/') {
      const closed = open.pop();
      if (closed !== undefined) closed.to = end + 1;
      continue;
    }
    const isWhole = svg[end - 1] === '/';
    const words = svg.slice(from + 1, isWhole ? end - 1 : end);
    const gap = words.indexOf(' ');
    const tag = gap === -1 ? words : words.slice(0, gap);
    const part: Part = { tag, attributes: words.slice(tag.length), from, to: end + 1, parts: [] };
    open.at(-1)?.parts.push(part);
    if (!isWhole) open.push(part);
  }
  return { svg, root };
}

function attributesOf(text: string): Map<string, string> {
  return new Map([...text.matchAll(/([\w:-]+)="([^"]*)"/gu)].map(([, name = '', value = '']) => [name, value]));
}

function patchAttributes(element: Element, before: string, after: string): void {
  if (before === after) return;
  const had = attributesOf(before);
  for (const [name, value] of attributesOf(after)) {
    if (had.get(name) !== value) element.setAttribute(name, value);
    had.delete(name);
  }
  for (const name of had.keys()) element.removeAttribute(name);
}

/** How many parts at the beginning, or at the end, are alike. */
function countAlike(before: readonly Part[], after: readonly Part[], [isAlike, fromEnd]: Comparison): number {
  const most = Math.min(before.length, after.length);
  for (let count = 0; count < most; count += 1) {
    const [one, other] = fromEnd ? [before.at(-1 - count), after.at(-1 - count)] : [before[count], after[count]];
    if (one === undefined || other === undefined || !isAlike(one, other)) return count;
  }
  return most;
}
type Comparison = readonly [isAlike: (one: Part, other: Part) => boolean, fromEnd: boolean];

function patchParts(element: Element, [before, after]: readonly [Part, Part], change: Change): void {
  const isSame = (one: Part, other: Part): boolean =>
    one.to - one.from === other.to - other.from &&
    change.before.slice(one.from, one.to) === change.after.slice(other.from, other.to);
  const isSameTag = (one: Part, other: Part): boolean => one.tag === other.tag;
  const first = countAlike(before.parts, after.parts, [isSame, false]);
  const last = countAlike(before.parts.slice(first), after.parts.slice(first), [isSame, true]);
  const old = before.parts.slice(first, before.parts.length - last);
  const now = after.parts.slice(first, after.parts.length - last);
  const kept = countAlike(old, now, [isSameTag, false]);
  const keptLast = countAlike(old.slice(kept), now.slice(kept), [isSameTag, true]);
  const children = [...element.children].slice(first, first + old.length);
  const pair = (was: number, is: number): void => {
    const [child, one, other] = [children[was], old[was], now[is]];
    if (child !== undefined && one !== undefined && other !== undefined) patch(child, [one, other], change);
  };
  for (let index = 0; index < kept; index += 1) pair(index, index);
  for (let index = 1; index <= keptLast; index += 1) pair(old.length - index, now.length - index);
  for (const child of children.slice(kept, old.length - keptLast)) child.remove();
  const added = now.slice(kept, now.length - keptLast);
  const text = added.map((part) => change.after.slice(part.from, part.to)).join('');
  if (text === '') return;
  const next = element.children[first + kept];
  if (next === undefined) element.insertAdjacentHTML('beforeend', text);
  else next.insertAdjacentHTML('beforebegin', text);
}

function patch(element: Element, parts: readonly [Part, Part], change: Change): void {
  patchAttributes(element, parts[0].attributes, parts[1].attributes);
  patchParts(element, parts, change);
}

/**
 * Shows a drawing of the portrait code (without a title, whose letters may be escaped); it fills its box from the top. In a
 * shadow root none of the page's rules are matched against its parts, which halves the time until it is seen.
 */
export function putDrawing(host: HTMLElement, svg: string): void {
  const place = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const before = shown.get(place);
  if (before?.svg === svg) return;
  const after = readDrawing(svg);
  shown.set(place, after);
  const [one, other] = [before?.root.parts[0], after.root.parts[0]];
  const drawing = place.firstElementChild;
  if (before !== undefined && drawing !== null && one !== undefined && other !== undefined) {
    patch(drawing, [one, other], { before: before.svg, after: svg });
    return;
  }
  place.innerHTML = svg;
  for (const side of ['width', 'height']) place.firstElementChild?.setAttribute(side, '100%');
  place.firstElementChild?.setAttribute('preserveAspectRatio', 'xMidYMin slice');
}
