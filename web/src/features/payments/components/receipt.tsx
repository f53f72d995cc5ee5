import '../outcome.css';
import type { ReactNode } from 'react';

type ReceiptProps = {
  title: string;
  /** When, in words. */
  at: string;
  rows: readonly (readonly [name: string, value: ReactNode])[];
  total: readonly [name: string, value: string];
};

/** Cream paper with a scalloped edge: what, when, how, how much. */
export function Receipt({ title, at, rows, total }: ReceiptProps) {
  return (
    <section className="receipt" aria-labelledby="recibo">
      <h2 id="recibo">
        {title} <small className="num">{at}</small>
      </h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="receipt-total">
        <div>
          <dt>{total[0]}</dt>
          <dd className="num">{total[1]}</dd>
        </div>
      </dl>
    </section>
  );
}
