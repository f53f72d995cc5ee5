import '../../testing/console-guard.ts';
import type { Order } from '@cafune/contract/payments';
import type { Vip } from '@cafune/contract/vip';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer } from '../../testing/answers.ts';
import { stubDialogs } from '../../testing/dialogs.ts';
import { stubWidth, VISITOR } from '../../testing/page.tsx';
import { AT_NOON, CARD_PAGE, drawVip, NOBODY, ORDER, RENEWING, TRYING } from '../../testing/vip.tsx';
import { currentToast } from '../../ui/toast-store.ts';
import { VipCheckoutScreen, VipOrderScreen } from './checkout-screen.tsx';
import { MemberCard } from './member-card.tsx';
import { PlansScreen } from './plans-screen.tsx';
import { VipSuccessScreen } from './success-screen.tsx';
import { TrialCanceledScreen, TrialSuccessScreen } from './trial-outcome-screens.tsx';
import { perPeriod, trialSentence } from './vip-words.ts';

const CANCELLATION = { at: '2026-11-23T17:30:00.000Z', holdsUntil: RENEWING.endsAt, chargeCents: 0 };

const plans = (metodo?: string) => (
  <PlansScreen choice={metodo === undefined ? {} : { metodo }} path="/vip-plans" title="VIP" />
);
const radio = (name: RegExp) => screen.findByRole('radio', { name });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  stubDialogs();
  stubWidth(1_440);
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('the plans', () => {
  it('I06: every plan and the button that pays say their price in reais', async () => {
    await drawVip(plans());
    for (const one of [/^Mensal.*R\$\s29,90/u, /^Trimestral.*R\$\s74,90/u, /Anual.*R\$\s239,90/u])
      expect(await radio(one)).toBeDefined();
    expect(screen.getByRole('button', { name: /^Pagar com Pix · R\$\s29,90$/u })).toBeDefined();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByText(/Pagamento único: vale por 1 mês e termina sozinho/u)).toBeDefined();
  });

  it('renew by themselves by card alone, say the next charge, and may be told not to', async () => {
    const { sent, pathname } = await drawVip(plans('card'));
    const renews = await screen.findByRole('switch', { name: /Renova sozinho/u });
    expect(renews).toHaveProperty('checked', true);
    expect(screen.getByText(/A próxima cobrança, R\$\s29,90, vem daqui a 1 mês/u)).toBeDefined();
    fireEvent.click(renews);
    expect(screen.queryByText(/A próxima cobrança/u)).toBeNull();
    press(/^Pagar com cartão · R\$\s29,90$/u);
    await waitFor(() => expect(pathname()).toBe('/vip-checkout'));
    expect(sent).toMatchObject([{ planId: 'mensal', method: 'card', renews: false, isTrial: false }]);
  });

  it('I06: go on at another price than the button said only by another click', async () => {
    const { pathname } = await drawVip(plans(), { order: { ...ORDER, priceCents: 3_490, paidAt: null } });
    fireEvent.click(await screen.findByRole('button', { name: /^Pagar com Pix · R\$\s29,90$/u }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/estava R\$\s29,90.*ficou em R\$\s34,90/u);
    expect(pathname()).toBe('/aqui');
    press(/^Continuar por R\$\s34,90$/u);
    await waitFor(() => expect(pathname()).toBe('/vip-checkout'));
  });

  it('say from when on they are sold again to whoever gave VIP back twice, before anything is paid', async () => {
    await drawVip(plans(), { vip: { ...NOBODY, sellsAgainAt: '2099-12-01T15:00:00.000Z' } });
    expect(await screen.findByText(/assinar de novo a partir de 1 de dezembro, às/u)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Pagar/u })).toBeNull();
  });

  it('are a panel for members whose VIP renews: until when, the next charge, the next coins', async () => {
    await drawVip(plans(), { vip: RENEWING });
    const panel = within((await screen.findByRole('heading', { name: 'VIP anual' })).closest('section') as HTMLElement);
    expect(panel.getByText(/^30 de novembro, às/u)).toBeDefined();
    expect(panel.getByText(/^R\$\s239,90 em 1 de dezembro/u)).toBeDefined();
    expect(panel.getByText('200 em 23 de dezembro')).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('are left in two clicks, and say what stays until when', async () => {
    const canceled = { ...RENEWING, renewal: null, isCanceled: true };
    let vip = RENEWING;
    await drawVip(plans(), {
      answers: {
        'GET /api/vip': () => vip,
        'POST /api/vip/cancel': () => {
          vip = canceled;
          return { ...canceled, cancellation: CANCELLATION };
        },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancelar VIP' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar o VIP?' }));
    expect(dialog.getByText(/o VIP continua seu até 30 de novembro/u)).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Sim, cancelar' }));
    expect(await screen.findByText('Nenhuma: a renovação foi cancelada')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancelar VIP' })).toBeNull();
    expect(currentToast()).toMatchObject({ kind: 'success', title: 'VIP cancelado' });
    expect(currentToast()?.description).toMatch(
      /^Cancelado em 23 de novembro, às \d\d:30\. Nenhuma cobrança vem depois\. O VIP continua seu até 30 de novembro/u,
    );
  });

  const REFUSED: Vip = {
    ...RENEWING,
    state: 'past_due',
    graceUntil: '2099-12-03T15:00:00.000Z',
    renewal: {
      at: '2099-12-01T13:00:00.000Z',
      planId: 'anual',
      priceCents: 23_990,
      hasFailed: true,
      triesAgainAt: '2099-12-02T13:00:00.000Z',
    },
  };

  it('say what happened to a card that did not pass, when it is tried again, and take another way', async () => {
    await drawVip(plans(), { vip: REFUSED });
    expect(
      await screen.findByText(
        /O cartão não passou na renovação\. Você continua VIP até 3 de dezembro.*\. A gente tenta de novo em 2 de dezembro, às \d\d:00\. Se preferir/u,
      ),
    ).toBeDefined();
    expect(await screen.findByRole('button', { name: /^Pagar com Pix/u })).toBeDefined();
    // What is paid now counts from now, and the card that is kept renews after it.
    expect(
      screen.getByText(/vale por 1 ano a partir de agora\. Depois, o cartão guardado volta a renovar/u),
    ).toBeDefined();
    expect(screen.queryByText(/termina sozinho/u)).toBeNull();
    press('Cancelar VIP');
    expect(await screen.findByText(/o VIP termina agora/u)).toBeDefined();
  });

  it('promise no other try after the last one', async () => {
    await drawVip(plans(), {
      vip: { ...REFUSED, renewal: REFUSED.renewal && { ...REFUSED.renewal, triesAgainAt: null } },
    });
    const told = await screen.findByText(/^O cartão não passou na renovação\. Você continua VIP até 3 de dezembro/u);
    expect(told.textContent).toMatch(/\. Pra não parar, pague de outro jeito aqui embaixo\.$/u);
    expect(told.textContent).not.toMatch(/tenta de novo/u);
  });

  it('of a card that nobody can charge any more say so, promise no other try, and take another way or another card', async () => {
    const vip: Vip = { ...RENEWING, state: 'past_due', graceUntil: '2099-12-03T15:00:00.000Z', renewal: null };
    await drawVip(plans('card'), { vip });
    const told = await screen.findByText(
      /^Não dá mais pra cobrar o cartão da renovação\. Você continua VIP até 3 de dez/u,
    );
    expect(told.textContent).toMatch(/\. Pra não parar, pague de outro jeito aqui embaixo\.$/u);
    expect(told.textContent).not.toMatch(/tenta de novo/u);
    expect(screen.getByText('Nenhuma: o VIP termina sozinho')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Pagar de outro jeito' })).toBeDefined();
    expect(await screen.findByRole('button', { name: /^Pagar com cartão · R\$\s239,90$/u })).toBeDefined();
    // It counts from now, not from an end that has gone by.
    expect(screen.getByText(/A próxima cobrança, R\$\s239,90, vem daqui a 1 ano/u)).toBeDefined();
  });

  it('are offered at once to members whose card nobody can charge any more', async () => {
    await drawVip(plans(), { vip: { ...RENEWING, renewal: null } });
    expect(await screen.findByRole('heading', { name: 'Somar mais tempo' })).toBeDefined();
    expect(await screen.findByRole('button', { name: /^Pagar com Pix/u })).toBeDefined();
    expect(screen.queryByText(/cobrar o cartão/u)).toBeNull();
  });

  it('can be named by an address, and visitors come back to it', async () => {
    await drawVip(<VipCheckoutScreen choice={{ plano: 'anual', metodo: 'boleto' }} />, { status: VISITOR });
    const door = await screen.findByRole('link', { name: 'Criar conta pra assinar' });
    expect(new URL(door.getAttribute('href') ?? '', 'http://x').searchParams.get('voltar')).toBe(
      '/vip-checkout?plano=anual&metodo=boleto',
    );
    expect(screen.getByRole('radio', { name: 'Boleto' })).toHaveProperty('checked', true);
  });
});

describe('what became of it', () => {
  it('a plan that was paid: until when, the receipt, and no coins anywhere', async () => {
    await drawVip(<VipSuccessScreen orderId="o1" />, { vip: { ...RENEWING, planId: 'mensal', renewal: null } });
    expect(await screen.findByRole('heading', { name: 'Você é VIP' })).toBeDefined();
    expect(screen.getByText(/O Pix chegou\. Converse à vontade até 30 de novembro/u)).toBeDefined();
    expect(screen.getByText('CF-ABCDEF12')).toBeDefined();
    expect(document.body.textContent).not.toMatch(/\b0 moedas/u);
    press('Desistir da compra');
    expect(
      screen.getByText(
        /O VIP desta compra termina na hora, e as moedas que vieram com ele saem.*R\$\s29,90 voltam pelo Pix/u,
      ),
    ).toBeDefined();
    expect(screen.getByText(/O valor inteiro volta: R\$\s29,90/u)).toBeDefined();
  });

  it.each([
    [{ renews: true }, RENEWING, /desta compra e a renovação dele terminam na hora/u],
    [
      { renews: false },
      RENEWING,
      /desta compra termina na hora.*A renovação que você já tem continua se ainda sobrar outro tempo de VIP; se não sobrar, ela termina junto\./u,
    ],
    [{ renews: true }, { ...RENEWING, renewal: null }, /^O VIP desta compra termina na hora.*saldo\. R\$/u],
  ])('giving it back says exactly what ends', async (order, vip, words) => {
    await drawVip(<VipSuccessScreen orderId="o1" />, { vip, order: { ...ORDER, ...order } });
    await screen.findByRole('heading', { name: 'Você é VIP' });
    press('Desistir da compra');
    expect(screen.getByText(words)).toBeDefined();
  });

  it('whoever was VIP before and has just paid reads that it begins, and goes on when it did', async () => {
    let vip: Vip = { ...TRYING, state: 'ended', isMember: false, isCanceled: true };
    const paidAt = new Date().toISOString();
    await drawVip(<VipSuccessScreen orderId="o1" />, {
      order: { ...ORDER, renews: true, paidAt },
      answers: { 'GET /api/vip': () => vip },
    });
    expect(await screen.findByRole('heading', { name: 'Seu VIP está começando' })).toBeDefined();
    expect(screen.queryByText(/já terminou|^Cancelada$/u)).toBeNull();
    vip = { ...RENEWING, planId: 'mensal' };
    expect(await screen.findByRole('heading', { name: 'Você é VIP' }, { timeout: 4_000 })).toBeDefined();
  });

  it('whoever was VIP before and has just kept a card reads that the trial begins', async () => {
    await drawVip(<TrialSuccessScreen orderId="o1" />, {
      vip: { ...NOBODY, state: 'ended' },
      order: { ...ORDER, priceCents: 0, renews: true, paidAt: new Date().toISOString(), withdrawal: null },
    });
    expect(await screen.findByRole('heading', { name: 'Seu teste está começando' })).toBeDefined();
  });

  it('a contest at the bank is told in words that hold after it was lost', async () => {
    await drawVip(<VipSuccessScreen orderId="o1" />, {
      vip: RENEWING,
      order: { ...ORDER, status: 'disputed', withdrawal: null },
    });
    expect(await screen.findByText(/só volta a valer se ele der razão à loja/u)).toBeDefined();
    expect(screen.queryByText(/analisando|Enquanto isso/u)).toBeNull();
  });

  it.each([
    {
      what: 'that renews, when and for how much',
      renews: true,
      vip: RENEWING,
      row: /^Próxima cobrançaR\$\s239,90 em 1 de dezembro/u,
    },
    {
      what: 'whose renewal was canceled',
      renews: true,
      vip: { ...RENEWING, renewal: null, isCanceled: true },
      row: /^RenovaçãoCancelada$/u,
    },
    { what: 'that never renews', renews: false, vip: { ...RENEWING, renewal: null }, row: /^RenovaçãoNão renova$/u },
  ])('a receipt $what', async ({ renews, vip, row }) => {
    await drawVip(<VipSuccessScreen orderId="o1" />, { vip, order: { ...ORDER, renews, productId: 'anual' } });
    await screen.findByRole('heading', { name: 'Você é VIP' });
    const receipt = within(screen.getByRole('region', { name: /^Recibo/u }));
    expect(receipt.getByText(/^(Próxima cobrança|Renovação)$/u).parentElement?.textContent).toMatch(row);
  });

  it('an order that waits says whether it renews, when, for how much and where that ends', async () => {
    const waiting: Order = { ...ORDER, status: 'waiting', paidAt: null, payment: CARD_PAGE, withdrawal: null };
    await drawVip(<VipOrderScreen orderId="o1" />, { order: { ...waiting, method: 'card', renews: true } });
    const words = await screen.findByText(/^A próxima cobrança, R\$\s29,90, vem daqui a 1 mês\./u);
    expect(within(words).getByRole('link', { name: 'Seu VIP' }).getAttribute('href')).toBe('/vip-plans');
  });

  it('a trial that waits for its card says when and what it charges', async () => {
    const waiting: Order = {
      ...ORDER,
      status: 'waiting',
      priceCents: 0,
      renews: true,
      paidAt: null,
      payment: CARD_PAGE,
    };
    await drawVip(<TrialSuccessScreen orderId="o1" />, { order: { ...waiting, method: 'card', withdrawal: null } });
    expect(
      await screen.findByText(/a primeira cobrança vem em 1 de dezembro, às \d\d:00: R\$\s29,90 por mês/u),
    ).toBeDefined();
  });

  it('an order that was never paid shows no receipt on its way to its own page', async () => {
    const { pathname } = await drawVip(<VipSuccessScreen orderId="o1" />, {
      order: { ...ORDER, status: 'expired', paidAt: null, withdrawal: null },
    });
    await waitFor(() => expect(pathname()).toBe('/payment-cancel'));
    expect(screen.queryByText('Recibo')).toBeNull();
  });

  it('the latest that was paid, where no order is named; and no empty page when it cannot be read', async () => {
    let isDown = true;
    const orders = () => (isDown ? errorAnswer(503, 'internal', 'Voltamos já.') : { items: [ORDER], nextCursor: null });
    await drawVip(<VipSuccessScreen orderId="" />, { vip: RENEWING, answers: { 'GET /api/orders': orders } });
    expect(await screen.findByText('Voltamos já.')).toBeDefined();
    isDown = false;
    press('Tentar de novo');
    expect(await screen.findByText('CF-ABCDEF12')).toBeDefined();
  });

  it('a trial whose card was kept: what holds now and how it is canceled', async () => {
    const vip: Vip = { ...TRYING, planId: 'anual', renewal: RENEWING.renewal };
    const { pathname } = await drawVip(<TrialSuccessScreen orderId="o1" />, {
      vip,
      order: { ...ORDER, priceCents: 0, withdrawal: null },
      answers: {
        'POST /api/vip/cancel': () => ({ ...vip, renewal: null, isCanceled: true, cancellation: CANCELLATION }),
      },
    });
    expect(await screen.findByRole('heading', { name: 'Seus 7 dias começaram' })).toBeDefined();
    expect(await screen.findByText('VIP anual')).toBeDefined();
    press('Cancelar VIP');
    fireEvent.click(await screen.findByRole('button', { name: 'Sim, cancelar' }));
    await waitFor(() => expect(pathname()).toBe('/trial-cancelado'));
    expect(currentToast()?.description).toMatch(/^Cancelado em 23 de novembro.* O recibo vai pro seu e-mail\.$/u);
  });

  it('a trial that was canceled keeps until its end', async () => {
    await drawVip(<TrialCanceledScreen orderId="" />, { vip: { ...TRYING, isCanceled: true } });
    expect(await screen.findByText(/Nada vai ser cobrado\. Tudo continua liberado até 30 de novembro/u)).toBeDefined();
  });

  it('a trial whose card was refused did not begin, and can without one', async () => {
    const { pathname } = await drawVip(<TrialSuccessScreen orderId="o1" />, {
      order: { ...ORDER, priceCents: 0, status: 'failed', paidAt: null, withdrawal: null },
    });
    await waitFor(() => expect(pathname()).toBe('/trial-cancelado'));
  });

  it('leads on from an unpaid trial', async () => {
    await drawVip(<TrialCanceledScreen orderId="o1" />, {
      order: { ...ORDER, priceCents: 0, status: 'failed', paidAt: null, withdrawal: null },
    });
    expect(await screen.findByRole('heading', { name: 'O teste não começou' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Começar sem cartão' }).getAttribute('href')).toBe(
      '/vip-trial?plano=teste',
    );
  });
});

describe('the card in the sidebar', () => {
  it.each([
    [NOBODY, 'a oferta'],
    [TRYING, 'Teste de VIP'],
    [RENEWING, 'VIP anual'],
    [{ ...TRYING, state: 'ended', isMember: false } as Vip, 'Conversa livre'],
  ])('says how VIP stands', async (vip, words) => {
    await drawVip(<MemberCard offer={<p>a oferta</p>} />, { vip });
    expect(await screen.findByText(words)).toBeDefined();
  });
});

it('says every period as people do', () => {
  expect([1, 3, 6, 12].map(perPeriod)).toEqual(['por mês', 'a cada 3 meses', 'a cada 6 meses', 'por ano']);
  expect(trialSentence(null, AT_NOON)).toMatch(/nada é cobrado/u);
});
