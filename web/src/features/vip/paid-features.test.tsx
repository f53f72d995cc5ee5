import '../../testing/console-guard.ts';
import { PRICE_IDS } from '@cafune/contract/coins';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorAnswer } from '../../testing/answers.ts';
import { drawPage, PERSON, stubServer, VISITOR } from '../../testing/page.tsx';
import { FEATURE_GROUPS, withPrices } from '../coins/index.ts';
import { PaidFeaturesScreen } from './paid-features-screen.tsx';

const PRICES = PRICE_IDS.map((id, index) => ({
  id,
  label: `Coisa ${id}`,
  coins: index + 1,
  vipNote: 'grátis',
  forYou: { coins: index + 1, freeLeft: null as number | null },
}));

async function draw(answers: Record<string, () => unknown> = {}) {
  stubServer({
    'GET /api/auth/status': () => PERSON,
    'GET /api/user/tokens': () => 3,
    'GET /api/prices': () => ({ items: PRICES }),
    ...answers,
  });
  await drawPage(() => <PaidFeaturesScreen gifts={{ leastCoins: 10, mostCoins: 1_000 }} />);
}

describe('what is paid with coins', () => {
  it('names every price there is, once', () => {
    const named = FEATURE_GROUPS.flatMap(({ features }) => features.map(({ id }) => id));
    expect(named.toSorted()).toEqual([...PRICE_IDS].toSorted());
  });

  it('shows a price nobody wrote a line for, at the end', () => {
    const [reply] = PRICES;
    const groups = withPrices([{ ...reply, id: 'dance' } as never]);
    expect(groups.map(({ title, features }) => [title, features.length])).toEqual([['Também', 1]]);
  });

  it('says the price, what VIP makes of it, and what is missing', async () => {
    await draw();
    const heading = await screen.findByRole('heading', { name: 'Coisa chat-photo' });
    const row = within(heading.closest('li') as HTMLElement);
    expect(row.getByText('4 moedas')).toBeTruthy();
    expect(row.getByText('Com o VIP:')).toBeTruthy();
    expect(await row.findByText('Falta 1 moeda')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Suas conversas' }).getAttribute('href')).toBe('/chats');
    expect(screen.getByText('10 a 1.000 moedas')).toBeTruthy();
    expect(screen.getByText('Dá pra mais 3 respostas.')).toBeTruthy();
  });

  it('says what the next one costs whoever asks, and how often still it is free', async () => {
    const free = { coins: 0, freeLeft: 3 };
    await draw({
      'GET /api/prices': () => ({
        items: PRICES.map((price) => (price.id === 'super-like' ? { ...price, forYou: free } : price)),
      }),
    });
    const row = (await screen.findByRole('heading', { name: 'Coisa super-like' })).closest('li') as HTMLElement;
    expect(within(row).getByText('Grátis')).toBeTruthy();
    expect(within(row).getByText('Mais 3 hoje. Depois, 11 moedas.')).toBeTruthy();
    expect(within(row).queryByText(/^Falta/u)).toBeNull();
  });

  it('has no way into what has not opened', async () => {
    await draw();
    const group = (await screen.findByRole('heading', { name: 'Ainda não abriram' })).closest('section');
    expect(within(group as HTMLElement).queryAllByRole('link')).toEqual([]);
    expect(within(group as HTMLElement).queryAllByRole('button')).toEqual([]);
    expect(within(group as HTMLElement).getAllByRole('listitem')).toHaveLength(4);
  });

  it('tells visitors how one begins, and nothing of a balance', async () => {
    await draw({ 'GET /api/auth/status': () => VISITOR });
    expect(await screen.findByRole('heading', { name: 'Você está como visitante' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Criar conta' }).getAttribute('href')).toContain('premium-features');
    expect(screen.queryByText(/^Falta/u)).toBeNull();
  });

  it('asks again for prices that did not come', async () => {
    let isDown = true;
    await draw({
      'GET /api/prices': () => (isDown ? errorAnswer(503, 'internal', 'Voltamos já.') : { items: PRICES }),
    });
    expect(await screen.findByText('Voltamos já.')).toBeTruthy();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Na conversa' })).toBeTruthy());
  });
});
