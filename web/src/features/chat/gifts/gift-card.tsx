import './gifts.css';
import type { Attachment } from '@cafune/contract/chat';
import { GIFT_IDS } from '@cafune/contract/chat/gifts';
import { Gift } from 'lucide-react';
import { Coin } from '../../../ui/coin.tsx';
import { GiftIcon } from './gift-icon.tsx';

export type GivenGift = Extract<Attachment, { kind: 'gift' }>;

/** A gift on cream paper, as it stands in the conversation. */
export function GiftCard({ gift }: { gift: Omit<GivenGift, 'kind'> }) {
  // A gift this version does not know yet still is a gift.
  const known = GIFT_IDS.find((id) => id === gift.giftId);
  return (
    <div className="gift-card">
      <span className="strands" aria-hidden="true" />
      <span className="gift-card-icon">
        {known === undefined ? <Gift className="icon" aria-hidden="true" /> : <GiftIcon id={known} />}
      </span>
      <span>
        <b>{gift.name}</b>
        <small className="num">
          Você mandou · <Coin size={16} /> {gift.priceCoins.toLocaleString('pt-BR')}
          <span className="visually-hidden"> moedas</span>
        </small>
      </span>
    </div>
  );
}
