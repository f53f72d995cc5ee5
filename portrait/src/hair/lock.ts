import { at, band, clamp, curve, lerp, type Point, px, resample, smoothRamp } from '../geometry.ts';
import { line, opacity, path, repeat } from '../svg.ts';
import type { HairRoom } from './hair-room.ts';

/** How a lock is combed. */
export type LockOptions = {
  /** strands over the whole lock */
  readonly strands?: number;
  /** overlapping sub-locks */
  readonly split?: number;
  /** how far each sub-lock narrows to its tip, 0…1 */
  readonly taper?: number;
  /** waves per 100 units of length; straight when left out */
  readonly waves?: number;
  readonly amplitude?: number;
  readonly phase?: number;
  /** canvas y where waves and taper set in */
  readonly from?: number;
  /** false when it hangs behind and shades nothing */
  readonly castsShadow?: boolean;
};

/** Inner edge (hairline, face, tip) and outer edge (silhouette) on the canvas. */
export type LockGuides = readonly [inner: readonly Point[], outer: readonly Point[]];

const STEPS = 12;

type Lock = Required<Omit<LockOptions, 'castsShadow'>> & {
  readonly inner: readonly Point[];
  readonly outer: readonly Point[];
};

type SubLock = { readonly start: number; readonly end: number; readonly phase: number };

function combed([inner, outer]: LockGuides, options: LockOptions): Lock {
  return {
    strands: options.strands ?? 9,
    split: options.split ?? 1,
    taper: options.taper ?? 0.86,
    waves: options.waves ?? 0,
    amplitude: options.amplitude ?? 8,
    phase: options.phase ?? 0,
    from: options.from ?? 330,
    inner: resample(inner, STEPS),
    outer: resample(outer, STEPS),
  };
}

function waveAngle(lock: Lock, y: number): number {
  return ((y - lock.from) / 100) * lock.waves;
}

/** A line across the whole lock at `share` of its width, before it is split. */
function massLine(lock: Lock, share: number): Point[] {
  return lock.inner.map((inner, step) => {
    const [x, y] = lerp(inner, at(lock.outer, step), share);
    if (!lock.waves) return [x, y];
    const wave = Math.sin(waveAngle(lock, y) + lock.phase + share * 1.4);
    return [x + wave * lock.amplitude * smoothRamp(y, lock.from, 130) * 0.7, y];
  });
}

/** A line inside one sub-lock: what every strand, edge and highlight follows. */
function strandLine(lock: Lock, sub: SubLock, share: number): Point[] {
  const middle = (sub.start + sub.end) / 2;
  return lock.inner.map((inner, step) => {
    const outer = at(lock.outer, step);
    const ramp = smoothRamp(lerp(inner, outer, share)[1], lock.from, 130);
    const narrowing = Math.max(0, (step / STEPS - 0.62) / 0.38) ** 1.6;
    const tapered = lock.split > 1 ? share + (middle - share) * ramp * narrowing * lock.taper : share;
    const [x, y] = lerp(inner, outer, tapered);
    if (!lock.waves) return [x, y];
    const wave = Math.sin(waveAngle(lock, y) + sub.phase);
    return [x + wave * lock.amplitude * ramp * (1 - (step === STEPS ? 0.3 : 0)), y];
  });
}

type Strand = { readonly points: readonly Point[]; readonly colour: string; readonly width: number; alpha: number };
type Bundle = { d: string; readonly colour: string; readonly width: string; readonly alpha: string };

function thin(points: readonly Point[]): readonly Point[] {
  if (points.length < 5) return points;
  return points.filter((_, index) => index % 2 === 0 || index === points.length - 1);
}

/** Strands of one colour, width and strength share a path: that halves the size. */
function bundle(bundles: Map<string, Bundle>, { points, colour, width, alpha }: Strand): void {
  const written = { colour, width: px(Math.round(width * 1.6) / 1.6), alpha: px(alpha) };
  const key = `${colour}|${written.width}|${written.alpha}`;
  const known = bundles.get(key) ?? { ...written, d: '' };
  known.d += curve(thin(points));
  bundles.set(key, known);
}

