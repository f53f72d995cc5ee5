import { CircleAlert, Info } from 'lucide-react';
import { Coin } from '../../../ui/coin.tsx';
import { balanceState } from '../api.ts';

/** Balance large, and in words what it is good for. */
export function BalanceCard({ coins, replyCoins }: { coins: number; replyCoins: number | null }) {
  const state = balanceState(coins);
  const worth = replyCoins === null ? null : worthWords(coins, replyCoins);
  const Icon = state === 'low' ? CircleAlert : Info;
  return (
    <section className="balance-card" data-state={state} aria-label="Seu saldo">
      <span className="strands" aria-hidden="true" />
      <Coin size={64} />
      <strong className="num">{coins.toLocaleString('pt-BR')}</strong>
      <p>{coins === 1 ? 'moeda no seu bolso' : 'moedas no seu bolso'}</p>
      {worth !== null && (
        <p className="balance-note">
          <Icon className="icon" aria-hidden="true" />
          {state === 'low' ? 'Saldo baixo. ' : ''}
          {worth}
        </p>
      )}
    </section>
  );
}

function worthWords(coins: number, replyCoins: number): string {
  if (replyCoins === 0) return 'Pra você, conversar não gasta moedas.';
  const replies = Math.floor(coins / replyCoins);
  if (replies === 0) return 'Ainda não dá pra uma resposta.';
  return `Dá pra mais ${replies.toLocaleString('pt-BR')} ${replies === 1 ? 'resposta' : 'respostas'}.`;
}
