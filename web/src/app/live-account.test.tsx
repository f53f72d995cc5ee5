import '../testing/console-guard.ts';
import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web';
import type { AccountEvent } from '@cafune/contract/notifications';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CoinBalance, useBalanceUpdates, usePriceCoins } from '../features/coins/index.ts';
import { CheckoutScreen } from '../features/payments/index.ts';
import { stubDialogs } from '../testing/dialogs.ts';
import { pass, stopTime } from '../testing/fake-time.ts';
import { makeOrder } from '../testing/orders.ts';
import { drawPage, PERSON, stubServer, stubWidth } from '../testing/page.tsx';
import { NOBODY, RENEWING } from '../testing/vip.tsx';
import { NoticesHost } from './notices-host.tsx';
import { useBusEvents } from './use-bus-events.ts';

const PAID = makeOrder();
const WAITING = makeOrder({
  status: 'waiting',
  paidAt: null,
  payUntil: '2099-11-22T20:30:00.000Z',
  payment: { pixCode: '000201PIX', boletoLine: null, payUrl: 'https://x.y/pagamento/teste?ref=sbx_1', isTest: true },
  withdrawal: null,
});

/** What another tab of the same browser says and hears. */
const otherTab = new BroadcastChannel('cafune');
const heard: { type: string }[] = [];
otherTab.onmessage = (event) => heard.push(event.data);

/** The parts of the app that live events move: the pill, a price, and an order that waits. */
function Page() {
  useBusEvents();
  useBalanceUpdates();
  return (
    <>
      <CoinBalance />
      <output>{usePriceCoins('chat-reply')}</output>
      <CheckoutScreen orderId="o1" />
      <NoticesHost />
    </>
  );
}

/** A tab of the app over a server that knows more than it has told. */
async function open() {
  const truth = { coins: 500, order: WAITING, replyCoins: 2, vip: NOBODY };
  let stream: ReadableStreamDefaultController<Uint8Array> | null = null;
  stubServer({
    'GET /api/auth/status': () => PERSON,
    'GET /api/user/notification-settings': () => ({ messages: true, rewards: true, promos: true, quietHours: null }),
    'GET /api/notifications/system': () => [],
    'GET /api/vip': () => truth.vip,
    'GET /api/user/tokens': () => truth.coins,
    'GET /api/orders/o1': () => truth.order,
    'GET /api/prices': () => ({
      items: [
        {
          id: 'chat-reply',
          label: 'Resposta',
          coins: 2,
          vipNote: '',
          forYou: { coins: truth.replyCoins, freeLeft: null },
        },
      ],
    }),
    'GET /api/user/events': () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          stream = controller;
        },
      });
      return new Response(body as BodyInit, { headers: { 'content-type': 'text/event-stream' } });
    },
  });
  const page = await drawPage(() => <Page />, { path: '/checkout' });
  await soon(() => {
    expect(stream).not.toBeNull();
    expect(pill('500')).toBe(true);
    expect(screen.getByText('2')).toBeDefined();
    expect(screen.getByRole('img', { name: 'QR code do Pix' })).toBeDefined();
  });
  const tell = (event: AccountEvent): void =>
    stream?.enqueue(new TextEncoder().encode(`id: 1\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`));
  const breakOff = (): void => stream?.close();
  return { ...page, truth, tell, breakOff };
}

/** Checks again and again, in two seconds of a clock that otherwise stands still: no poll comes in them. */
async function soon(check: () => void): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await pass(8);
    try {
      return check();
    } catch (failure) {
      if (tries === 200) throw failure;
    }
  }
}

const pill = (coins: string) => screen.queryAllByText(coins).length > 0;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  stubDialogs();
  stubWidth(1_440);
  stopTime();
  heard.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what the server tells an account as it happens', () => {
  it('a balance is on the pill at once, here and in every other tab', async () => {
    const { tell, truth } = await open();
    truth.coins = 1_200;
    tell({ type: 'balance', balanceCoins: 1_200 });
    await soon(() => {
      expect(pill('1.200')).toBe(true);
      expect(heard).toContainEqual(expect.objectContaining({ type: 'polled', data: 1_200 }));
    });
  });

  it('a payment moves the order that waits for it and the coins, here and in every other tab', async () => {
    const { tell, truth, pathname } = await open();
    Object.assign(truth, { coins: 1_200, order: PAID });
    tell({ type: 'payment', orderId: 'o1', status: 'paid' });
    await soon(() => {
      expect([pathname(), pill('1.200')]).toEqual(['/payment-success', true]);
      expect(heard).toContainEqual({ type: 'payment-processed' });
    });
  });

  it('VIP changes what things cost, here and in every other tab', async () => {
    const { tell, truth } = await open();
    truth.replyCoins = 0;
    tell({ type: 'vip' });
    await soon(() => {
      expect(screen.getByText('0')).toBeDefined();
      expect(heard).toContainEqual({ type: 'vip-changed' });
    });
  });
});

describe('what happened while nobody listened', () => {
  it('is asked for on coming back: who became VIP meanwhile pays what members pay, in every tab', async () => {
    const { breakOff, truth } = await open();
    Object.assign(truth, { replyCoins: 0, vip: RENEWING });
    breakOff();
    await soon(() => {
      expect(heard).toContainEqual({ type: 'listening' });
      expect(screen.getByText('0')).toBeDefined();
      expect(heard).toContainEqual({ type: 'vip-changed' });
    });
  });

  it('and nothing else is asked where nothing changed', async () => {
    const { breakOff } = await open();
    heard.length = 0;
    breakOff();
    await soon(() => expect(heard).toContainEqual({ type: 'listening' }));
    await pass(100);
    expect(heard).not.toContainEqual({ type: 'vip-changed' });
  });
});

describe('a tab that another one tells', () => {
  it('of a payment shows the order and the coins as they are', async () => {
    const { truth, pathname } = await open();
    Object.assign(truth, { coins: 1_200, order: PAID });
    otherTab.postMessage({ type: 'payment-processed' });
    await soon(() => expect([pathname(), pill('1.200')]).toEqual(['/payment-success', true]));
  });

  it('of VIP shows what things cost now', async () => {
    const { truth } = await open();
    truth.replyCoins = 0;
    otherTab.postMessage({ type: 'vip-changed' });
    await soon(() => expect(screen.getByText('0')).toBeDefined());
  });
});
