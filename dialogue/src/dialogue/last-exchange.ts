import type { ReadyExchange } from '../exchanges/exchanges.ts';
import { isNearChildren } from './choose.ts';
import type { Turn } from './turn.ts';

/** What is of the two of them is not said where a child is spoken of. */
export function isSayable(turn: Turn, { isRomantic }: ReadyExchange): boolean {
  return !isRomantic || !(turn.state.minor || isNearChildren(turn));
}

/** The exchange, or the piece of her life, of the reply before. */
export function lastExchange(turn: Turn): ReadyExchange | undefined {
  const { exchange, turn: now } = turn.state;
  if (exchange?.turn !== now - 1) return undefined;
  const last = turn.life.byKey.get(exchange.key) ?? turn.library.exchanges.byKey.get(exchange.key);
  return last && isSayable(turn, last) ? last : undefined;
}
