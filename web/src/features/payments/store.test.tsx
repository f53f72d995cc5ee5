import '../../testing/console-guard.ts';
import { PRICE_IDS, WELCOME_COINS } from '@cafune/contract/coins';
import type { CoinPack, Order } from '@cafune/contract/payments';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer } from '../../testing/answers.ts';
import { drawPage, PERSON, stubServer, stubWidth, VISITOR } from '../../testing/page.tsx';
import { isOpenFeature } from '../coins/index.ts';
import { StoreScreen } from './store-screen.tsx';

const PACKS: CoinPack[] = [
  { id: 'coins-300', coins: 300, priceCents: 990, isMostChosen: false },
  { id: 'coins-700', coins: 700, priceCents: 1_990, isMostChosen: true },
  { id: 'coins-10000', coins: 10_000, priceCents: 19_990, isMostChosen: false },
];
const PRICE = { coins: 3, vipNote: '', forYou: { coins: 3, freeLeft: null } };
const ORDER: Order = {
  id: 'o1',
  number: 'CF-ABCDEF12',
  title: '700 moedas',
  product: 'coins',
  productId: 'coins-700',
  coins: 700,
  priceCents: 1_990,
  method: 'pix',
  status: 'waiting',
  renews: false,
  renewalCents: null,
  createdAt: '2026-11-22T20:00:00.000Z',
  payUntil: '2026-11-22T20:30:00.000Z',
  confirmedUntil: null,
  paidAt: null,
  payment: null,
  withdrawal: null,
  refund: null,
  refusedRefund: null,
};

type Draw = {
  status?: unknown;
  packs?: CoinPack[];
  create?: (clientId: string) => unknown;
  choice?: Record<string, string>;
};

async function draw({ status = PERSON, packs = PACKS, create, choice = {} }: Draw = {}) {
  const clientIds: string[] = [];
  stubServer({
    'GET /api/auth/status': () => status,
    'GET /api/user/tokens': () => 38,
    'GET /api/prices': () => ({ items: PRICE_IDS.map((id) => ({ ...PRICE, id, label: `Coisa ${id}` })) }),
    'GET /api/user/statement': () => ({ items: [], nextCursor: null }),
    'GET /api/orders': () => ({ items: [], nextCursor: null }),
    'GET /api/coin-packs': () => ({ items: packs, methods: ['pix', 'card'] }),
    'POST /api/orders': ({ body }) => {
      const { clientId } = JSON.parse(String(body)) as { clientId: string };
      clientIds.push(clientId);
      return create?.(clientId) ?? ORDER;
    },
  });
  const page = await drawPage(
    () => <StoreScreen choice={choice} path="/coins" title="Moedas" free={<p>de graça</p>} />,
    { path: '/coins' },
  );
  await screen.findByRole('radio', { name: /700 moedas/u });
  return { ...page, clientIds };
}

const buy = () => fireEvent.click(screen.getByRole('button', { name: /^Pagar com/u }));

