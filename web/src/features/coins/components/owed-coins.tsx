import { useInfiniteQuery } from '@tanstack/react-query';
import { lotsQuery } from '../api.ts';

/** Whoever owes coins reads it beside the balance, before anything can be bought: the next ones that come do not reach it. */
export function OwedCoins() {
  const coins = useInfiniteQuery(lotsQuery).data?.pages[0]?.owedCoins ?? 0;
  if (coins === 0) return null;
  const undone =
    coins === 1
      ? 'Uma moeda que você já tinha usado foi desfeita, de uma compra devolvida ou de um presente que era um por pessoa'
      : 'Algumas moedas que você já tinha usado foram desfeitas, de uma compra devolvida ou de um presente que era um por pessoa';
  const next =
    coins === 1
      ? 'a próxima moeda que chegar, mesmo comprada, acerta'
      : `as próximas ${coins.toLocaleString('pt-BR')} moedas que chegarem, mesmo compradas, acertam`;
  return <p className="t-caption ink-2 num">{`${undone}: ${next} essa conta antes de entrar no seu saldo.`}</p>;
}
