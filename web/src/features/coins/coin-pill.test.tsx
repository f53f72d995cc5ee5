import '../../testing/console-guard.ts';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CoinPillContent } from '../../ui/coin-pill.tsx';
import { balanceState } from './api.ts';
import { signedCoins } from './components/statement.tsx';

describe('the balance pill', () => {
  it.each([
    [0, 'low'],
    [49, 'low'],
    [50, 'mid'],
    [99, 'mid'],
    [100, 'ok'],
    [12_480, 'ok'],
  ] as const)('spec §9: "Coin balance warning: below 50 red, 50 to 99 yellow.": %i coins are "%s"', (coins, state) => {
    expect(balanceState(coins)).toBe(state);
  });

  it('says its state in words, not in colour alone', () => {
    const said = (coins: number, state: 'low' | 'mid' | 'ok') =>
      render(<CoinPillContent coins={coins} state={state} />).container.textContent;
    expect(said(38, 'low')).toBe('38 moedas, saldo baixo. Adicionar moedas');
    expect(said(1, 'low')).toBe('1 moeda, saldo baixo. Adicionar moedas');
    expect(said(72, 'mid')).toBe('72 moedas, saldo médio. Adicionar moedas');
    expect(said(12_480, 'ok')).toBe('12.480 moedas. Adicionar moedas');
  });

  it('spec §4: "below 50 red with a warning sign", and only then', () => {
    const { container, rerender } = render(<CoinPillContent coins={38} state="low" />);
    expect(container.querySelector('.coin-pill-warn')).not.toBeNull();
    rerender(<CoinPillContent coins={1_240} state="ok" />);
    expect(container.querySelector('.coin-pill-warn')).toBeNull();
    expect(screen.getByText('1.240')).toBeDefined();
  });
});

describe('the statement', () => {
  it('signs what comes and what goes', () => {
    expect(signedCoins(500)).toBe('+500');
    expect(signedCoins(-1_200)).toBe('−1.200');
  });
});
