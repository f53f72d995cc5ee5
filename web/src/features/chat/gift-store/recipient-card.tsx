import { ChevronDown } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { RecipientPicker } from './recipient-picker.tsx';
import type { Recipient, useRecipients } from './recipients.ts';

type RecipientCardProps = {
  recipients: ReturnType<typeof useRecipients>;
  /** How close the two are, in words; null where there is nothing to say yet. */
  closeness: string | null;
  onChoose: (avatarId: string) => void;
};

/** For whom it is: her name in her light, and the way to somebody else. */
export function RecipientCard({ recipients, closeness, onChoose }: RecipientCardProps) {
  const { all, chosen, isPending, error, retry } = recipients;
  if (isPending) {
    return (
      <Loading className="gift-to-place">
        <Skeleton className="gift-to-shape" />
      </Loading>
    );
  }
  if (chosen !== null) return <Chosen chosen={chosen} all={all} closeness={closeness} onChoose={onChoose} />;
  if (error !== null) {
    return (
      <section className="card gift-to-place" aria-label="Pra quem">
        <ErrorState message={sentenceFor(error)} onRetry={retry} />
      </section>
    );
  }
  return <Nobody />;
}

type ChosenProps = Pick<RecipientCardProps, 'closeness' | 'onChoose'> & { chosen: Recipient; all: Recipient[] };

function Chosen({ chosen: { avatar }, all, closeness, onChoose }: ChosenProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <section className="gift-to" style={{ '--her': avatar.ambient } as CSSProperties} aria-labelledby="pra-quem">
      <img
        src={avatar.images.card720}
        alt={`Retrato ilustrado de ${avatar.name}`}
        width={720}
        height={960}
        fetchPriority="high"
        onError={(event) => {
          event.currentTarget.hidden = true;
        }}
      />
      <div>
        <h2 id="pra-quem">
          <small className="gift-to-for">Um mimo para</small> {avatar.name}
        </h2>
        <p>{closeness ?? 'Personagem de IA'}</p>
        <Button
          variant="glass"
          size="sm"
          aria-haspopup="dialog"
          aria-label={`Trocar: agora é para ${avatar.name}`}
          onClick={() => setChoosing(true)}
        >
          Trocar
          <ChevronDown className="icon" aria-hidden="true" />
        </Button>
      </div>
      <RecipientPicker
        open={isChoosing}
        all={all}
        chosenId={avatar.id}
        onChoose={(id) => {
          setChoosing(false);
          onChoose(id);
        }}
        onClose={() => setChoosing(false)}
      />
    </section>
  );
}

/** Where to find somebody is said by the page's one button, beside the gift. */
function Nobody() {
  return (
    <section className="card gift-to-nobody" aria-labelledby="pra-quem">
      <h2 id="pra-quem">Um mimo para quem?</h2>
      <p>Escolha com quem conversar. O presente chega na conversa de vocês.</p>
    </section>
  );
}
