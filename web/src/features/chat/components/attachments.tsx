import type { Attachment } from '@cafune/contract/chat';
import { useState } from 'react';
import { Modal } from '../../../ui/dialog.tsx';
import { GiftCard } from '../gifts/gift-card.tsx';

/** What comes with a message: a gift as a card of its own, a photo that opens large. */
export function AttachmentCard({ attachment, side }: { attachment: Attachment; side: 'her' | 'me' }) {
  return (
    <div className={`speech speech-${side}`}>
      {side === 'her' && <span className="face-gap" />}
      {attachment.kind === 'gift' ? <GiftCard gift={attachment} /> : <Photo photo={attachment} />}
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
