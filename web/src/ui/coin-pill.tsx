import './coin.css';
import { Plus, TriangleAlert } from 'lucide-react';
import { Coin } from './coin.tsx';

export type BalanceState = 'low' | 'mid' | 'ok';

const WORDS: Record<BalanceState, string> = { low: ', saldo baixo', mid: ', saldo médio', ok: '' };

/** What assistive technology hears: the state is in words, never colour alone. */
export function coinPillLabel(coins: number, state: BalanceState): string {
  return `${coins.toLocaleString('pt-BR')} ${coins === 1 ? 'moeda' : 'moedas'}${WORDS[state]}. Ver moedas`;
}

/** The inside of the balance pill; the caller wraps it in its link with `coin-pill`, `data-state` and the label. */
export function CoinPillContent({ coins, state }: { coins: number; state: BalanceState }) {
  return (
    <>
      <Coin />
      {state === 'low' && <TriangleAlert className="icon coin-pill-warn" aria-hidden="true" />}
      <span>{coins.toLocaleString('pt-BR')}</span>
      <span className="coin-pill-add">
        <Plus className="icon" aria-hidden="true" />
        <span>Moedas</span>
      </span>
    </>
  );
}
