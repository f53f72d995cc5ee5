import './coin.css';
import { Plus, TriangleAlert } from 'lucide-react';
import { Coin } from './coin.tsx';

export type BalanceState = 'low' | 'mid' | 'ok';

const WORDS: Record<BalanceState, string> = { low: ', saldo baixo', mid: ', saldo médio', ok: '' };

/**
 * The inside of the balance pill; the caller wraps it in its link with `coin-pill` and `data-state`. It reads
 * "38 moedas, saldo baixo. Adicionar moedas": the state is in words, never colour alone.
 */
export function CoinPillContent({ coins, state }: { coins: number; state: BalanceState }) {
  return (
    <>
      <Coin />
      {state === 'low' && <TriangleAlert className="icon coin-pill-warn" aria-hidden="true" />}
      <span>{coins.toLocaleString('pt-BR')}</span>{' '}
      <span className="visually-hidden">{`${coins === 1 ? 'moeda' : 'moedas'}${WORDS[state]}.`}</span>{' '}
      <span className="coin-pill-add">
        <Plus className="icon" aria-hidden="true" />
        <span>Adicionar</span>
      </span>{' '}
      <span className="visually-hidden">moedas</span>
    </>
  );
}
