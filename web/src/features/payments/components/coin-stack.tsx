import { Coin } from '../../../ui/coin.tsx';

const TIERS = ['um', 'dois', 'três', 'quatro', 'cinco'] as const;

/** One coin a tier, five at most. */
export function CoinStack({ tier, size = 34 }: { tier: number; size?: number }) {
  return (
    <span className="coin-stack" aria-hidden="true">
      {TIERS.slice(0, Math.max(1, tier)).map((name) => (
        <Coin key={name} size={size} />
      ))}
    </span>
  );
}

const BOUNDS = [500, 1_000, 2_500, 6_000] as const;

/** How high a stack of so many coins is drawn, where the table of packs is not at hand. */
export function tierOf(coins: number): number {
  return BOUNDS.filter((bound) => coins > bound).length + 1;
}
