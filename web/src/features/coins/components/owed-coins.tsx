import { useInfiniteQuery } from '@tanstack/react-query';
import { lotsQuery } from '../api.ts';

/** Whoever owes coins reads it beside the balance, before anything can be bought: the next ones that come do not reach it. */
export function OwedCoins() {
  const coins = useInfiniteQuery(lotsQuery).data?.pages[0]?.owedCoins ?? 0;
  if (coins === 0) return null;
  const next =
    coins === 1
      ? 'a próxima moeda que chegar, mesmo comprada, acerta'
      : `as próximas ${coins.toLocaleString('pt-BR')} moedas que chegarem, mesmo compradas, acertam`;
  return (
    <p className="t-caption ink-2 num">
      {`Algumas moedas foram devolvidas depois de usadas: ${next} essa conta antes de entrar no seu saldo.`}
    </p>
  );
}
