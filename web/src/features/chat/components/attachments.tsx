import '../gifts/gifts.css';
import type { Attachment } from '@cafune/contract/chat';
import { GIFT_IDS } from '@cafune/contract/chat/gifts';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { Coin } from '../../../ui/coin.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { GiftIcon } from '../gifts/gift-icon.tsx';

/** What comes with a message: a gift as a card of its own, a photo that opens large. */
export function AttachmentCard({ attachment, side }: { attachment: Attachment; side: 'her' | 'me' }) {
  return (
    <div className={`speech speech-${side}`}>
      {side === 'her' && <span className="face-gap" />}
      {attachment.kind === 'gift' ? <GiftCard gift={attachment} /> : <Photo photo={attachment} />}
    </div>
  );
}

function GiftCard({ gift }: { gift: Extract<Attachment, { kind: 'gift' }> }) {
  // A gift this version does not know yet still is a gift.
  const known = GIFT_IDS.find((id) => id === gift.giftId);
  return (
    <div className="gift-card">
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

function Photo({ photo }: { photo: Extract<Attachment, { kind: 'photo' }> }) {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        className="photo-card"
        aria-label={`Ver a foto maior: ${photo.alt}`}
        onClick={() => setIsLarge(true)}
      >
        <img src={photo.imageUrl} alt={photo.alt} width={720} height={960} loading="lazy" decoding="async" />
      </button>
      <Modal open={isLarge} onClose={() => setIsLarge(false)} className="lightbox" label={{ text: photo.alt }}>
        <button type="button" aria-label="Fechar a foto" onClick={() => setIsLarge(false)}>
          <img src={photo.imageUrl} alt={photo.alt} />
        </button>
      </Modal>
    </>
  );
}
