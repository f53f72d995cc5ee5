import '../personality-control.css';
import { PERSONALITY_SLIDERS, type Personality } from '@cafune/contract/avatars';
import type { KeyboardEvent, PointerEvent } from 'react';
import { capitalized } from '../../common-tags.ts';
import { beadsOf, strandsOf } from '../../personality-strands.ts';
import { sliderText } from '../sample-lines.ts';

type Slider = (typeof PERSONALITY_SLIDERS)[number];

const VALUES = [-2, -1, 0, 1, 2];
const KEYS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
const ENDS: Readonly<Record<string, number>> = { Home: -2, End: 2 };

function bounded(value: number): number {
  return Math.max(-2, Math.min(2, Math.round(value)));
}

/** Where a value stands on its line, in per cent: the figure's 20 … 180 of 200. */
function placeOf(value: number): string {
  return `${50 + value * 20}%`;
}

/** The mecha as a control: each bead is the handle of its slider, and the lock follows (visual.md §10). */
export function PersonalityControl(props: { personality: Personality; onChange: (personality: Personality) => void }) {
  const { personality, onChange } = props;
  const beads = beadsOf(personality);
  return (
    <div className="mane">
      <svg viewBox="0 -18 200 322" preserveAspectRatio="none" aria-hidden="true">
        <g fill="none" stroke="var(--pitanga)" strokeLinecap="round">
          {strandsOf(beads).map((strand, index) => (
            <path key={strandKey(index)} d={strand.path} opacity={strand.opacity} strokeWidth={strand.width} />
          ))}
        </g>
      </svg>
      {PERSONALITY_SLIDERS.map((slider) => (
        <ManeRow
          key={slider.id}
          slider={slider}
          value={personality[slider.id]}
          onChange={(value) => onChange({ ...personality, [slider.id]: value })}
        />
      ))}
    </div>
  );
}

function strandKey(index: number): string {
  return `fio-${index}`;
}

type ManeRowProps = { slider: Slider; value: number; onChange: (value: number) => void };

function ManeRow({ slider, value, onChange }: ManeRowProps) {
  const set = (next: number): void => {
    const within = bounded(next);
    if (within !== value) onChange(within);
  };

  function onKeyDown(event: KeyboardEvent): void {
    const step = KEYS[event.key];
    const next = step === undefined ? ENDS[event.key] : value + step;
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  }

  function follow(event: PointerEvent<HTMLElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    if (box.width > 0) set(((event.clientX - box.left) / box.width - 0.5) / 0.2);
  }

  return (
    <div className="mane-row">
      <span data-weight={value < 0 ? 'win' : value === 0 ? 'even' : 'lose'} aria-hidden="true">
        {capitalized(slider.low)}
      </span>
      <div
        className="mane-line"
        role="slider"
        tabIndex={0}
        aria-label={`${capitalized(slider.low)} ou ${slider.high}`}
        aria-valuemin={-2}
        aria-valuemax={2}
        aria-valuenow={value}
        aria-valuetext={sliderText(slider, value)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons !== 0) follow(event);
        }}
      >
        {VALUES.map((tick) => (
          <i key={tick} className="mane-tick" style={{ left: placeOf(tick) }} />
        ))}
        <i className="mane-bead" style={{ left: placeOf(value) }} />
      </div>
      <span data-weight={value > 0 ? 'win' : value === 0 ? 'even' : 'lose'} aria-hidden="true">
        {capitalized(slider.high)}
      </span>
    </div>
  );
}
