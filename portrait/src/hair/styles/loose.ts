import { FAR_SIDE_FIRST, guide, type Side } from '../../geometry.ts';
import { path } from '../../svg.ts';
import type { HairStyle } from '../hair-room.ts';
import type { LockOptions } from '../lock.ts';
import { drawPartedLock, massOutline, massStrands, type PartedLock } from '../parted.ts';

type Loose = {
  /** half-widths of the hair behind the neck and of its strands, and where both end */
  readonly mass: readonly [width: number, strandWidth: number, bottom: number];
  readonly locks: readonly PartedLock[];
};

const LONG = { split: 5, taper: 0.62 } as const;

/** The same lock on both sides; `comb` may tell them apart. */
function both(lock: Omit<PartedLock, 'side' | 'lock'>, comb: (side: Side) => LockOptions): PartedLock[] {
  return FAR_SIDE_FIRST.map((side) => ({ ...lock, side, lock: comb(side) }));
}

const STRAIGHT: Loose = {
  mass: [150, 150, 640],
  locks: both(
    {
      part: 4,
      volume: 3,
      inner: guide('101 400, 98 480, 94 570, 92 640, 96 700'),
      outer: guide('138 400, 150 480, 164 570, 172 640, 166 690'),
    },
    () => ({ ...LONG, strands: 20 }),
  ),
};

const STRAIGHT_SIDE_PART: Loose = {
  mass: [150, 150, 600],
  locks: [
    {
      side: 1,
      part: -44,
      volume: 6,
      inner: guide('95 400, 92 480, 92 560, 96 620, 104 666'),
      outer: guide('140 400, 154 480, 168 560, 172 620, 164 656'),
      lock: { ...LONG, strands: 20 },
    },
    {
      side: -1,
      part: -44,
      volume: 2,
      inner: guide('101 400, 100 480, 98 570, 98 640, 104 696'),
      outer: guide('134 400, 144 480, 158 570, 164 640, 158 686'),
      lock: { strands: 16, split: 4, taper: 0.62 },
    },
  ],
};

const WAVES: Loose = {
  mass: [166, 160, 620],
  locks: both(
    {
      part: -8,
      volume: 6,
      inner: guide('99 400, 100 470, 102 550, 108 630, 128 688'),
      outer: guide('150 400, 170 470, 182 550, 182 626, 152 690'),
    },
    (side) => ({ strands: 20, split: 4, waves: 5.4, amplitude: 10, phase: side > 0 ? 0.4 : 2, from: 300 }),
  ),
};

const WAVES_SIDE_PART: Loose = {
  mass: [150, 146, 520],
  locks: [
    {
      side: -1,
      part: -46,
      volume: 0,
      inner: guide('99 390, 92 440, 90 500, 98 560, 118 600'),
      outer: guide('136 390, 146 440, 150 500, 146 560, 128 604'),
      lock: { strands: 14, split: 3, waves: 5, amplitude: 9, from: 320 },
    },
    {
      side: 1,
      part: -46,
      volume: 10,
      inner: guide('94 400, 88 470, 80 560, 84 640, 106 720'),
      outer: guide('156 400, 176 470, 184 560, 180 650, 136 724'),
      lock: { strands: 24, split: 5, waves: 4.6, amplitude: 12, from: 300 },
    },
  ],
};

function loose({ mass: [width, strandWidth, bottom], locks }: Loose): HairStyle {
  return (room) => {
    const mass = path(massOutline({ width, bottom }), room.fills.back);
    const back = mass + massStrands(room, { width: strandWidth, bottom });
    return { back, front: locks.map((lock) => drawPartedLock(room, lock)).join('') };
  };
}

export const straight = loose(STRAIGHT);
export const straightSidePart = loose(STRAIGHT_SIDE_PART);
export const waves = loose(WAVES);
export const wavesSidePart = loose(WAVES_SIDE_PART);
