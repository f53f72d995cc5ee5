import type { Turn } from './turn.ts';

/** Where a loss or a great sadness is the subject, nothing light is brought in. */
const GRIEF = new Set(['sadness', 'petloss', 'loneliness']);

export function isGrieving(turn: Turn): boolean {
  return turn.state.topic !== null && GRIEF.has(turn.state.topic) && !turn.acts.has('laughter');
}
