import './gifts.css';
import type { Gift, GiftId } from '@cafune/contract/chat/gifts';
import { type RefObject, useId } from 'react';
import { Coin } from '../../../ui/coin.tsx';
import { GiftIcon } from './gift-icon.tsx';

type GiftGridProps = {
  gifts: readonly Gift[];
  chosen: GiftId | null;
  onChoose: (gift: Gift) => void;
  /** In the store there is room for larger drawings. */
  size?: 'tray' | 'store';
  ref?: RefObject<HTMLDivElement | null>;
};

/** The gifts with their drawings and prices: one choice of a group, so that arrows move between them. */
export function GiftGrid({ gifts, chosen, onChoose, size = 'tray', ref }: GiftGridProps) {
  const name = useId();
  return (
    <div ref={ref} className="gift-grid" data-size={size} role="radiogroup" aria-label="Presentes">
      {gifts.map((gift) => (
        <label key={gift.id} className="gift-choice" data-checked={gift.id === chosen}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={gift.id === chosen}
            onChange={() => onChoose(gift)}
          />
          <GiftIcon id={gift.id} />
          <b>{gift.name}</b>
          <span className="num">
            <Coin size={size === 'store' ? 16 : 20} /> {gift.priceCoins.toLocaleString('pt-BR')}
            <span className="visually-hidden"> moedas</span>
          </span>
        </label>
      ))}
    </div>
  );
}
