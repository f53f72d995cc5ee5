/**
 * What turns one drawing into the next, found beside the page. A portrait is five hundred parts; one choice changes some
 * colours or a few lines, and reading all of it again takes the page longer than drawing it takes the worker.
 */

/** One element of a drawing, as it stands in its text. */
type Part = { tag: string; attributes: string; from: number; to: number; parts: Part[] };
/** A drawing whose text was read. */
export type ReadDrawing = { svg: string; root: Part };
type Texts = { before: string; after: string };

/** What changes in an element. Children are counted as they stand before anything of this element changed. */
export type Difference = {
  /** Attributes by name; null is one that goes. */
  attributes: [name: string, value: string | null][];
  children: [index: number, difference: Difference][];
  /** Children from `from` up to `to` go, and `markup` takes their place; null when none do. */
  replaced: { from: number; to: number; markup: string } | null;
};

/** Reads what the portrait code writes: elements and attributes, no text, and no bracket inside a value. */
export function readDrawing(svg: string): ReadDrawing {
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

function differentAttributes(before: string, after: string): Difference['attributes'] {
  if (before === after) return [];
  const had = attributesOf(before);
  const now = attributesOf(after);
  const set = [...now].filter(([name, value]) => had.get(name) !== value);
  const gone = [...had.keys()].filter((name) => !now.has(name));
  return [...set, ...gone.map((name): [string, null] => [name, null])];
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

function isEmpty({ attributes, children, replaced }: Difference): boolean {
  return attributes.length === 0 && children.length === 0 && replaced === null;
}

function compareParts(before: Part, after: Part, texts: Texts): Difference {
  const isSame = (one: Part, other: Part): boolean =>
    one.to - one.from === other.to - other.from &&
    texts.before.slice(one.from, one.to) === texts.after.slice(other.from, other.to);
  const isSameTag = (one: Part, other: Part): boolean => one.tag === other.tag;
  const first = countAlike(before.parts, after.parts, [isSame, false]);
  const last = countAlike(before.parts.slice(first), after.parts.slice(first), [isSame, true]);
  const old = before.parts.slice(first, before.parts.length - last);
  const now = after.parts.slice(first, after.parts.length - last);
  const kept = countAlike(old, now, [isSameTag, false]);
  const keptLast = countAlike(old.slice(kept), now.slice(kept), [isSameTag, true]);
  const pairs = [
    ...Array.from({ length: kept }, (_, index) => [index, index] as const),
    ...Array.from({ length: keptLast }, (_, index) => [old.length - 1 - index, now.length - 1 - index] as const),
  ];
  const children = pairs.flatMap(([was, is]): Difference['children'] => {
    const [one, other] = [old[was], now[is]];
    if (one === undefined || other === undefined) return [];
    const difference = compareParts(one, other, texts);
    return isEmpty(difference) ? [] : [[first + was, difference]];
  });
  const added = now.slice(kept, now.length - keptLast);
  const markup = added.map((part) => texts.after.slice(part.from, part.to)).join('');
  const [from, to] = [first + kept, first + old.length - keptLast];
  return {
    attributes: differentAttributes(before.attributes, after.attributes),
    children,
    replaced: from === to && markup === '' ? null : { from, to, markup },
  };
}

/** What turns the outermost element of `before` into that of `after`; null where one of them has none. */
export function compareDrawings(before: ReadDrawing, after: ReadDrawing): Difference | null {
  const [one, other] = [before.root.parts[0], after.root.parts[0]];
  if (one === undefined || other === undefined) return null;
  return compareParts(one, other, { before: before.svg, after: after.svg });
}
