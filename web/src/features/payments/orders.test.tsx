import '../../testing/console-guard.ts';
import type { Order } from '@cafune/contract/payments';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emit } from '../../platform/realtime/event-bus.ts';
import { errorAnswer } from '../../testing/answers.ts';
import { stubDialogs } from '../../testing/dialogs.ts';
import { makeOrder } from '../../testing/orders.ts';
import { drawPage, PERSON, stubServer, stubWidth } from '../../testing/page.tsx';
import { drawQr } from '../../ui/draw-qr.ts';
import { CancelScreen } from './cancel-screen.tsx';
import { CheckoutScreen } from './checkout-screen.tsx';
import { PurchasesScreen } from './purchases-screen.tsx';
import { SuccessScreen } from './success-screen.tsx';
import { clockWords, spokenTimeLeft } from './use-seconds-left.ts';

const PAID = makeOrder();
const WAITING: Order = {
  ...PAID,
  status: 'waiting',
  payUntil: new Date(Date.now() + 900_000).toISOString(),
  paidAt: null,
  payment: { pixCode: '000201PIX', boletoLine: null, payUrl: 'https://x.y/pagamento/teste?ref=sbx_1', isTest: true },
  withdrawal: null,
};

async function draw(
  screenFor: () => React.ReactNode,
  read: () => unknown,
  answers: Record<string, () => unknown> = {},
) {
  stubServer({
    'GET /api/auth/status': () => PERSON,
    'GET /api/user/tokens': () => 738,
    'GET /api/orders/o1': read,
    'GET /api/orders': () => ({
      items: [{ ...PAID, id: 'o0', paidAt: null, status: 'canceled' }, PAID],
      nextCursor: null,
    }),
    ...answers,
  });
  return drawPage(screenFor, { path: '/aqui' });
}

