import { Heart, MessageCircleHeart, SlidersHorizontal, Star, Undo2, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Coin } from '../../../ui/coin.tsx';
import { ThinkingStrands } from '../../../ui/strand.tsx';
import type { DeckAct } from './use-deck-keys.ts';

type ActButtonProps = {
  label: string;
  keys: string;
  look: string;
  disabled?: boolean;
  describedBy?: string | undefined;
  onClick: () => void;
  children: ReactNode;
};

function ActButton({ label, keys, look, disabled = false, describedBy, onClick, children }: ActButtonProps) {
  return (
    <button
      type="button"
      className={`deck-act deck-act-${look}`}
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-describedby={describedBy}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

type RareActProps = { onAct: (act: DeckAct) => void };

export function UndoButton({ canUndo, onAct }: RareActProps & { canUndo: boolean }) {
  return (
    <ActButton label="Desfazer" keys="Z" look="small" disabled={!canUndo} onClick={() => onAct('undo')}>
      <Undo2 className="icon" aria-hidden="true" />
    </ActButton>
  );
}

/** What it costs is always beside it. */
export function SuperLikeButton({
  priceCoins,
  isPriceAwaited,
  onAct,
}: RareActProps & { priceCoins: number | undefined; isPriceAwaited: boolean }) {
  const id = useId();
  return (
    <span className="deck-super">
      <ActButton
        label="Super curtir"
        keys="ArrowUp"
        look="small"
        disabled={isPriceAwaited}
        describedBy={priceCoins === undefined ? undefined : id}
        onClick={() => onAct('super-like')}
      >
        <Star className="icon" aria-hidden="true" />
      </ActButton>
      {priceCoins !== undefined && (
        <span className="deck-price num" id={id}>
          {priceCoins === 0 ? 'grátis' : <Coins count={priceCoins} />}
        </span>
      )}
    </span>
  );
}

function Coins({ count }: { count: number }) {
  return (
    <>
      <Coin size={14} />
      {count}
      <span className="visually-hidden">{count === 1 ? ' moeda' : ' moedas'}</span>
    </>
  );
}

export function TasteButton({ isSet, onClick }: { isSet: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className="deck-act deck-act-small deck-act-taste"
      data-set={isSet}
      aria-label="Seu gosto"
      title="Seu gosto"
      onClick={onClick}
    >
      <SlidersHorizontal className="icon" aria-hidden="true" />
    </button>
  );
}

type DeckActionsProps = {
  isOpening: boolean;
  onAct: (act: DeckAct) => void;
  /** At the ends of the row; on phones they float over the card instead. */
  before?: ReactNode;
  after?: ReactNode;
};

/** The row under the card: pass, talk, like. */
export function DeckActions({ isOpening, onAct, before, after }: DeckActionsProps) {
  return (
    <div className="deck-actions">
      {before}
      <ActButton label="Passar" keys="ArrowLeft" look="round" onClick={() => onAct('pass')}>
        <X className="icon" aria-hidden="true" />
      </ActButton>
      <button
        type="button"
        className="deck-talk"
        aria-keyshortcuts="Enter"
        aria-busy={isOpening || undefined}
        disabled={isOpening}
        onClick={() => onAct('talk')}
      >
        {isOpening ? <ThinkingStrands /> : <MessageCircleHeart className="icon" aria-hidden="true" />}
        Conversar
      </button>
      <ActButton label="Curtir" keys="ArrowRight" look="like" onClick={() => onAct('like')}>
        <Heart className="icon" aria-hidden="true" />
      </ActButton>
      {after}
    </div>
  );
}
