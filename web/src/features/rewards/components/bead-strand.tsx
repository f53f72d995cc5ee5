import { type DailyReward, STRAND_DAYS } from '@cafune/contract/rewards';
import { Check } from 'lucide-react';
import { type Bead, beadsOf } from '../reward-words.ts';

/** From one bead to the next the strand goes over, then under. */
const OVER = 'c35-28 65-28 100 0';
const UNDER = 'c35 28 65 28 100 0';

function strandTo(place: number): string {
  return `M50 40${Array.from({ length: place - 1 }, (_, index) => (index % 2 === 0 ? OVER : UNDER)).join('')}`;
}

/** Seven beads on one strand, coloured up to today. `isFilling`: today's is being taken at this moment. */
export function BeadStrand({ reward, isFilling }: { reward: DailyReward; isFilling: boolean }) {
  return (
    <div className="beads" data-filling={isFilling || undefined}>
      <svg viewBox="0 0 700 80" preserveAspectRatio="none" fill="none" strokeLinecap="round" aria-hidden="true">
        <path className="beads-line" d={strandTo(STRAND_DAYS)} vectorEffect="non-scaling-stroke" />
        <path className="beads-line-done" d={strandTo(reward.place)} vectorEffect="non-scaling-stroke" />
      </svg>
      <ol aria-label="Fio de sete dias">
        {beadsOf(reward).map((bead) => (
          <BeadItem key={bead.place} bead={bead} state={reward.state} />
        ))}
      </ol>
    </div>
  );
}

function BeadItem({ bead, state }: { bead: Bead; state: DailyReward['state'] }) {
  const isToday = bead.state === 'today';
  const isTaken = bead.state === 'done' || (isToday && state === 'claimed');
  return (
    <li
      className="bead"
      data-state={bead.state}
      data-taken={isTaken || undefined}
      data-last={bead.place === STRAND_DAYS || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className="visually-hidden">{bead.label}</span>
      <span className="bead-hole" aria-hidden="true">
        <span className="bead-ball num">{isTaken ? <Check className="icon" /> : bead.coins}</span>
      </span>
      <span className="bead-foot num" aria-hidden="true">
        {footOf(bead, state, isTaken)}
      </span>
    </li>
  );
}

function footOf(bead: Bead, state: DailyReward['state'], isTaken: boolean): string {
  if (bead.state === 'today') return state === 'elsewhere' ? 'amanhã' : 'hoje';
  return isTaken ? String(bead.coins) : `dia ${bead.place}`;
}
