import './personality-figure.css';
import { PERSONALITY_SLIDERS, type Personality } from '@cafune/contract/avatars';
import { capitalized } from '../common-tags.ts';
import { beadsOf, personalitySentence, strandsOf } from '../personality-strands.ts';

const TICKS = [20, 60, 100, 140, 180];

function weightOf(value: number, side: -1 | 1): 'win' | 'even' | 'lose' {
  if (value === 0) return 'even';
  return Math.sign(value) === side ? 'win' : 'lose';
}

/** Hair and beads, not a radar: each bead leans to one of two words. The rows are a list too. */
export function PersonalityFigure({ name, personality }: { name: string; personality: Personality }) {
  const beads = beadsOf(personality);
  return (
    <div className="mecha">
      <svg viewBox="0 -18 200 322" role="img" aria-label={personalitySentence(name, personality)}>
        {beads.map(({ y }) => (
          <g key={y}>
            <path d={`M20 ${y}H180`} className="mecha-axis" />
            {TICKS.map((x) => (
              <circle key={x} cx={x} cy={y} r={x === 100 ? 2.4 : 1.6} className="mecha-tick" />
            ))}
          </g>
        ))}
        <g fill="none" stroke="var(--pitanga)" strokeLinecap="round">
          {strandsOf(beads).map((strand) => (
            <path key={strand.path} d={strand.path} opacity={strand.opacity} strokeWidth={strand.width} />
          ))}
        </g>
        {beads.map(({ x, y }) => (
          <g key={y}>
            <circle cx={x} cy={y} r="10.5" fill="var(--surface)" />
            <circle cx={x} cy={y} r="8" className="mecha-bead" />
            <path d={`M${x - 4} ${y - 1.4}q4-3.6 8 0`} className="mecha-shine" />
          </g>
        ))}
      </svg>
      <ul>
        {PERSONALITY_SLIDERS.map((slider) => (
          <li key={slider.id}>
            <span data-weight={weightOf(personality[slider.id], -1)}>{capitalized(slider.low)}</span>
            <span data-weight={weightOf(personality[slider.id], 1)}>{capitalized(slider.high)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
