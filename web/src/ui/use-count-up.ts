import { useEffect, useState } from 'react';

/** visual.md §7 "Coins": a number counts for 500 ms. */
const COUNT_MS = 500;

function isMotionReduced(): boolean {
  return (
    document.documentElement.dataset.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

type Count = { from?: number; to: number; isCounting?: boolean };

/** A number on its way from `from` to `to`, slower towards the end; there at once with reduced motion, or when nothing is counted. */
export function useCountUp({ from = 0, to, isCounting = true }: Count): number {
  const [shown, setShown] = useState(isCounting ? from : to);
  useEffect(() => {
    if (!isCounting || isMotionReduced()) {
      setShown(to);
      return;
    }
    const started = performance.now();
    let frame = requestAnimationFrame(function count() {
      const done = Math.min(1, (performance.now() - started) / COUNT_MS);
      setShown(Math.round(from + (to - from) * (1 - (1 - done) ** 3)));
      if (done < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, to, isCounting]);
  return shown;
}
