/** A heart of three strands where somebody tapped twice; it goes by itself. */
export function HeartMoment({ x, y, onGone }: { x: number; y: number; onGone: () => void }) {
  return (
    <svg
      className="heart-moment"
      style={{ left: x, top: y }}
      viewBox="0 0 120 112"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      onAnimationEnd={(event) => {
        if (event.target === event.currentTarget) onGone();
      }}
    >
      <path
        strokeWidth="7"
        d="M60 102C34 84 10 64 10 38C10 20 23 9 37 9c11 0 19 7 23 16C64 16 72 9 83 9c14 0 27 11 27 29c0 26-24 46-44 60"
      />
      <path
        strokeWidth="6"
        d="M60 86C40 72 24 57 24 40c0-10 7-17 14-17c9 0 17 8 22 20c5-12 13-20 22-20c7 0 14 7 14 17c0 15-12 28-27 40"
      />
      <path
        strokeWidth="5"
        d="M60 69C49 60 38 50 38 41c0-3 2-5 4-5c6 0 13 9 18 21c5-12 12-21 18-21c2 0 4 2 4 5c0 7-6 14-14 21"
      />
    </svg>
  );
}
