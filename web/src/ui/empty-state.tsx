import './feedback.css';
import type { ReactNode } from 'react';

type EmptyStateProps = { title: string; line: string; action?: ReactNode; level?: 'h1' | 'h2' | 'h3' };

const STRANDS = [
  'M8 62C34 84 48 26 72 30S100 66 124 26',
  'M13 58C37 75 50 24 72 32S97 60 118 33',
  'M18 54C40 66 52 22 72 34S94 54 112 40',
  'M23 50C43 57 54 20 72 36S91 48 106 47',
  'M28 46C46 48 56 18 72 38S88 42 100 54',
];

/** A lock of five strands, a sentence, one caption, one primary. Never an apology. */
export function EmptyState({ title, line, action, level: Title = 'h2' }: EmptyStateProps) {
  return (
    <div className="empty">
      <svg
        viewBox="0 0 132 92"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        aria-hidden="true"
      >
        {STRANDS.map((strand, index) => (
          <path key={strand} d={strand} opacity={1 - index * 0.17} />
        ))}
      </svg>
      <Title className="empty-title">{title}</Title>
      <p>{line}</p>
      {action}
    </div>
  );
}
