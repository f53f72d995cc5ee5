import '../outcome.css';
import type { Order, ProductKind } from '@cafune/contract/payments';
import { Scale } from 'lucide-react';

const COMES_BACK: Readonly<Record<ProductKind, string>> = {
  coins: 'as moedas voltam pro seu saldo',
  vip: 'o tempo dela volta a valer',
};

/** What a contest at the bank ends with, in words that hold before it is decided and after it was lost. */
export function Disputed({ order: { status, product } }: { order: Order }) {
  if (status !== 'disputed') return null;
  return (
    <section className="card withdrawal" aria-labelledby="contestada">
      <Scale className="icon" aria-hidden="true" />
      <h2 id="contestada">Como isso termina</h2>
      <p>{`Se o banco der razão à loja, ${COMES_BACK[product]}. Se der a você, o dinheiro volta por ele, e a compra fica como está agora.`}</p>
    </section>
  );
}
