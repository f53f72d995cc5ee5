/** What an axis shows: from `min` to `max`, with a line at each of `ticks`, zero among them. */
export type Scale = { min: number; max: number; ticks: readonly number[] };

/** About how many steps lie between the least and the most. */
const STEPS = 3;

/** A scale of round steps that holds zero and all of `values`; steps are `leastStep` or more. */
export function scaleFor(values: readonly number[], leastStep: number): Scale {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const step = roundStep((most - least) / STEPS, leastStep);
  const below = Math.ceil(-least / step);
  const above = Math.max(Math.ceil(most / step), below === 0 ? 1 : 0);
  const ticks = Array.from({ length: below + above + 1 }, (_none, index) => (index - below) * step);
  return { min: below === 0 ? 0 : -below * step, max: above * step, ticks };
}

/** The next of 1, 2, 5, 10, 20, 50 … times `least`. */
function roundStep(about: number, least: number): number {
  if (about <= least) return least;
  const power = least * 10 ** Math.floor(Math.log10(about / least));
  return power * ([1, 2, 5].find((factor) => factor * power >= about) ?? 10);
}

/** Where a value stands between the bottom (0) and the top (1) of its scale. */
export function heightOf(value: number, { min, max }: Scale): number {
  return (value - min) / (max - min);
}
