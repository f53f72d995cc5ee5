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
  ] as const)('%i coins are "%s"', (coins, state) => {
    expect(balanceState(coins)).toBe(state);
  });

  it('says its state in words, not in colour alone', () => {
    const said = (coins: number, state: 'low' | 'mid' | 'ok') =>
      render(<CoinPillContent coins={coins} state={state} />).container.textContent;
    expect(said(38, 'low')).toBe('38 moedas, saldo baixo. Ver Moedas');
    expect(said(1, 'low')).toBe('1 moeda, saldo baixo. Ver Moedas');
    expect(said(72, 'mid')).toBe('72 moedas, saldo médio. Ver Moedas');
    expect(said(12_480, 'ok')).toBe('12.480 moedas. Ver Moedas');
  });

  it('shows a warning sign only when low', () => {
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
