import '../outcome.css';
import type { Order } from '@cafune/contract/payments';
import { fullMomentOf } from '../moments.ts';
import { METHOD_NAMES, reais } from '../money.ts';
import { Receipt } from './receipt.tsx';

type OrderReceiptProps = {
  order: Order;
  /** What else there is to say of this product. */
  more?: readonly (readonly [name: string, value: string])[];
};

/** What was paid, or what went back of it. */
export function OrderReceipt({ order, more = [] }: OrderReceiptProps) {
  const { refund, status, product } = order;
  const rows = [
    [product === 'coins' ? 'Pacote' : 'Plano', order.title],
    ['Forma', METHOD_NAMES[order.method]],
    ['Pedido', order.number],
    ...more,
  ] as const;
  if (refund === null)
    return (
      <Receipt
        title="Recibo"
        at={order.paidAt === null ? '' : fullMomentOf(order.paidAt)}
        rows={rows}
        total={['Total', reais(order.priceCents)]}
      />
    );
  return (
    <Receipt
      title="Devolução"
      // Before refunds were rows, what a bank gave back by itself was kept with the moment of the payment: it says nothing of its own.
      at={refund.at === order.paidAt ? '' : fullMomentOf(refund.at)}
      rows={[
        ...rows,
        ['Você pagou', reais(order.priceCents)],
        ...(product === 'coins' ? [['Moedas que saíram', refund.coins.toLocaleString('pt-BR')] as const] : []),
        ['Situação', refund.isDone && status !== 'withdrawing' ? 'Dinheiro devolvido' : 'Dinheiro a caminho'],
      ]}
      total={['Volta pra você', reais(refund.cents)]}
    />
  );
}
