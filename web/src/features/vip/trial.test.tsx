import '../../testing/console-guard.ts';
import type { Vip } from '@cafune/contract/vip';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer } from '../../testing/answers.ts';
import { stubDialogs } from '../../testing/dialogs.ts';
import { stubWidth, VISITOR } from '../../testing/page.tsx';
import { AT_NINE, AT_NOON, drawVip, ORDER, PLANS, TRYING } from '../../testing/vip.tsx';
import { TrialScreen } from './trial-screen.tsx';

const trial = (plano?: string) => (
  <TrialScreen portraits={[]} choice={plano === undefined ? {} : { plano, voltar: '/chat/c1' }} />
);
const radio = (name: RegExp) => screen.findByRole('radio', { name });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  stubDialogs();
  stubWidth(1_440);
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('the trial', () => {
  it('says the days and dates that will be, for what is chosen', async () => {
    await drawVip(trial());
    expect(await radio(/^Mensal/u)).toHaveProperty('checked', true);
    expect(
      screen.getByText(
        /^Hoje, R\$\s0\. No dia 9, 1 de dezembro, às \d\d:00, R\$\s29,90 por mês\. Avisamos antes, em 28 e 29 de novembro; cancele com um toque/u,
      ),
    ).toBeDefined();
    expect(
      screen
        .getAllByRole('listitem')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Hoje 23 de nov\. Tudo liberado, R\$\s0$/u),
      'Dias 6 e 7 28 e 29 de nov. Lembretes',
      expect.stringMatching(/^Dia 9 1 de dez\. R\$\s29,90, se você ficar$/u),
    ]);
    fireEvent.click(await radio(/Melhor valor.*Anual/u));
    expect(screen.getByText(/No dia 9, 1 de dezembro, às \d\d:00, R\$\s239,90 por ano\./u)).toBeDefined();
    fireEvent.click(await radio(/^Só os 7 dias/u));
    expect(
      screen.getByText(
        /sem cartão\. No dia 8, 30 de novembro, a esta mesma hora, o VIP termina sozinho, e nada é cobrado/u,
      ),
    ).toBeDefined();
    expect(screen.getByText(/^Termina sozinho, R\$\s0$/u)).toBeDefined();
  });

  it('who comes before ten in the morning reads a day earlier', async () => {
    await drawVip(trial(), { answers: { 'GET /api/vip/trial': () => AT_NINE } });
    expect(await screen.findByText(/^Hoje, R\$\s0\. No dia 8, 30 de novembro.*em 27 e 28 de novembro;/u)).toBeDefined();
    expect(screen.getByText('Dias 5 e 6')).toBeDefined();
  });

  it('does not begin while the dates are unknown', async () => {
    let isDown = true;
    const dates = () => (isDown ? errorAnswer(503, 'internal', 'Voltamos já.') : AT_NOON);
    await drawVip(trial(), { answers: { 'GET /api/vip/trial': dates } });
    expect(await screen.findByText('Voltamos já.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Começar Trial' })).toBeNull();
    expect(screen.queryByText(/Dia \d/u)).toBeNull();
    isDown = false;
    press('Tentar de novo');
    expect(await screen.findByRole('button', { name: 'Começar Trial' })).toBeDefined();
  });

  it('without a card begins at once', async () => {
    const begun = vi.fn(() => TRYING);
    const { pathname, sent } = await drawVip(trial('teste'), { answers: { 'POST /api/vip/trial': begun } });
    await radio(/^Só os 7 dias/u);
    press('Começar Trial');
    await waitFor(() => expect(pathname()).toBe('/trial-sucesso'));
    expect(begun).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
  });

  it('with a plan keeps a card and charges nothing today', async () => {
    const { pathname, sent, search } = await drawVip(trial('trimestral'), { order: { ...ORDER, priceCents: 0 } });
    expect(await radio(/^Trimestral/u)).toHaveProperty('checked', true);
    press('Começar Trial');
    await waitFor(() => expect(pathname()).toBe('/pagamento/teste'));
    expect(search()).toEqual({ ref: 'sbx_1' });
    expect(sent).toEqual([
      { planId: 'trimestral', method: 'card', renews: true, isTrial: true, clientId: expect.any(String) },
    ]);
  });

  it('whose price afterwards changed meanwhile goes on only by another press', async () => {
    const order = { ...ORDER, priceCents: 0, renewalCents: 9_990 };
    const { pathname } = await drawVip(trial('trimestral'), { order });
    await radio(/^Trimestral/u);
    press('Começar Trial');
    const go = await screen.findByRole('button', { name: /^Continuar por R\$\s99,90$/u });
    expect(screen.getByText(/O preço mudou: aqui estava R\$\s74,90, e o pedido ficou em R\$\s99,90/u)).toBeDefined();
    expect(pathname()).not.toBe('/pagamento/teste');
    fireEvent.click(go);
    await waitFor(() => expect(pathname()).toBe('/pagamento/teste'));
  });

  it('where no card is kept is the days alone', async () => {
    await drawVip(trial('anual'), { keepsCards: false });
    expect(await radio(/^Só os 7 dias/u)).toHaveProperty('checked', true);
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });

  it('leads visitors to an account and back to what they chose', async () => {
    await drawVip(trial('anual'), { status: VISITOR });
    const door = await screen.findByRole('link', { name: 'Começar Trial' });
    expect(new URL(door.getAttribute('href') ?? '', 'http://x').searchParams.get('voltar')).toBe(
      '/vip-trial?plano=anual&voltar=%2Fchat%2Fc1',
    );
  });

  it('says kindly why it does not begin', async () => {
    const refusal = () => errorAnswer(409, 'vip.trial-used', 'O teste grátis é um por pessoa, e o seu já foi usado.');
    await drawVip(trial('teste'), { answers: { 'POST /api/vip/trial': refusal } });
    await radio(/^Só os 7 dias/u);
    press('Começar Trial');
    expect((await screen.findByRole('alert')).textContent).toContain('O teste grátis é um por pessoa');
  });

  it.each([
    [TRYING, 'Você já é VIP', 'Ver meu VIP'],
    [{ ...TRYING, state: 'ended', isMember: false } as Vip, 'Seu teste já foi', 'Ver os planos'],
  ])('is closed to who is VIP or was, with a way on', async (vip, title, action) => {
    await drawVip(trial(), { vip });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe('/vip-plans');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('asks again for plans that did not come', async () => {
    let isDown = true;
    await drawVip(trial(), {
      answers: {
        'GET /api/vip/plans': () =>
          isDown
            ? errorAnswer(503, 'internal', 'Voltamos já.')
            : { items: PLANS, methods: ['card'], keepsCards: true, monthlyCoins: 200 },
      },
    });
    expect(await screen.findByText('Voltamos já.')).toBeDefined();
    isDown = false;
    press('Tentar de novo');
    expect(await radio(/^Mensal/u)).toBeDefined();
  });
});
