import { CircleAlert, Info } from 'lucide-react';
import { Coin } from '../../../ui/coin.tsx';
import { balanceState } from '../api.ts';

/** Balance large, and in words what it is good for. */
export function BalanceCard({ coins, replyCoins }: { coins: number; replyCoins: number | null }) {
  const state = balanceState(coins);
  const replies = replyCoins === null || replyCoins === 0 ? null : Math.floor(coins / replyCoins);
  const Icon = state === 'low' ? CircleAlert : Info;
  return (
    <section className="balance-card" data-state={state} aria-label="Seu saldo">
      <span className="strands" aria-hidden="true" />
      <Coin size={64} />
      <strong className="num">{coins.toLocaleString('pt-BR')}</strong>
      <p>{coins === 1 ? 'moeda no seu bolso' : 'moedas no seu bolso'}</p>
      {replies !== null && (
        <p className="balance-note">
          <Icon className="icon" aria-hidden="true" />
          {state === 'low' ? 'Saldo baixo. ' : ''}
          {replies === 0
            ? 'Ainda não dá pra uma resposta.'
            : `Dá pra mais ${replies.toLocaleString('pt-BR')} ${replies === 1 ? 'resposta' : 'respostas'}.`}
        </p>
      )}
    </section>
  );
}
