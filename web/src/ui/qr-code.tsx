import './qr-code.css';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { drawQr } from './draw-qr.ts';

/** A code to point a phone at: dark on warm white in both themes, because cameras want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path, marks, symbol } = useMemo(() => drawQr(encode(text, { ecc: 'Q', border: 0 }).data), [text]);
  return (
    <div className="qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="geometricPrecision">
        <path d={path} />
        {marks.map(({ x, y }) => (
          <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
            <path
              fillRule="evenodd"
              d="M2 0h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2zM2 1a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1V2a1 1 0 0 0-1-1z"
            />
            <rect x="2" y="2" width="3" height="3" rx=".9" />
          </g>
        ))}
        <g transform={`translate(${symbol.at + 0.4} ${symbol.at + 0.4}) scale(${(symbol.size - 0.8) / 64})`}>
          <rect width="64" height="64" rx="19" fill="#e8432c" />
          <g fill="none" stroke="#fff" strokeLinecap="round">
            <path
              d="M46.5 20.5C41 12.8 27.5 11 19.6 18.4C10.6 26.800 11.600 41.600 21.400 48C30.400 53.800 43 51.400 52 44.500"
              strokeWidth="4.4"
            />
            <path
              d="M42.6 26.2C38 19.8 29.2 19.2 24 24.4C18.4 30 19.2 38.8 25.2 42.6C31.8 46.8 42.6 44.2 51 37.6"
              strokeWidth="3.9"
            />
            <path
              d="M38.2 31.4C35.4 27.2 30.8 26.8 28 29.8C25.2 32.8 26 36.4 29 37.6C34 39.4 42.8 36.4 49.4 31"
              strokeWidth="3.4"
            />
          </g>
        </g>
      </svg>
    </div>
  );
}
