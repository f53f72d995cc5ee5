import './payments.css';
import './outcome.css';
import type { Order } from '@cafune/contract/payments';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { Coin } from '../../ui/coin.tsx';
import { ThinkingStrands } from '../../ui/strand.tsx';
import { useCountUp } from '../../ui/use-count-up.ts';
import { announceBalance, useBalance } from '../coins/index.ts';
import { Disputed } from './components/disputed.tsx';
import { Flight } from './components/flight.tsx';
import { Onward } from './components/onward.tsx';
import { OrderReceipt } from './components/order-receipt.tsx';
import { NoOrder, OrderSkeleton } from './components/order-view.tsx';
import { PaidOrder } from './components/paid-order.tsx';
import { Withdrawal } from './components/withdrawal.tsx';
import { dayOf } from './moments.ts';
import { coinWords, reais } from './money.ts';
import { useRightPlace } from './order-places.ts';
import { partBack, partTitle } from './part-back.ts';

/** A purchase that came home not long ago is a moment; after that it is a record. */
const FRESH_MS = 15 * 60_000;

/** A purchase that was paid: coins, receipt, and giving it back. Without an order, the latest that was paid. */
export function SuccessScreen({ orderId }: { orderId: string }) {
  return (
    <div className="order-page">
      <title>Sua compra · Cafuné</title>
      <PaidOrder id={orderId} isMeant={({ product }) => product === 'coins'} none={none}>
        {(order) => <Outcome order={order} />}
      </PaidOrder>
    </div>
  );
}

const none = <NoOrder title="Nenhuma compra ainda" line="Quando você comprar moedas, o recibo aparece aqui." />;

function Outcome({ order }: { order: Order }) {
  const isRight = useRightPlace(order, '/payment-success');
  const { status } = order;
  // The pill should not wait for its next poll.
  useEffect(() => {
    if (status !== 'waiting') announceBalance();
  }, [status]);
  if (!isRight) return <OrderSkeleton />;
  if (status === 'waiting') return <Confirming order={order} />;
  return (
    <div className="outcome outcome-paid">
      <Headline order={order} />
      <OrderReceipt order={order} />
      <div className="outcome-rest">
        <Disputed order={order} />
        <Withdrawal order={order} />
        <Onward orderId={order.id} />
      </div>
    </div>
  );
}

function Headline({ order }: { order: Order }) {
  const isFresh = order.paidAt !== null && Date.now() - Date.parse(order.paidAt) < FRESH_MS;
  if (order.status === 'paid' && isFresh) return <Arrival order={order} />;
  const { title, line } = recordWords(order);
  return (
    <div className="outcome-head">
      {order.status === 'paid' && (
        <Flight>
          <Coin size={84} />
        </Flight>
      )}
      <h2>{title}</h2>
      <p>{line}</p>
    </div>
  );
}

function recordWords(order: Order): { title: string; line: string } {
  const { status, title, paidAt, refund } = order;
  const part = partBack(order);
  if (part !== null) return { title: partTitle(part), line: `São ${reais(part.cents)}. ${leftWords(part.coins)}` };
  if (status === 'withdrawing')
    return {
      title: 'Devolução pedida',
      line: `${leftWords(refund?.coins ?? 0)} O dinheiro está a caminho: o banco pode levar uns dias pra mostrar.`,
    };
  if (status === 'refunded')
    return { title: 'Compra devolvida', line: `${reais(refund?.cents ?? 0)} voltaram pra você.` };
  if (status === 'disputed')
    return {
      title: 'Compra contestada',
      line: 'Quem decide é o banco. As moedas dela só voltam pro seu saldo se ele der razão à loja.',
    };
  return { title, line: paidAt === null ? '' : `Compra de ${dayOf(paidAt)}. As moedas entraram no seu saldo.` };
}

/** What became of the coins of money that goes back. */
function leftWords(coins: number): string {
  if (coins === 0) return 'Nenhuma moeda saiu do seu saldo.';
  return coins === 1 ? '1 moeda saiu do seu saldo.' : `${coinWords(coins)} saíram do seu saldo.`;
}

const ARRIVALS = {
  pix: 'O Pix chegou.',
  card: 'O cartão passou.',
  boleto: 'O boleto foi pago.',
} as const;

function Arrival({ order }: { order: Order }) {
  const balance = useBalance();
  const leftCoins = order.withdrawal?.coins ?? order.coins;
  return (
    <div className="outcome-head">
      <Flight>
        <Coin size={84} />
      </Flight>
      {balance === null ? <h2>{order.title}</h2> : <Counted from={balance - leftCoins} to={balance} />}
      <p className="num">{`${ARRIVALS[order.method]} ${arrivedWords(order.coins, leftCoins)} Obrigado por estar aqui.`}</p>
    </div>
  );
}

/** Coins that are owed are paid first, and whoever comes back to this page may have spent some. */
function arrivedWords(coins: number, leftCoins: number): string {
  if (leftCoins >= coins) return `Entraram ${coinWords(coins)}.`;
  const now = leftCoins === 0 ? 'nenhuma está' : `${leftCoins.toLocaleString('pt-BR')} estão`;
  return `Das ${coinWords(coins)}, ${now} no seu saldo: as outras já foram usadas ou acertaram moedas que faltavam.`;
}

function Counted({ from, to }: { from: number; to: number }) {
  const shown = useCountUp({ from: Math.max(0, from), to });
  return (
    <h2 className="num">
      <span aria-hidden="true">{coinWords(shown)}</span>
      <span className="visually-hidden">{`Agora você tem ${coinWords(to)}`}</span>
    </h2>
  );
}

/** Back from the provider's page before its word was: the same screen goes on by itself. */
function Confirming({ order }: { order: Order }) {
  return (
    <div className="outcome confirming" role="status">
      <ThinkingStrands />
      <h2>Esperando a confirmação do banco</h2>
      <p>
        Assim que ele confirmar, as moedas aparecem aqui. Pode fechar esta página sem medo: elas caem do mesmo jeito.
      </p>
      <Link to="/checkout" search={{ order: order.id }} className={buttonClass('line')}>
        Ver como pagar
      </Link>
    </div>
  );
}