beforeEach(() => {
  stubDialogs();
  stubWidth(1_440);
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('an order that waits', () => {
  it('says that the bank is a test one, and goes on when the server says that it is paid', async () => {
    let order = WAITING;
    const { pathname, search } = await draw(
      () => <CheckoutScreen orderId="o1" />,
      () => order,
    );
    expect(await screen.findByText('Banco de teste: nenhum dinheiro de verdade.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Abrir o banco de teste' }).getAttribute('href')).toBe(
      '/pagamento/teste?ref=sbx_1',
    );
    order = PAID;
    emit('payment_processed', {});
    await waitFor(() => expect(pathname()).toBe('/payment-success'));
    expect(search()).toEqual({ order: 'o1' });
  });

  it('stays on the screen when the connection goes', async () => {
    let isGone = false;
    await draw(
      () => <CheckoutScreen orderId="o1" />,
      () => (isGone ? Promise.reject(new TypeError('offline')) : WAITING),
    );
    await screen.findByRole('img', { name: 'QR code do Pix' });
    isGone = true;
    emit('payment_processed', {});
    expect(await screen.findByText(/Sem conexão com o servidor agora/u)).toBeDefined();
    expect(screen.getByRole('img', { name: 'QR code do Pix' })).toBeDefined();
  });

  it('that is nobody’s is said to be lost, not broken', async () => {
    await draw(
      () => <CheckoutScreen orderId="o1" />,
      () => errorAnswer(404, 'request.not-found', 'Não encontrado.'),
    );
    expect(await screen.findByText('Não achei esse pedido')).toBeDefined();
  });

  it('speaks of the time at ten, five and one minutes and at the end, not every second', () => {
    const said = Array.from({ length: 1_801 }, (_none, index) => spokenTimeLeft(1_800 - index));
    expect([...new Set(said)]).toEqual([
      '',
      'Faltam 10 minutos ou menos pra pagar.',
      'Faltam 5 minutos ou menos pra pagar.',
      'Falta 1 minuto ou menos pra pagar.',
      'O tempo pra pagar acabou.',
    ]);
    expect(clockWords(872)).toBe('14:32');
  });
});

describe('an order that was not paid', () => {
  const EXPIRED: Order = { ...WAITING, method: 'boleto', status: 'expired', payUntil: null, payment: null };
  const PACKS = {
    'GET /api/coin-packs': () => ({
      items: [{ id: 'coins-700', coins: 700, priceCents: 2_290, isMostChosen: true }],
      methods: ['pix', 'boleto'],
    }),
  };
  const confirming = { ...EXPIRED, confirmedUntil: '2099-11-27T15:00:00.000Z' };

  it('a boleto the bank may still confirm says so, offers no second one first, and goes on when it is paid', async () => {
    let order: Order = confirming;
    const { pathname } = await draw(
      () => <CancelScreen orderId="o1" />,
      () => order,
      PACKS,
    );
    expect(await screen.findByRole('heading', { name: 'Esperando o banco confirmar' })).toBeDefined();
    expect(screen.getByText(/Se você pagou no prazo, está tudo certo: o banco leva até 3 dias úteis/u)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/nada foi cobrado/iu);
    expect(screen.queryByRole('button', { name: /boleto/u })).toBeNull();
    expect(document.querySelectorAll('.button-primary')).toHaveLength(1);
    expect(document.querySelector('.button-primary')?.getAttribute('href')).toBe('/compras');
    order = PAID;
    await waitFor(() => expect(pathname()).toBe('/payment-success'), { timeout: 8_000 });
  }, 10_000);

  it('a boleto that waits for the bank is not called over in the list either', async () => {
    await draw(
      () => <PurchasesScreen />,
      () => PAID,
      { 'GET /api/orders': () => ({ items: [confirming], nextCursor: null }) },
    );
    expect(await screen.findByText('Esperando o banco confirmar')).toBeDefined();
  });

  it.each([
    ['failed', 'O boleto não foi pago'],
    ['expired', 'O boleto venceu'],
  ] as const)('a boleto that %s blames no card, and a new one says today’s price', async (status, title) => {
    await draw(
      () => <CancelScreen orderId="o1" />,
      () => ({ ...EXPIRED, status }),
      PACKS,
    );
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByText(/Se você pagou mesmo assim, as moedas caem/u)).toBeDefined();
    expect(screen.queryByText(/recusou|limite/u)).toBeNull();
    expect(await screen.findByRole('button', { name: /^Gerar novo boleto · R\$\s22,90$/u })).toBeDefined();
  });

  it('leads to the other packs where its own is not sold any more', async () => {
    await draw(
      () => <CancelScreen orderId="o1" />,
      () => ({ ...EXPIRED, productId: 'coins-gone' }),
      PACKS,
    );
    const link = await screen.findByRole('link', { name: 'Escolher outra forma' });
    await waitFor(() => expect(link.className).toContain('button-primary'));
    expect(screen.queryByRole('button', { name: /^Gerar/u })).toBeNull();
  });
});

