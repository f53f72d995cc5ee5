import '../../testing/console-guard.ts';
import { paymentErrors, type SandboxPayment } from '@cafune/contract/payments';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer } from '../../testing/answers.ts';
import { drawPage, PERSON, stubServer, stubWidth } from '../../testing/page.tsx';
import { TestBankScreen } from './test-bank-screen.tsx';

const REF = 'sbx_0123456789';
const PAYMENT: SandboxPayment = {
  ref: REF,
  title: '700 moedas',
  amountCents: 1_990,
  method: 'pix',
  status: 'waiting',
  refundedCents: 0,
  isDisputed: false,
  isCardRefused: null,
  orderId: '00000000-0000-7000-8000-000000000001',
  returnPath: '/checkout?order=00000000-0000-7000-8000-000000000001',
};

async function draw(payment: Partial<SandboxPayment> = {}, act: () => unknown = () => PAYMENT) {
  const server = stubServer({
    'GET /api/auth/status': () => PERSON,
    [`GET /api/payment-sandbox/${REF}`]: () => ({ ...PAYMENT, ...payment }),
    [`POST /api/payment-sandbox/${REF}`]: act,
  });
  const page = await drawPage(() => <TestBankScreen bankRef={REF} />, { path: '/pagamento/teste' });
  await screen.findByRole('heading', { name: 'Banco de teste' });
  const asked = () =>
    server.mock.calls.filter(([, init]) => init?.method === 'POST').map(([, init]) => JSON.parse(String(init?.body)));
  return { ...page, asked };
}

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent?.replaceAll('\u00a0', ' '));

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  stubWidth(390);
});

describe('the test bank', () => {
  it.each<[string, Partial<SandboxPayment>, string[]]>([
    ['Esperando pagamento', {}, ['Pagar · R$ 19,90', 'Recusar', 'Deixar vencer']],
    ['Recusado', { status: 'failed', method: 'card' }, ['Pagar assim mesmo · R$ 19,90']],
    ['Vencido', { status: 'expired', method: 'boleto' }, ['Pagar atrasado · R$ 19,90']],
    ['Cancelado', { status: 'canceled' }, []],
    ['Pago', { status: 'paid' }, ['Devolver tudo · R$ 19,90', 'Contestar a compra']],
    ['Pago, e contestado', { status: 'paid', isDisputed: true }, ['Dar razão à loja']],
    [
      'Pago, com R$ 5,00 devolvidos',
      { status: 'paid', refundedCents: 500 },
      ['Devolver tudo · R$ 19,90', 'Contestar a compra'],
    ],
    ['Pago, e devolvido inteiro', { status: 'paid', refundedCents: 1_990 }, ['Contestar a compra']],
    [
      'Esperando pagamento',
      { method: 'card', amountCents: 0, isCardRefused: false },
      ['Guardar o cartão', 'Recusar', 'Deixar vencer'],
    ],
    [
      'Cartão guardado, nada foi cobrado',
      { status: 'paid', method: 'card', amountCents: 0, isCardRefused: false },
      ['Recusar próximas cobranças'],
    ],
    [
      'Pago',
      { status: 'paid', method: 'card', isCardRefused: true },
      ['Devolver tudo · R$ 19,90', 'Contestar a compra', 'Aceitar próximas cobranças'],
    ],
  ])('%s: it offers what a bank can do then, and nothing else', async (state, payment, offered) => {
    await draw(payment);
    expect(screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')).toBe(`Situação: ${state}`);
    expect(buttons()).toEqual(offered);
    expect(screen.getByText('Nenhum dinheiro de verdade se move aqui.')).toBeDefined();
  });

  it.each([
    ['Na hora, uma vez', 'once'],
    ['Três vezes o mesmo aviso', 'thrice'],
    ['Depois, um aviso mais antigo', 'out-of-order'],
    ['Cinco segundos depois', 'late'],
    ['Nunca: o aviso se perde', 'lost'],
    ['Com assinatura falsa', 'forged'],
  ])('tells the shop as it was chosen: %s', async (words, notice) => {
    const { asked } = await draw({}, () => ({ ...PAYMENT, status: 'paid' }));
    const list = screen.getByRole('combobox', { name: 'Como o banco avisa a loja' });
    const option = screen.getByRole('option', { name: words });
    fireEvent.change(list, { target: { value: option.getAttribute('value') } });
    fireEvent.click(screen.getByRole('button', { name: /^Pagar/u }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Situação: Pago'));
    expect(asked()).toEqual([{ action: 'pay', notice }]);
  });

  it('says why it did not, and how the payment stands by now', async () => {
    const sentence = paymentErrors['payments.not-open'].message;
    const payment: Partial<SandboxPayment> = {};
    const { asked } = await draw(payment, () => {
      payment.status = 'canceled';
      return errorAnswer(409, 'payments.not-open', sentence);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Recusar' }));
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(asked()).toEqual([{ action: 'fail', notice: 'once' }]);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Situação: Cancelado'));
    expect(buttons()).toEqual([]);
  });

  it('leads back to the order', async () => {
    const { pathname, search } = await draw();
    fireEvent.click(screen.getByRole('link', { name: 'Voltar pro pedido' }));
    await waitFor(() => expect(pathname()).toBe('/checkout'));
    expect(search()).toEqual({ order: PAYMENT.orderId });
  });

  it('without a payment of one’s own says so, and draws no bank', async () => {
    stubServer({
      'GET /api/auth/status': () => PERSON,
      [`GET /api/payment-sandbox/${REF}`]: () => errorAnswer(404, 'request.not-found', 'Não encontrado.'),
    });
    await drawPage(() => <TestBankScreen bankRef={REF} />);
    expect(await screen.findByText('Nenhum pagamento de teste aqui')).toBeDefined();
    expect(buttons()).toEqual([]);
  });
});
