/** The arithmetic of a swipe (visual.md §7 "Swipe"). Lengths in CSS pixels, speeds in pixels per second, angles in degrees. */

const MAX_ANGLE = 9;
const LABEL_FROM_PX = 24;
const COMMIT_PART = 0.32;
const COMMIT_SPEED = 600;
const NEXT_SCALE = 0.92;
const NEXT_LIFT_PX = 10;
const NEXT_DIM = 0.5;

export type DragPose = {
  angle: number;
  /** Opacity of the word of this side, 0 to 1. */
  label: number;
  /** Of the card under it. */
  nextScale: number;
  nextLiftPx: number;
  nextDim: number;
};

/** How things look when the card was drawn `dx` aside, on a card of `width`. */
export function poseAt(dx: number, width: number): DragPose {
  const commit = width * COMMIT_PART;
  const way = Math.min(1, Math.abs(dx) / commit);
  return {
    angle: Math.max(-1, Math.min(1, dx / width)) * MAX_ANGLE,
    label: Math.max(0, Math.min(1, (Math.abs(dx) - LABEL_FROM_PX) / Math.max(1, commit - LABEL_FROM_PX))),
    nextScale: NEXT_SCALE + (1 - NEXT_SCALE) * way,
    nextLiftPx: NEXT_LIFT_PX * (1 - way),
    nextDim: NEXT_DIM * (1 - way),
  };
}

type Release = { dx: number; width: number; speed: number };

/** What letting go means: far enough or fast enough, and then to the side it is on; otherwise it comes back. */
export function outcomeOf({ dx, width, speed }: Release): 'like' | 'pass' | null {
  const isFar = Math.abs(dx) >= width * COMMIT_PART;
  const isFlung =
    Math.abs(dx) >= LABEL_FROM_PX && Math.abs(speed) >= COMMIT_SPEED && Math.sign(speed) === Math.sign(dx);
  if (!isFar && !isFlung) return null;
  // Drawn far and thrown back: changed their mind.
  if (Math.abs(speed) >= COMMIT_SPEED && Math.sign(speed) !== Math.sign(dx)) return null;
  return dx > 0 ? 'like' : 'pass';
}

type Sample = { x: number; atMs: number };
/** Only the end of the movement counts. */
const SPEED_WINDOW_MS = 90;

/** The speed along x at the end of a movement. */
export function speedOf(samples: readonly Sample[], nowMs: number): number {
  const recent = samples.filter(({ atMs }) => nowMs - atMs <= SPEED_WINDOW_MS);
  const first = recent[0];
  const last = recent.at(-1);
  if (first === undefined || last === undefined || last.atMs <= first.atMs) return 0;
  return ((last.x - first.x) / (last.atMs - first.atMs)) * 1_000;
}
