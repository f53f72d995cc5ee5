import './wordmark.css';
import { BRAND } from '@cafune/contract/brand';

/** The drawn name. Over a portrait it is always the light-lettered one. */
export function Wordmark({ width, onPortrait = false }: { width: number; onPortrait?: boolean }) {
  return (
    <span
      className="wordmark"
      role="img"
      aria-label={BRAND.name}
      data-on={onPortrait ? 'portrait' : undefined}
      style={{ width }}
    />
  );
}

/** The lock of hair curling into a c. */
export function BrandSymbol({ size }: { size: number }) {
  return (
    <svg className="symbol" width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="19" fill="var(--pitanga)" />
      <g fill="none" stroke="var(--on-pitanga)" strokeLinecap="round">
        <path
          d="M46.500 20.500C41 12.800 27.500 11 19.600 18.400C10.600 26.800 11.600 41.600 21.400 48C30.400 53.800 43 51.400 52 44.500"
          strokeWidth="4.4"
        />
        <path
          d="M42.600 26.200C38 19.800 29.200 19.200 24 24.400C18.400 30 19.200 38.800 25.200 42.600C31.800 46.800 42.600 44.200 51 37.600"
          strokeWidth="3.9"
        />
        <path
          d="M38.200 31.400C35.400 27.200 30.800 26.800 28 29.800C25.200 32.800 26 36.400 29 37.600C34 39.400 42.800 36.400 49.400 31"
          strokeWidth="3.4"
        />
      </g>
    </svg>
  );
}
