import '../../testing/console-guard.ts';
import type { Order } from '@cafune/contract/payments';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emit } from '../../platform/realtime/event-bus.ts';
import { errorAnswer } from '../../testing/answers.ts';
import { stubDialogs } from '../../testing/dialogs.ts';
import { drawPage, PERSON, stubServer, stubWidth } from '../../testing/page.tsx';
import { CheckoutScreen } from './checkout-screen.tsx';
import { drawQr } from './draw-qr.ts';
import { SuccessScreen } from './success-screen.tsx';
import { clockWords, spokenTimeLeft } from './use-seconds-left.ts';

const PAID: Order = {
  id: 'o1',
  number: 'CF-ABCDEF12',
  title: '700 moedas',
  product: 'coins',
  productId: 'coins-700',
  coins: 700,
  priceCents: 1_990,
  method: 'pix',
  status: 'paid',
  renews: false,
  createdAt: '2026-11-22T20:00:00.000Z',
  payUntil: null,
  paidAt: '2026-11-22T20:01:00.000Z',
  payment: null,
  withdrawal: { until: '2026-11-29T20:01:00.000Z', isOpen: true, coins: 350, refundCents: 995 },
  refund: null,
  refusedRefund: null,
};
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
