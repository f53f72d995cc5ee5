import { hex } from '../colour.ts';
import { headPoint, place } from '../face/projection.ts';
import { at, guide, type Point, px, resample, xy } from '../geometry.ts';
import { repeat } from '../svg.ts';
import { BLOOM } from '../tones.ts';

type Bloom = { readonly radius: number; readonly petal: string; readonly vein: string };

function flower([x, y]: Point, { radius: r, petal, vein }: Bloom): string {
  const outline =
    `M0 0C${px(-r * 0.75)} ${px(-r * 0.35)} ${px(-r * 0.55)} ${px(-r * 1.15)} 0 ${px(-r)}` +
    `C${px(r * 0.55)} ${px(-r * 1.15)} ${px(r * 0.75)} ${px(-r * 0.35)} 0 0Z`;
  const middle = `M0 ${px(-r * 0.15)}V${px(-r * 0.66)}`;
  const petals = repeat(5, (i) => {
    const turned = `transform="translate(${px(x)} ${px(y)}) rotate(${i * 72 + 14})"`;
    return (
      `<path ${turned} d="${outline}" fill="${petal}" stroke="${vein}" stroke-width="1.2"/>` +
      `<path ${turned} d="${middle}" stroke="${vein}" stroke-width="2" stroke-linecap="round"/>`
    );
  });
  return `${petals}<circle cx="${px(x)}" cy="${px(y)}" r="${px(r * 0.2)}" fill="#f4c64e"/>`;
}

/** One flower with two leaves, over the near temple. */
export function drawFlower(): string {
  const point = headPoint(-100, 244, 20);
  const leaf = (turn: number) => `<path transform="translate(${xy(point)}) rotate(${turn})"`;
  return (
    `${leaf(-40)} d="M0 0C20 -10 44 -8 60 6C40 16 16 14 0 0Z" fill="#2f6b4b"/>` +
    `${leaf(110)} d="M0 0C16 -8 38 -8 52 4C34 14 12 12 0 0Z" fill="#3c7d58"/>` +
    flower(point, { radius: 33, ...BLOOM })
  );
}

const WREATH = guide('-98 236 20, -74 186 44, -30 158 56, 22 154 56, 66 182 42, 92 232 18');
const WREATH_RADII = [18, 22, 16, 24, 17, 22, 16, 20, 17];
const WREATH_BLOOMS = [
  { petal: '#f6e9dc', vein: hex([0.75, 0.06, 50]) },
  BLOOM,
  { petal: '#f2bd4a', vein: '#b9822a' },
  { petal: hex([0.8, 0.1, 10]), vein: hex([0.62, 0.14, 12]) },
];

/** Nine flowers along the hairline, over their leaves. */
export function drawWreath(): string {
  const places = resample(place(WREATH), 8);
  const leaves = places.map((point, i) => {
    const turned = `transform="translate(${xy(point)}) rotate(${i * 40 - 140})"`;
    return `<path ${turned} d="M0 0C12 -8 30 -6 40 4C26 12 10 10 0 0Z" fill="#35704f"/>`;
  });
  const flowers = places.map((point, i) =>
    flower(point, { radius: at(WREATH_RADII, i), ...at(WREATH_BLOOMS, i % WREATH_BLOOMS.length) }),
  );
  return leaves.join('') + flowers.join('');
}
