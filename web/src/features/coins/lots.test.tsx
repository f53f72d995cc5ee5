import '../../testing/console-guard.ts';
import { type CoinLot, LOT_ORIGINS } from '@cafune/contract/coins';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emit } from '../../platform/realtime/event-bus.ts';
import { errorAnswer } from '../../testing/answers.ts';
import { drawPage, PERSON, stubServer, VISITOR } from '../../testing/page.tsx';
import { CoinBalance } from './coin-balance.tsx';
import { CoinsScreen } from './coins-screen.tsx';
import { useBalanceUpdates } from './index.ts';

const LOT: CoinLot = {
  id: 'l1',
  origin: 'purchase',
  isPaid: true,
  leftCoins: 350,
  grantedCoins: 700,
  receivedAt: '2026-11-20T15:00:00.000Z',
  expiresAt: null,
};
const page = (items: CoinLot[], more: { nextCursor?: string; heldCoins?: number; owedCoins?: number } = {}) => ({
  items,
  nextCursor: null,
  heldCoins: 0,
  owedCoins: 0,
  ...more,
});

function Page() {
  useBalanceUpdates();
  return (
    <>
      <CoinBalance />
      <CoinsScreen title="Moedas" free={null} packs={null} purchases={null} />
    </>
  );
}

async function draw(lots: (query: string) => unknown, status: unknown = PERSON) {
  const stub = stubServer({
    'GET /api/auth/status': () => status,
    'GET /api/user/tokens': () => 350,
    'GET /api/prices': () => ({ items: [] }),
    'GET /api/user/statement': () => ({ items: [], nextCursor: null }),
    'GET /api/user/lots': () => lots(new URL(String(stub.mock.lastCall?.[0]), 'http://x').search),
  });
  await drawPage(() => <Page />);
}

const section = async () => within(await screen.findByRole('region', { name: 'De onde vieram' }));
const rows = async () => (await (await section()).findAllByRole('listitem')).map((row) => row.textContent);

describe('where the coins that are there came from', () => {
  it('says what is left of how many, since when, and when they expire, in the order of the server', async () => {
    const expiresAt = '2026-12-03T15:00:00.000Z';
    await draw(() =>
      page([
        { ...LOT, id: 'l0', origin: 'daily-reward', isPaid: false, leftCoins: 20, grantedCoins: 20, expiresAt },
        LOT,
      ]),
    );
    expect(await rows()).toEqual([
      'Recompensa do dia20 moedasDesde 20 de nov. de 2026vencem em 3 de dez. de 2026',
      'Compradas350 de 700 moedasDesde 20 de nov. de 2026não vencem',
    ]);
  });

  it('has words of its own for every origin there is', async () => {
    await draw(() => page(LOT_ORIGINS.map((origin) => ({ ...LOT, id: origin, origin }))));
    const names = (await rows()).map((row) => row?.split('350')[0]);
    expect(new Set(names).size).toBe(LOT_ORIGINS.length);
    expect(names.every((name) => /^\p{Lu}\p{L}+/u.test(name ?? ''))).toBe(true);
  });

  it('says that there is none, and what is set aside', async () => {
    let answer = page([]);
    await draw(() => answer);
    expect(await (await section()).findByText('Nenhuma moeda no seu bolso agora.')).toBeDefined();
    answer = page([LOT], { heldCoins: 2 });
    emit('balance_updated', {});
    expect(await (await section()).findByText(/^2 moedas daqui estão separadas pra algo em andamento/u)).toBeDefined();
  });

  it('says beside the balance what is owed before more is bought, and nothing to who owes nothing', async () => {
    let answer = page([]);
    await draw(() => answer);
    expect(await (await section()).findByText('Nenhuma moeda no seu bolso agora.')).toBeDefined();
    expect(screen.queryByText(/acerta/u)).toBeNull();
    for (const [owedCoins, undone, words] of [
      [
        1_500,
        'Algumas moedas que você já tinha usado foram desfeitas',
        'as próximas 1.500 moedas que chegarem, mesmo compradas, acertam essa conta',
      ],
      [
        1,
        'Uma moeda que você já tinha usado foi desfeita',
        'a próxima moeda que chegar, mesmo comprada, acerta essa conta',
      ],
    ] as const) {
      answer = page([], { owedCoins });
      emit('balance_updated', {});
      expect((await screen.findByText(new RegExp(words, 'u'))).textContent).toMatch(
        new RegExp(
          `^${undone}, de uma compra devolvida ou de um presente que era um por pessoa: .* antes de entrar no seu saldo\\.$`,
          'u',
        ),
      );
    }
  });

  it('can be asked for again, and goes on page by page', async () => {
    let isDown = true;
    await draw((query) => {
      if (isDown) return errorAnswer(503, 'internal', 'Voltamos já.');
      return query === '' ? page([LOT], { nextCursor: 'l1' }) : page([{ ...LOT, id: 'l2', leftCoins: 700 }]);
    });
    expect(await (await section()).findByText('Voltamos já.')).toBeDefined();
    isDown = false;
    fireEvent.click((await section()).getByRole('button', { name: 'Tentar de novo' }));
    fireEvent.click(await (await section()).findByRole('button', { name: 'Ver mais' }));
    expect(await (await section()).findByText('700')).toBeDefined();
    expect(await rows()).toHaveLength(2);
  });

  it('is not there for visitors', async () => {
    await draw(() => page([]), VISITOR);
    expect(await screen.findByText('Você está como visitante')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'De onde vieram' })).toBeNull();
  });
});
