import { type Clock, systemClock } from '../platform/clock.ts';

export type MovableClock = Clock & { advance(ms: number): void };

/** Real time plus what the test added. */
export function createMovableClock(): MovableClock {
  let offsetMs = 0;
  return {
    ...systemClock,
    now: () => new Date(Date.now() + offsetMs),
    advance: (ms) => {
      offsetMs += ms;
    },
  };
}
