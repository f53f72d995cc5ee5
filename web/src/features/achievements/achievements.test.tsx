import '../../testing/console-guard.ts';
import type { Achievement } from '@cafune/contract/achievements';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer, jsonAnswer } from '../../testing/answers.ts';
import { pressEscapeInDialog, stubDialogs } from '../../testing/dialogs.ts';
import { drawPage, PERSON, stubServer } from '../../testing/page.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { cardSentence, nearestOf, nearWords, waitingToBeClaimed } from './achievement-words.ts';
import { AchievementsScreen } from './achievements-screen.tsx';

const DAY = '2026-11-20T12:00:00.000Z';
const make = (changes: Partial<Achievement>): Achievement => ({
  id: 'first-talk',
  family: 'conversation',
  title: 'Primeira conversa',
  sentence: 'Mande 10 mensagens.',
  doneSentence: 'Você mandou as dez primeiras mensagens.',
  goal: 10,
  progress: 0,
  coins: 10,
  unlockedAt: null,
  claimedAt: null,
  ...changes,
});
const TALK = make({ progress: 7 });
const CREATION = make({
  id: 'first-creation',
  family: 'creation',
  title: 'Do meu jeito',
  sentence: 'Crie a primeira companhia.',
  doneSentence: 'Você criou a primeira companhia.',
  goal: 1,
  progress: 1,
  coins: 40,
  unlockedAt: DAY,
});
const GIFT = make({
  id: 'first-gift',
  family: 'gifts',
  title: 'Primeiro mimo',
  goal: 1,
  progress: 1,
  unlockedAt: DAY,
  claimedAt: DAY,
});

async function draw(answers: Parameters<typeof stubServer>[0] = {}) {
  const server = stubServer({
    'GET /api/auth/status': () => PERSON,
    'GET /api/achievements': () => ({ items: [TALK, CREATION, GIFT] }),
    ...answers,
  });
  await drawPage(() => (
    <>
      <AchievementsScreen under={null} />
      <Toaster />
    </>
  ));
  return server;
}

beforeEach(() => {
  stubDialogs();
});

describe('what is said of achievements', () => {
  it('is what there is to do, then what was done', () => {
    expect(cardSentence(TALK)).toBe('Mande 10 mensagens');
    expect(cardSentence(CREATION)).toBe('Criou a primeira companhia');
  });

  it('names the one that lacks the least; for somebody new a gentle first', () => {
    const far = make({ id: 'album', progress: 1 });
    const first = make({ id: 'first-meetings' });
    expect(nearestOf([far, TALK, CREATION])?.id).toBe('first-talk');
    expect([nearWords(TALK), nearWords(far), nearWords(first)]).toEqual(['Falta pouco', 'A caminho', 'Pra começar']);
    expect(nearestOf([make({}), first])?.id).toBe('first-meetings');
    expect(nearestOf([CREATION])).toBeUndefined();
  });

  it('lets what was won last be put away first', () => {
    const later = { ...CREATION, id: 'album' as const, unlockedAt: '2026-11-21T12:00:00.000Z' };
    expect(waitingToBeClaimed([CREATION, later, GIFT, TALK]).map(({ id }) => id)).toEqual(['album', 'first-creation']);
  });
});

describe('the page of achievements', () => {
  it('shows every medal, and those of one family', async () => {
    await draw();
    const wall = within(await screen.findByRole('region', { name: 'As vinte e quatro' }));
    expect(await wall.findByText('2 de 3')).toBeDefined();
    const names = () => wall.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);
    expect(names()).toEqual(['Primeira conversa', 'Do meu jeito', 'Primeiro mimo']);
    expect(
      wall.getByRole('button', { name: /^Primeira conversa ?Mande 10 mensagens ?7 de 10 ?10 ?moedas$/u }),
    ).toBeDefined();
    fireEvent.click(wall.getByRole('button', { name: 'Criação' }));
    expect(names()).toEqual(['Do meu jeito']);
    expect(wall.getByRole('button', { name: 'Criação' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('hands over what was won: once put away, the card is gone and the coins are told', async () => {
    const claimed = { achievement: { ...CREATION, claimedAt: DAY }, balanceCoins: 540 };
    const server = await draw({ 'POST /api/achievements/first-creation/claim': () => jsonAnswer(claimed, 201) });
    const card = await screen.findByRole('region', { name: 'Do meu jeito' });
    expect(card.textContent).toContain('Conquista nova');
    fireEvent.click(within(card).getByRole('button', { name: 'Guardar 40 moedas' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Do meu jeito' })).toBeNull());
    expect(screen.getByText('40 moedas na sua conta')).toBeDefined();
    expect(server.mock.calls.filter(([, init]) => init?.method === 'POST')).toHaveLength(1);
  });

  it('keeps the card, and says why, when the coins could not be put away', async () => {
    await draw({
      'POST /api/achievements/first-creation/claim': () => errorAnswer(503, 'request.unavailable', 'Um problema.'),
    });
    const card = await screen.findByRole('region', { name: 'Do meu jeito' });
    fireEvent.click(within(card).getByRole('button', { name: 'Guardar 40 moedas' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Um problema.');
    expect(within(card).getByRole<HTMLButtonElement>('button', { name: 'Guardar 40 moedas' }).disabled).toBe(false);
  });

  it('opens a medal, tells how far it is and where to go on, and gives the focus back', async () => {
    await draw();
    const medal = await screen.findByRole('button', { name: /^Primeira conversa/u });
    medal.focus();
    fireEvent.click(medal);
    const dialog = within(screen.getByRole('dialog', { name: 'Primeira conversa' }));
    expect(dialog.getByText('Mande 10 mensagens.')).toBeDefined();
    expect(dialog.getByRole('img', { name: '7 de 10' })).toBeDefined();
    expect(dialog.getByRole('link', { name: 'Ver conversas' }).getAttribute('href')).toBe('/chats');
    pressEscapeInDialog();
    await waitFor(() => expect(document.activeElement).toBe(medal));
  });

  it('shares through the device, and copies where it cannot', async () => {
    const share = vi.fn(async () => undefined);
    const writeText = vi.fn(async () => undefined);
    await draw();
    const button = await screen.findByRole('button', { name: 'Compartilhar Do meu jeito' });
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share, clipboard: { writeText } }));
    fireEvent.click(button);
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({
        text: 'Ganhei a conquista “Do meu jeito” no Cafuné.',
        url: expect.stringMatching(/\/landing$/u),
      }),
    );
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: undefined, clipboard: { writeText } }));
    fireEvent.click(button);
    expect(await screen.findByText('Texto copiado')).toBeDefined();
    expect(writeText).toHaveBeenCalledWith(
      expect.stringContaining('Ganhei a conquista “Do meu jeito” no Cafuné. http'),
    );
  });

  it('says so when nothing came, once', async () => {
    await draw({ 'GET /api/achievements': () => errorAnswer(500, 'internal', 'Algo deu errado.') });
    expect((await screen.findByRole('alert')).textContent).toContain('Algo deu errado.');
    expect(screen.queryByRole('region', { name: 'Suas conquistas até aqui' })).toBeNull();
  });
});
