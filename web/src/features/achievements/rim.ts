/** The rim of medals and of the seal: a closed strand of nine waves on a field of 80, beginning at the top, clockwise. */
const WAVES = 9;
const RADIUS = 33;
const HEIGHT = 2.3;
const POINTS = 144;

function pointAt(index: number): string {
  const angle = (index / POINTS) * 2 * Math.PI;
  const radius = RADIUS + HEIGHT * Math.sin(WAVES * angle);
  return `${(40 + radius * Math.sin(angle)).toFixed(1)} ${(40 - radius * Math.cos(angle)).toFixed(1)}`;
}

export const RIM = `M${Array.from({ length: POINTS + 1 }, (_, index) => pointAt(index)).join('L')}`;
