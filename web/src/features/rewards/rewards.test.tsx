import '../../testing/console-guard.ts';
import { DAILY_REWARD_COINS, type DailyReward } from '@cafune/contract/rewards';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer, jsonAnswer } from '../../testing/answers.ts';
import { drawPage, PERSON, stubServer, stubWidth } from '../../testing/page.tsx';
import { TodayCard } from './components/today-card.tsx';
import { beadsOf, comeBackWords, wordsFor } from './reward-words.ts';
import { RewardsScreen } from './rewards-screen.tsx';

const reward = (changes: Partial<DailyReward> = {}): DailyReward => ({
  day: '2026-11-22',
  state: 'open',
  place: 4,
  streakDays: 3,
  hasRestarted: false,
  endsAt: new Date(Date.now() + 3_600_000).toISOString(),
  ...changes,
});

async function draw(answers: Parameters<typeof stubServer>[0]) {
  const server = stubServer({ 'GET /api/auth/status': () => PERSON, ...answers });
  await drawPage(() => <RewardsScreen under={null}>{null}</RewardsScreen>);
  return server;
}

beforeEach(() => stubWidth(390));

describe('the words of the day', () => {
  it('say which day it is and what comes', () => {
    expect(wordsFor(reward())).toEqual({ title: 'Dia 4 seguido', line: 'Amanhã são 40. No sétimo, 100.' });
    expect(wordsFor(reward({ place: 1, streakDays: 0 }))).toEqual({
      title: 'O fio começa aqui',
      line: 'Amanhã são 15. No sétimo dia, 100.',
    });
    expect(wordsFor(reward({ place: 6, streakDays: 12 }))).toEqual({
      title: 'Dia 13 seguido',
      line: 'Amanhã são 100.',
    });
    expect(wordsFor(reward({ place: 7, streakDays: 6 })).title).toBe('Sétimo dia');
    expect(comeBackWords(reward({ state: 'claimed', streakDays: 4 }))).toBe('Volte amanhã: tem 40 moedas.');
    expect(comeBackWords(reward({ state: 'claimed', place: 7, streakDays: 7 }))).toBe(
      'Volte amanhã: começa outro fio, com 10 moedas.',
    );
    expect(comeBackWords(reward({ state: 'elsewhere', place: 1, streakDays: 0 }))).toBe('Volte amanhã: tem 10 moedas.');
  });

  it('tell a strand that began again kindly, and never press', () => {
    const again = wordsFor(reward({ place: 1, streakDays: 0, hasRestarted: true }));
    expect(again).toEqual({
      title: 'Que bom te ver',
      line: 'O fio recomeça hoje. O que você já pegou continua seu.',
    });
    for (const state of ['open', 'claimed', 'elsewhere'] as const)
      for (let place = 1; place <= 7; place += 1) {
        const it = reward({ state, place });
        const said = [...Object.values(wordsFor(it)), comeBackWords(it)].join(' ');
        expect(said).not.toMatch(/perd|última|corra|só hoje|não deixe|falta(?:m)? \d|!/iu);
      }
  });

  it('give every bead its own', () => {
    const beads = beadsOf(reward());
    expect(beads.map(({ coins }) => coins)).toEqual([...DAILY_REWARD_COINS]);
    expect(beads.map(({ label }) => label)).toEqual([
      'Dia 1, já pega: 10 moedas',
      'Dia 2, já pega: 15 moedas',
      'Dia 3, já pega: 20 moedas',
      'Dia 4, hoje: 30 moedas',
      'Dia 5: 40 moedas',
      'Dia 6: 60 moedas',
      'Dia 7: 100 moedas',
    ]);
  });
});

