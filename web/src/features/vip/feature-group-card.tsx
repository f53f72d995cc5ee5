import type { Price } from '@cafune/contract/coins';
import { PERKS } from '@cafune/contract/vip';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Crown, Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { Coin } from '../../ui/coin.tsx';
import type { PricedFeature, PricedGroup } from '../coins/index.ts';
import { useVip } from './api.ts';

export function coinWords(coins: number): string {
  return `${coins.toLocaleString('pt-BR')} ${coins === 1 ? 'moeda' : 'moedas'}`;
}

type FeatureGroupCardProps = {
  group: PricedGroup;
  /** Null for visitors, and while unknown. */
  balance: number | null;
  /** Rows that are not in the table of prices. */
  children: ReactNode;
};

/** What belongs together, each with its price, what VIP makes of it and where it is done. */
export function FeatureGroupCard({ group, balance, children }: FeatureGroupCardProps) {
  return (
    <section className="card paid-group" aria-labelledby={`grupo-${group.id}`}>
      <header>
        <h2 id={`grupo-${group.id}`}>{group.title}</h2>
        {group.place !== undefined && (
          <Link to={group.place.to} className="paid-link">
            {group.place.label}
            <ChevronRight className="icon" aria-hidden="true" />
          </Link>
        )}
      </header>
      <ul>
        {group.features.map((feature) => (
          <FeatureRow key={feature.id} feature={feature} balance={group.place === undefined ? null : balance} />
        ))}
        {children}
      </ul>
    </section>
  );
}

/** `balance` is null also where nothing can be bought yet: then nothing is missing. */
function FeatureRow({ feature, balance }: { feature: PricedFeature; balance: number | null }) {
  const { price, line, icon: Icon } = feature;
  const { coins } = price.forYou;
  const missing = balance === null ? 0 : coins - balance;
  return (
    <li>
      <span className="paid-icon">
        <Icon className="icon" aria-hidden="true" />
      </span>
      <div className="paid-what">
        <h3>{price.label}</h3>
        {line !== '' && <p>{line}</p>}
      </div>
      <div className="paid-price">
        <p className="paid-coins num">
          {coins > 0 && <Coin size={18} />}
          {coins === 0 ? 'Grátis' : coinWords(coins)}
        </p>
        <OwnPrice price={price} />
        {price.vipNote !== '' && coins === price.coins && (
          <p className="paid-note">
            <Crown className="icon paid-crown" aria-hidden="true" />
            <span>
              <span className="visually-hidden">Com o VIP: </span>
              {price.vipNote}
            </span>
          </p>
        )}
        {missing > 0 && (
          <p className="paid-missing num">{`${missing === 1 ? 'Falta' : 'Faltam'} ${coinWords(missing)}`}</p>
        )}
      </div>
    </li>
  );
}

/** What the table says where this person pays less, and how often still. */
function OwnPrice({ price: { id, coins, forYou } }: { price: Price }) {
  const { data: vip } = useVip();
  if (forYou.coins === coins) return null;
  return (
    <p className="paid-note num">
      <span>
        {forYou.freeLeft !== null && forYou.coins === 0 && `${leftWords(id, forYou.freeLeft)}. `}
        {`${vip?.isMember === true ? 'Sem o VIP' : 'Depois'}, ${coinWords(coins)}.`}
      </span>
    </p>
  );
}

function leftWords(id: Price['id'], left: number): string {
  const perk = PERKS[id];
  const count = left === 1 ? 'Mais 1' : `Mais ${left.toLocaleString('pt-BR')}`;
  return perk !== 'always' && perk.per === 'day' ? `${count} hoje` : count;
}

/** What the smallest and the greatest gift cost; null while unknown. */
export type GiftPrices = { leastCoins: number; mostCoins: number } | null;

/** Gifts have a table of their own, which may come later or not at all: the row keeps its place. */
export function GiftRow({ prices }: { prices: GiftPrices }) {
  return (
    <li>
      <span className="paid-icon">
        <Gift className="icon" aria-hidden="true" />
      </span>
      <div className="paid-what">
        <h3>Presentes</h3>
        <p>Do café à estrela. Ela reage, e a reação não custa nada.</p>
        <Link to="/gift-store" className="paid-link">
          Ver os presentes
          <ChevronRight className="icon" aria-hidden="true" />
        </Link>
      </div>
      <div className="paid-price">
        <p className="paid-coins num">
          <Coin size={18} />
          {prices === null
            ? 'Cada um tem o seu preço'
            : `${prices.leastCoins.toLocaleString('pt-BR')} a ${coinWords(prices.mostCoins)}`}
        </p>
        <p className="paid-note">
          <Crown className="icon paid-crown" aria-hidden="true" />
          <span>
            <span className="visually-hidden">Com o VIP: </span>igual
          </span>
        </p>
      </div>
    </li>
  );
}