beforeEach(() => {
  sessionStorage.clear();
  stubWidth(1_440);
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('the store', () => {
  it('I06: every pack and the button that buys say their price in reais', async () => {
    await draw();
    const packs = screen.getAllByRole('radio', { name: /moedas/u });
    expect(packs).toHaveLength(3);
    for (const pack of packs) expect(pack.closest('label')?.textContent).toMatch(/R\$\s[\d.]+,\d\d$/u);
    expect(screen.getByRole('button', { name: /^Pagar com Pix · R\$\s19,90$/u })).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: /10\.000/u }));
    fireEvent.click(screen.getByRole('radio', { name: 'Cartão' }));
    expect(screen.getByRole('button', { name: /^Pagar com cartão · R\$\s199,90$/u })).toBeDefined();
  });

  it('chooses what most choose, names the best value, and offers only what the provider takes', async () => {
    await draw();
    expect(screen.getByRole('radio', { name: /Mais escolhido.*700/u })).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: /Melhor valor.*10\.000/u })).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'Boleto' })).toBeNull();
    expect(screen.getByText(/Você pode desistir em até 7 dias/u)).toBeDefined();
  });

  it('says what coins are for today: everything that has opened, and nothing else', async () => {
    await draw();
    const shown = [...document.querySelectorAll('.price-list dt')].map((term) => term.textContent);
    expect(shown).toEqual(PRICE_IDS.filter(isOpenFeature).map((id) => `Coisa ${id}`));
    expect(shown).toContain('Coisa message-voice');
    expect(shown).not.toContain('Coisa roleplay-turn');
    expect(screen.getByText(new RegExp(`Toda conta nova começa com ${WELCOME_COINS} moedas`, 'u'))).toBeDefined();
  });

  it('leads visitors to an account and back to the pack they chose', async () => {
    await draw({ status: VISITOR, choice: { pacote: 'coins-300', voltar: '/chat/c1' } });
    const door = await screen.findByRole('link', { name: 'Criar conta pra comprar' });
    expect(new URL(door.getAttribute('href') ?? '', 'http://x').searchParams.get('voltar')).toBe(
      '/coins?pacote=coins-300&forma=pix&voltar=%2Fchat%2Fc1',
    );
    expect(screen.queryByRole('button', { name: /^Pagar/u })).toBeNull();
  });
});

describe('an intent to buy', () => {
  it('keeps its id over a lost answer', async () => {
    let answer: () => unknown = () => errorAnswer(503, 'payments.unavailable', 'Pagamento indisponível agora.');
    const { clientIds, pathname } = await draw({ create: () => answer() });
    buy();
    expect(await screen.findByText(/Pagamento indisponível agora/u)).toBeDefined();
    answer = () => ORDER;
    buy();
    await waitFor(() => expect(pathname()).toBe('/checkout'));
    expect(new Set(clientIds).size).toBe(1);
  });

  it('is another one once its order is closed', async () => {
    const { clientIds, pathname } = await draw({
      create: (clientId) => (clientId === clientIds[0] ? { ...ORDER, status: 'paid' } : { ...ORDER, id: 'o2' }),
    });
    buy();
    await waitFor(() => expect(pathname()).toBe('/checkout'));
    expect(clientIds).toHaveLength(2);
    expect(clientIds[0]).not.toBe(clientIds[1]);
  });

  it('I06: goes on at another price than the button said only by another click, and says both', async () => {
    const { pathname, clientIds } = await draw({ create: () => ({ ...ORDER, priceCents: 2_290 }) });
    buy();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/aqui estava R\$\s19,90, e o pedido ficou em R\$\s22,90\. Nada foi cobrado/u);
    expect(pathname()).toBe('/coins');
    expect(screen.queryByRole('button', { name: /^Pagar com/u })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Continuar por R\$\s22,90$/u }));
    await waitFor(() => expect(pathname()).toBe('/checkout'));
    expect(clientIds).toHaveLength(1);
  });

  it('at another price is another intent: what waits at the old one is not gone on with', async () => {
    const first = await draw();
    buy();
    await waitFor(() => expect(first.pathname()).toBe('/checkout'));
    cleanup();
    const second = await draw({
      packs: PACKS.map((pack) => (pack.id === 'coins-700' ? { ...pack, priceCents: 1_490 } : pack)),
      create: () => ({ ...ORDER, priceCents: 1_490 }),
    });
    buy();
    await waitFor(() => expect(second.pathname()).toBe('/checkout'));
    expect(second.clientIds[0]).not.toBe(first.clientIds[0]);
  });

  it('says where the open orders are when there are too many', async () => {
    await draw({ create: () => errorAnswer(429, 'payments.too-many-open', 'Você tem vários pedidos.') });
    buy();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link', { name: 'Ver meus pedidos' }).getAttribute('href')).toBe('/compras');
  });
});
