const STRANDS = [
  'M6 96C70 56 96 128 140 88S200 20 214 66 150 122 150 76 236 34 354 64',
  'M6 102C70 63 96 125 140 91S200 24 214 68 150 118 150 78 236 40 354 58',
  'M6 108C70 70 96 122 140 94S200 28 214 70 150 114 150 80 236 46 354 52',
  'M6 114C70 77 96 119 140 97S200 32 214 72 150 110 150 82 236 52 354 46',
  'M6 120C70 84 96 116 140 100S200 36 214 74 150 106 150 84 236 58 354 40',
];

/** The strand with a knot, for pages that lead nowhere. */
export function Knot() {
  return (
    <svg viewBox="0 0 360 150" fill="none" stroke="var(--pitanga)" strokeLinecap="round" aria-hidden="true">
      {STRANDS.map((strand, index) => (
        <path key={strand} d={strand} strokeWidth={3.2 - index * 0.3} opacity={1 - index * 0.17} />
      ))}
    </svg>
  );
}