describe('a purchase', () => {
  it('without a name is the latest that was paid', async () => {
    await draw(
      () => <SuccessScreen orderId="" />,
      () => PAID,
    );
    expect(await screen.findByText('CF-ABCDEF12')).toBeDefined();
  });

  it('says exactly what comes back and gives it back in two clicks', async () => {
    const withdrawn: Order = {
      ...PAID,
      status: 'withdrawing',
      withdrawal: null,
      refund: { cents: 995, coins: 350, at: '2026-11-22T20:05:00.000Z', isDone: false },
    };
    await draw(
      () => <SuccessScreen orderId="o1" />,
      () => PAID,
      {
        'POST /api/orders/o1/withdraw': () => ({
          order: withdrawn,
          refundCents: 995,
          coins: 350,
          at: withdrawn.createdAt,
        }),
      },
    );
    expect(
      await screen.findByText(/As 350 moedas que você ainda não usou voltam em dinheiro: R\$\s9,95, pelo Pix/u),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Desistir da compra' }));
    fireEvent.click(screen.getByRole('button', { name: /^Receber R\$\s9,95 de volta$/u }));
    expect(await screen.findByText('Dinheiro a caminho')).toBeDefined();
    expect(screen.getByText('350')).toBeDefined();
    expect(screen.queryByText('Mudou de ideia?')).toBeNull();
  });

  it.each([
    [0, 'Nenhuma moeda saiu do seu saldo.'],
    [175, '175 moedas saíram do seu saldo.'],
  ])('of which a part was sent back is not called given back, with %i coins', async (coins, words) => {
    const part: Order = {
      ...PAID,
      status: 'withdrawing',
      refund: { cents: 500, coins, at: '2026-11-22T20:05:00.000Z', isDone: false },
    };
    await draw(
      () => <SuccessScreen orderId="o1" />,
      () => part,
    );
    expect(await screen.findByRole('heading', { name: 'Parte do valor está voltando' })).toBeDefined();
    expect(screen.getByText(new RegExp(`^São R\\$\\s5,00\\. ${words}`, 'u'))).toBeDefined();
    cleanup();
    await draw(
      () => <PurchasesScreen />,
      () => PAID,
      {
        'GET /api/orders': () => ({
          items: [{ ...part, status: 'refunded', refund: { ...part.refund, isDone: true } }],
          nextCursor: null,
        }),
      },
    );
    expect(await screen.findByText('Parte do valor voltou')).toBeDefined();
    expect(screen.queryByText('Devolvida')).toBeNull();
  });

  it('whose contest was lost is not said to be looked at for ever', async () => {
    await draw(
      () => <SuccessScreen orderId="o1" />,
      () => ({ ...PAID, status: 'disputed', withdrawal: null }),
    );
    expect(await screen.findByText(/só voltam pro seu saldo se ele der razão à loja/u)).toBeDefined();
    expect(screen.queryByText(/analisando|Enquanto isso/u)).toBeNull();
  });

  it('that just came counts only the coins that are there: some paid what was owed', async () => {
    const paidAt = new Date().toISOString();
    const withdrawal = { until: '2099-01-01T00:00:00.000Z', isOpen: true, coins: 200, refundCents: 569 };
    await draw(
      () => <SuccessScreen orderId="o1" />,
      () => ({ ...PAID, paidAt, withdrawal }),
    );
    expect(await screen.findByText(/Das 700 moedas, 200 estão no seu saldo/u)).toBeDefined();
    expect(screen.queryByText(/Entraram/u)).toBeNull();
  });

  it.each([
    [{ until: PAID.createdAt, isOpen: false, coins: 350, refundCents: 995 }, /O prazo de 7 dias .* acabou em/u],
    [{ until: PAID.createdAt, isOpen: false, coins: 0, refundCents: 0 }, /já foram usadas/u],
  ])('that cannot be given back says why', async (withdrawal, words) => {
    await draw(
      () => <SuccessScreen orderId="o1" />,
      () => ({ ...PAID, withdrawal }),
    );
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Desistir da compra' })).toBeNull();
  });

  it('that the bank did not give back says so, where the coins are, and can be given back again after the days', async () => {
    await draw(
      () => <SuccessScreen orderId="o1" />,
      () => ({ ...PAID, refusedRefund: { cents: 995, at: '2026-12-02T20:05:00.000Z' } }),
    );
    expect(await screen.findByRole('heading', { name: 'O banco não devolveu' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toMatch(/R\$\s9,95, então as moedas estão no seu saldo de novo/u);
    expect(screen.getByText(/^Dá pra pedir de novo\. As 350 moedas/u)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Desistir da compra' })).toBeDefined();
  });
});

it('a code leaves its middle free for the symbol and draws its corners apart', () => {
  const all = Array.from({ length: 21 }, () => Array.from({ length: 21 }, () => true));
  const { path, marks, symbol } = drawQr(all);
  expect(marks).toHaveLength(3);
  expect(symbol).toEqual({ at: 9, size: 3 });
  expect(path.split('M').length - 1).toBe(21 * 21 - 3 * 49 - 9);
});
