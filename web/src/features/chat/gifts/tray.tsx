import './gifts.css';
import type { Gift } from '@cafune/contract/chat/gifts';
import { PHOTO_EXPRESSIONS, PHOTO_OUTFITS, PHOTO_SCENES, type PhotoWish } from '@cafune/contract/chat/media';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Coin } from '../../../ui/coin.tsx';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RadioPills } from '../../../ui/radio-pills.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { announceBalance, useBalance, usePriceCoins } from '../../coins/index.ts';
import { giftsQuery, useSendGift, useTakePhoto } from './api.ts';
import { GiftGrid } from './gift-grid.tsx';

type TrayProps = {
  name: string;
  conversationId: string;
  /** Something new stands in the conversation. */
  onDone: () => void;
  onClose: () => void;
};

const SIDES = [
  { id: 'gift', label: 'Presente' },
  { id: 'photo', label: 'Foto' },
] as const;

/** What can be given, and what can be asked for. */
export function Tray(props: TrayProps) {
  const [side, setSide] = useState<(typeof SIDES)[number]['id']>('gift');
  return (
    <SheetDialog open onClose={props.onClose} title={side === 'gift' ? 'Mandar um mimo' : 'Pedir uma foto'}>
      <div className="tray">
        <div className="tray-head">
          <RadioPills label="O que vai ser" options={SIDES} value={side} onChange={setSide} />
          <Balance />
        </div>
        {side === 'gift' ? <Gifts {...props} /> : <PhotoWishes {...props} />}
      </div>
    </SheetDialog>
  );
}

function Balance() {
  const balance = useBalance();
  if (balance === null) return null;
  return (
    <p className="tray-balance num">
      <Coin /> {balance.toLocaleString('pt-BR')}
      <span className="visually-hidden"> moedas suas</span>
    </p>
  );
}

/** Twelve gifts with their prices. */
function Gifts({ conversationId, onDone, onClose }: TrayProps) {
  const { data, isError, error, refetch } = useQuery(giftsQuery);
  const [chosen, setChosen] = useState<Gift | null>(null);
  const { mutate, isPending } = useSendGift(conversationId);
  const clientId = useRef(crypto.randomUUID());
  const choose = (gift: Gift) => {
    // Another choice is another gift.
    clientId.current = crypto.randomUUID();
    setChosen(gift);
  };
  const give = (gift: Gift) =>
    mutate(
      { giftId: gift.id, clientId: clientId.current },
      {
        onSuccess: () => {
          announceBalance();
          onDone();
          onClose();
        },
        onError: (failure) => showToast({ kind: 'error', title: sentenceFor(failure) }),
      },
    );
  return (
    <>
      {isError && <ErrorState message={sentenceFor(error)} onRetry={() => void refetch()} />}
      {data === undefined && !isError && (
        <Loading>
          <Skeleton style={{ height: 240 }} />
        </Loading>
      )}
      {data !== undefined && <GiftGrid gifts={data} chosen={chosen?.id ?? null} onChoose={choose} />}
      {data !== undefined && (
        <div className="tray-foot">
          {chosen === null ? (
            <Button variant="primary" disabled>
              Escolha um presente
            </Button>
          ) : (
            <PayButton
              conversationId={conversationId}
              what={`Mandar ${chosen.name}`}
              priceCoins={chosen.priceCoins}
              busy={isPending}
              onPress={() => give(chosen)}
            />
          )}
        </div>
      )}
    </>
  );
}

/** Where, in what and how she is in the photo. */
function PhotoWishes({ conversationId, onDone, onClose }: TrayProps) {
  const [wish, setWish] = useState<PhotoWish>({ scene: 'por-do-sol' });
  const { mutate, isPending } = useTakePhoto(conversationId);
  const priceCoins = usePriceCoins('chat-photo');
  const clientId = useRef(crypto.randomUUID());
  const choose = (change: Partial<PhotoWish>) => {
    // Another wish is another photo.
    clientId.current = crypto.randomUUID();
    setWish({ ...wish, ...change });
  };
  const take = () =>
    mutate(
      { ...wish, clientId: clientId.current },
      {
        onSuccess: () => {
          announceBalance();
          onDone();
          onClose();
        },
        onError: (failure) => showToast({ kind: 'error', title: sentenceFor(failure) }),
      },
    );
  return (
    <>
      <RadioPills
        label="Onde"
        options={named(PHOTO_SCENES)}
        value={wish.scene}
        onChange={(scene) => choose({ scene })}
      />
      <RadioPills
        label="Roupa"
        options={named(PHOTO_OUTFITS)}
        value={wish.outfit ?? null}
        onChange={(outfit) => choose({ outfit })}
      />
      <RadioPills
        label="Jeito"
        options={named(PHOTO_EXPRESSIONS)}
        value={wish.expression ?? null}
        onChange={(expression) => choose({ expression })}
      />
      <div className="tray-foot">
        <p className="tray-note">É um retrato desenhado dela, feito na hora. Fica guardado na conversa.</p>
        <PayButton
          what="Pedir a foto"
          priceCoins={priceCoins}
          busy={isPending}
          conversationId={conversationId}
          onPress={take}
        />
      </div>
    </>
  );
}

function named<Id extends string>(options: readonly { id: Id; name: string }[]): { id: Id; label: string }[] {
  return options.map(({ id, name }) => ({ id, label: name }));
}

type PayButtonProps = {
  what: string;
  priceCoins: number | undefined;
  busy: boolean;
  /** Where whoever buys coins comes back to. */
  conversationId: string;
  onPress: () => void;
};

/** The price before it is paid; with too few coins, how many are missing and the way to them. */
function PayButton({ what, priceCoins, busy, conversationId, onPress }: PayButtonProps) {
  const balance = useBalance();
  if (priceCoins !== undefined && balance !== null && balance < priceCoins)
    return (
      <>
        <p className="tray-note" role="status">
          Custa {priceCoins.toLocaleString('pt-BR')} moedas: faltam {(priceCoins - balance).toLocaleString('pt-BR')}.
        </p>
        <Link to="/coins" search={{ voltar: `/chat/${conversationId}` }} className={buttonClass('primary')}>
          Comprar moedas
        </Link>
      </>
    );
  return (
    <Button variant="primary" busy={busy} disabled={priceCoins === undefined} onClick={onPress}>
      {priceCoins === undefined ? what : `${what} · ${priceWords(priceCoins)}`}
    </Button>
  );
}

function priceWords(coins: number): string {
  return coins === 0 ? 'grátis' : `${coins.toLocaleString('pt-BR')} ${coins === 1 ? 'moeda' : 'moedas'}`;
}
