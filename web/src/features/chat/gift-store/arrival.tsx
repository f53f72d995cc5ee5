import type { Gift } from '@cafune/contract/chat/gifts';
import { Face } from '../../../ui/face.tsx';
import { ThinkingStrands } from '../../../ui/strand.tsx';
import { StrandProgress } from '../../../ui/strand-progress.tsx';
import { GiftCard } from '../gifts/gift-card.tsx';
import type { Recipient } from './recipients.ts';
import type { ClosenessWords } from './use-closeness.ts';

type ArrivalProps = { gift: Gift | null; recipient: Recipient | null; closeness: ClosenessWords | null };

/** How it arrives: the card as it will stand in the conversation, and that it is her turn then. Her words are not made up here. */
export function Arrival({ gift, recipient, closeness }: ArrivalProps) {
  return (
    <section className="card gift-arrival" aria-labelledby="como-chega">
      <h2 id="como-chega">Como chega</h2>
      <div className="gift-stage">
        {gift === null ? (
          <p className="gift-stage-none">Escolha um presente pra ver como ele chega.</p>
        ) : (
          // Another gift is another card, and arrives.
          <GiftCard key={gift.id} gift={{ giftId: gift.id, name: gift.name, priceCoins: gift.priceCoins }} />
        )}
        <div className="gift-turn">
          {recipient !== null && <Face src={recipient.avatar.images.face160} name={recipient.avatar.name} size={30} />}
          <p className="gift-turn-bubble">
            <ThinkingStrands />
            <span className="visually-hidden">Depois ela responde.</span>
          </p>
        </div>
      </div>
      <p className="gift-fine">
        {recipient === null ? 'Ela' : recipient.avatar.name} reage do jeito dela, e a reação não custa nada. O presente
        fica guardado na conversa.
      </p>
      {closeness !== null && (
        <div className="gift-closeness">
          <p>{closeness.level}</p>
          <StrandProgress done={closeness.share} label={`${closeness.level}. ${closeness.ahead}`} />
          <small>{closeness.ahead}</small>
        </div>
      )}
    </section>
  );
}
