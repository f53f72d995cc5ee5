import './strand.css';

const WAVE =
  'M2 7c14.5-6 29-6 43.75 0s29 6 43.75 0 29-6 43.75 0 29 6 43.75 0 29-6 43.75 0 29 6 43.75 0 29-6 43.75 0 29 6 43.75 0';

/** How far one has come, 0 … 1, as a strand that fills. `label` says it in words. */
export function StrandProgress({ done, label }: { done: number; label: string }) {
  return (
    <svg
      className="strand-line"
      viewBox="0 0 354 14"
      preserveAspectRatio="none"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      role="img"
      aria-label={label}
    >
      <path d={WAVE} stroke="var(--surface-3)" />
      {done > 0 && <path d={WAVE} stroke="var(--pitanga)" pathLength="1" strokeDasharray={`${done} 2`} />}
    </svg>
  );
}