/** One strand, its sheen and its highlight; draws from `random` in this order. */
function comb(room: HairRoom, points: readonly Point[], bundles: Map<string, Bundle>): void {
  const { random, hair, fills, params } = room;
  const first = Math.floor(random() * 2);
  const last = STEPS - Math.floor(random() * 3);
  const isDark = random() < 0.45;
  const add = (strand: Strand) => bundle(bundles, strand);
  add({
    points: points.slice(first, last + 1),
    colour: isDark ? hair.darkest : hair.light,
    width: 0.8 + random() * 1.3,
    alpha: isDark ? 0.3 : 0.36,
  });
  if (random() < 0.75) add({ points: points.slice(0, 7), colour: fills.sheen, width: 1 + random() * 2.2, alpha: 0.8 });
  if (random() < 0.45) add({ points: points.slice(5), colour: fills.lowSheen, width: 1 + random() * 1.8, alpha: 0.8 });
  if (params.highlights === 'iluminado' && random() < 0.5) {
    add({ points: points.slice(3), colour: hair.streak, width: 2 + random() * 2.4, alpha: 0.5 });
  }
}

function strandCount(room: HairRoom, lock: Lock): number {
  if (room.fine) return Math.max(2, Math.round(lock.strands / lock.split));
  return lock.split > 1 ? 1 : 4;
}

function strands(room: HairRoom, lock: Lock, sub: SubLock): string {
  const bundles = new Map<string, Bundle>();
  const count = strandCount(room, lock);
  for (let j = 0; j < count; j++) {
    const share = sub.start + ((j + 0.3 + room.random() * 0.5) / count) * (sub.end - sub.start);
    comb(room, strandLine(lock, sub, clamp(share)), bundles);
  }
  let drawn = '';
  for (const { d, colour, width, alpha } of bundles.values()) {
    drawn += line(d, [colour, Number(width)], opacity(Number(alpha)));
  }
  return drawn;
}

function edges(room: HairRoom, inner: readonly Point[], outer: readonly Point[]): string {
  const { darkest, shine } = room.hair;
  const light = inner.slice(4).map((point, index) => lerp(point, at(outer, index + 4), 0.3));
  return (
    line(curve(inner.slice(3)), [darkest, 1.8], opacity(0.42)) +
    line(curve(outer.slice(3)), [darkest, 1.8], opacity(0.42)) +
    line(curve(light), [shine, 3], opacity(0.16))
  );
}

/** A lock: the ribbon between two guides. Strands are interpolations of them, so they follow the flow. */
export function drawLock(room: HairRoom, guides: LockGuides, options: LockOptions = {}): string {
  const lock = combed(guides, options);
  const { split } = lock;
  const shade = (d: string) => {
    if (options.castsShadow !== false) room.hairShadows.push(d);
  };
  let drawn = '';
  if (split > 1) {
    const mass = band(massLine(lock, 0.02), massLine(lock, 0.98));
    drawn += path(mass, room.fills.back);
    shade(mass);
  }
  const overlap = split > 1 ? 0.34 / split : 0;
  const odd = (index: number) => index % 2;
  const order = [...Array(split).keys()].sort((one, other) => odd(one) - odd(other));
  return (
    drawn +
    repeat(split, (turn) => {
      const i = at(order, turn);
      const start = Math.max(0, i / split - overlap);
      const end = Math.min(1, (i + 1) / split + overlap);
      const sub: SubLock = { start, end, phase: lock.phase + i * 0.55 };
      const inner = strandLine(lock, sub, start);
      const outer = strandLine(lock, sub, end);
      const d = band(inner, outer);
      if (split === 1) shade(d);
      return path(d, room.fills.front) + (split > 1 ? edges(room, inner, outer) : '') + strands(room, lock, sub);
    })
  );
}
