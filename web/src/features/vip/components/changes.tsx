import type { Price } from '@cafune/contract/coins';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { isOpenFeature, pricesQuery } from '../../coins/index.ts';
import { coinWords } from '../feature-group-card.tsx';

/** What VIP makes of each price that there is today. Left out while the table is on its way or does not come. */
export function Changes() {
  const { data } = useQuery(pricesQuery);
  const rows = data?.filter(({ id, vipNote }) => vipNote !== '' && isOpenFeature(id)) ?? [];
  if (rows.length === 0) return null;
  return (
    <section className="card vip-changes" aria-labelledby="muda">
      <h2 id="muda">O que muda</h2>
      <ul>
        {rows.map((price) => (
          <Change key={price.id} price={price} />
        ))}
      </ul>
      <Link to="/premium-features" className="link">
        Ver todos os preços
      </Link>
    </section>
  );
}

function Change({ price: { label, coins, vipNote } }: { price: Price }) {
  return (
    <li>
      <b>{label}</b>{' '}
      <span className="vip-change num">
        <span className="visually-hidden">Sem VIP: </span>
        {coinWords(coins)} <ArrowRight className="icon" aria-hidden="true" />{' '}
        <strong>
          <span className="visually-hidden">Com VIP: </span>
          {vipNote}
        </strong>
      </span>
    </li>
  );
}
