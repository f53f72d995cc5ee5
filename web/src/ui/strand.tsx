import './strand.css';

/** Three strands rising and falling: something is being written or done. Decorative; say it in words beside. */
export function ThinkingStrands() {
  return (
    <svg
      className="thinking"
      viewBox="0 0 52 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M2 5c8-5 16-5 24 0s16 5 24 0" />
      <path d="M2 11.500c8-5 16-5 24 0s16 5 24 0" opacity=".75" />
      <path d="M2 18c8-5 16-5 24 0s16 5 24 0" opacity=".5" />
    </svg>
  );
}

/** The one-strand caret at the end of a reply being written. */
export function StrandCaret() {
  return <span className="caret" aria-hidden="true" />;
}

/** The wave under the active tab. The parent is positioned. */
export function StrandUnderline() {
  return <span className="underline-strand" aria-hidden="true" />;
}

/** A thin wave between two parts of a page. */
export function StrandRule() {
  return (
    <svg className="strand-rule" viewBox="0 0 120 8" preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path
        d="M0 4q10-6 20 0t20 0t20 0t20 0t20 0t20 0"
        stroke="currentColor"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
