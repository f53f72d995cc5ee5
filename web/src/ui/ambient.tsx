import './ambient.css';
import type { CSSProperties } from 'react';

/** Luz ambiente: one ellipse at the top of the page, in OKLCH "L C H" numbers. Carries no information. */
export function Ambient({ light, strength = 26 }: { light: string; strength?: number }) {
  return (
    <div
      className="ambient"
      aria-hidden="true"
      style={{ '--amb': light, '--amb-k': `${strength}%` } as CSSProperties}
    />
  );
}
