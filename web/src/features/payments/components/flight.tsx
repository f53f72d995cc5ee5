import '../outcome.css';
import type { ReactNode } from 'react';

const STRANDS = [
  ['M4 52C40 22 62 92 100 60', 'M256 52C220 22 198 92 160 60'],
  ['M4 60C40 27 62 86 100 62', 'M256 60C220 27 198 86 160 62'],
  ['M4 68C40 32 62 80 100 64', 'M256 68C220 32 198 80 160 64'],
  ['M4 76C40 37 62 74 100 66', 'M256 76C220 37 198 74 160 66'],
] as const;

/** What arrived, between two locks of hair. */
export function Flight({ children }: { children: ReactNode }) {
  return (
    <div className="flight">
      <svg
        viewBox="0 0 260 112"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        aria-hidden="true"
      >
        {STRANDS.map(([left, right], index) => (
          <g key={left} opacity={0.7 - index * 0.16}>
            <path d={left} />
            <path d={right} />
          </g>
        ))}
      </svg>
      {children}
    </div>
  );
}
