import { Link } from '@tanstack/react-router';
import { CoinPillContent } from '../../ui/coin-pill.tsx';
import { balanceState, useBalance } from './api.ts';

/** The balance in the top bar: one link to the coins page, in one of three styles. Nothing while unknown. */
export function CoinBalance() {
  const coins = useBalance();
  if (coins === null) return null;
  const state = balanceState(coins);
  return (
    <Link to="/coins" className="coin-pill" data-state={state}>
      <CoinPillContent coins={coins} state={state} />
    </Link>
  );
}
