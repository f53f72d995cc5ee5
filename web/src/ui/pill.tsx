import './badges.css';
import type { ReactNode } from 'react';

type PillProps = { pressed?: boolean; line?: boolean; onClick: () => void; children: ReactNode };

/** A filter that toggles, or (with `line`) a suggestion that fills a field. */
export function Pill({ pressed, line = false, onClick, children }: PillProps) {
  return (
    <button type="button" className={line ? 'pill pill-line' : 'pill'} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}

/** Pills in a row that scrolls sideways; the cut one shows that there is more. */
export function PillRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways in every browser
    <div className="pill-row" role="group" aria-label={label}>
      {children}
    </div>
  );
}