describe('the card of the day', () => {
  it('takes the coins once, says so, and says when to come back', async () => {
    const after = { reward: reward({ state: 'claimed', streakDays: 4 }), coins: 30, balanceCoins: 530 };
    const server = await draw({
      'GET /api/rewards': () => reward(),
      'POST /api/rewards/claim': () => jsonAnswer(after, 201),
    });
    const beads = within(await screen.findByRole('list', { name: 'Fio de sete dias' })).getAllByRole('listitem');
    expect(beads).toHaveLength(7);
    expect(beads[3]?.getAttribute('aria-current')).toBe('date');
    fireEvent.click(screen.getByRole('button', { name: 'Pegar 30 moedas' }));
    const said = await screen.findByRole('status');
    expect(said.textContent).toContain('Você pegou 30 moedas.');
    expect(said.textContent).toContain('Volte amanhã: tem 40 moedas.');
    expect(screen.queryByRole('button', { name: /^Pegar/u })).toBeNull();
    await waitFor(() => expect(said.textContent).toContain('+30'));
    expect(server.mock.calls.filter(([, init]) => init?.method === 'POST')).toHaveLength(1);
  });

  it('says in its own words why it did not work, and lets try again', async () => {
    await draw({
      'GET /api/rewards': () => reward(),
      'POST /api/rewards/claim': () => errorAnswer(503, 'request.unavailable', 'Tivemos um problema.'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Pegar 30 moedas' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Tivemos um problema.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pegar 30 moedas' }).disabled).toBe(false);
  });

  it('shows what is true when another account of the person has today’s', async () => {
    let state: DailyReward['state'] = 'open';
    await draw({
      'GET /api/rewards': () => reward({ state, place: 1, streakDays: 0 }),
      'POST /api/rewards/claim': () => {
        state = 'elsewhere';
        return errorAnswer(409, 'rewards.claimed-elsewhere', 'Foi pra outra conta sua.');
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Pegar 10 moedas' }));
    expect(await screen.findByText('A recompensa de hoje foi pra outra conta sua.')).toBeDefined();
    expect(screen.getByText('Volte amanhã: tem 10 moedas.')).toBeDefined();
  });

  it('without a connection waits instead of failing', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await draw({ 'GET /api/rewards': () => reward() });
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Pegar 30 moedas' })).disabled).toBe(true);
    expect(screen.getByText('Sem conexão agora. Quando a internet voltar, é só pegar.')).toBeDefined();
  });

  it('shows shapes first, and a way to try again when nothing came', async () => {
    let fails = true;
    await draw({
      'GET /api/rewards': () => (fails ? errorAnswer(500, 'internal', 'Algo deu errado.') : reward()),
    });
    const again = await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(screen.getByRole('alert').textContent).toContain('Algo deu errado.');
    fails = false;
    fireEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Dia 4 seguido' })).toBeDefined();
  });
});

describe('today, among other things', () => {
  const drawToday = async (answers: Parameters<typeof stubServer>[0]) => {
    stubServer({ 'GET /api/auth/status': () => PERSON, ...answers });
    await drawPage(() => <TodayCard />);
    return within(await screen.findByRole('region', { name: 'Recompensa de hoje' }));
  };

  it('says what it brings, takes it once, and then when to come back', async () => {
    const claim = vi.fn(() =>
      jsonAnswer({ reward: reward({ state: 'claimed', streakDays: 4 }), coins: 30, balanceCoins: 530 }, 201),
    );
    const card = await drawToday({ 'GET /api/rewards': () => reward(), 'POST /api/rewards/claim': claim });
    expect(card.getByText('Dia 4 seguido · 30 moedas')).toBeDefined();
    fireEvent.click(card.getByRole('button', { name: 'Pegar 30 moedas' }));
    expect(await card.findByText('Volte amanhã: tem 40 moedas.')).toBeDefined();
    expect(card.queryByRole('button')).toBeNull();
    expect(claim).toHaveBeenCalledOnce();
  });

  it('leads to the strand also where it could not be read', async () => {
    const card = await drawToday({ 'GET /api/rewards': () => errorAnswer(503, 'internal', 'Voltamos já.') });
    const link = card.getByRole('link', { name: /de 10 a 100 moedas/u });
    expect(link.getAttribute('href')).toBe('/rewards');
    expect(card.queryByRole('button')).toBeNull();
  });
});
