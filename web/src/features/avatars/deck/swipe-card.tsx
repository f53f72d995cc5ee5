import './swipe-card.css';
import type { DeckCard, SwipeKind } from '@cafune/contract/avatars/discovery';
import { Link } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react';
import { useOnDemand } from '../../../platform/use-on-demand.ts';
import { useOnline } from '../../../platform/use-online.ts';
import { Tag } from '../../../ui/tag.tsx';
import { capitalized, tagInWords } from '../common-tags.ts';
import { quoteOf } from '../spoken-lines.ts';
import { isCalm } from './use-deck-drag.ts';

const TAGS_SHOWN = 3;
/** visual.md §7 "Swipe". */
const LEAVE_MS = 260;
const RETURN_MS = 420;
const FADE_MS = 160;
const EASE_OUT = 'cubic-bezier(.2,.8,.2,1)';

const LABELS: Readonly<Record<SwipeKind, string>> = {
  like: 'Curti',
  pass: 'Deixa pra depois',
  'super-like': 'Supercurti',
};

/** Where a card goes, and comes back from. */
function awayTransform(kind: SwipeKind): string {
  if (kind === 'super-like') return 'translate3d(0, -120%, 0)';
  return kind === 'like' ? 'translate3d(150%, 0, 0) rotate(9deg)' : 'translate3d(-150%, 0, 0) rotate(-9deg)';
}

export type CardPlace = 'top' | 'next' | 'gone';

type SwipeCardProps = {
  card: DeckCard;
  place: CardPlace;
  /** How it leaves. */
  exit?: SwipeKind | undefined;
  /** How it had left, when it comes back. */
  entrance?: SwipeKind | undefined;
  onGone: (card: DeckCard) => void;
};

/** One card of the deck. Dragging writes on its element (`useDeckDrag`); leaving and coming back are animated here. */
export function SwipeCard({ card, place, exit, entrance, onGone }: SwipeCardProps) {
  const ref = useRef<HTMLElement>(null);
  const gone = useEffectEvent(() => onGone(card));
  useEffect(() => {
    const element = ref.current;
    if (element === null || exit === undefined) return;
    if (typeof element.animate !== 'function') {
      gone();
      return;
    }
    const animation = isCalm()
      ? element.animate({ opacity: 0 }, { duration: FADE_MS, fill: 'forwards' })
      : element.animate({ transform: awayTransform(exit) }, { duration: LEAVE_MS, easing: EASE_OUT, fill: 'forwards' });
    animation.onfinish = gone;
    return () => {
      animation.cancel();
      element.style.removeProperty('transform');
    };
  }, [exit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card comes back once, when it is drawn
  useEffect(() => {
    if (entrance === undefined || typeof ref.current?.animate !== 'function') return;
    const from = isCalm() ? { opacity: [0, 1] } : { transform: [awayTransform(entrance), 'none'] };
    ref.current.animate(from, { duration: isCalm() ? FADE_MS : RETURN_MS, easing: EASE_OUT });
  }, []);
  const isHidden = place !== 'top';
  return (
    <article
      ref={ref}
      className="swipe-card"
      data-place={place}
      data-exit={exit}
      style={{ '--amb': card.ambient } as CSSProperties}
      aria-hidden={isHidden || undefined}
      inert={isHidden}
    >
      <img
        src={card.images.card720}
        alt={`Retrato ilustrado de ${card.name}`}
        width={720}
        height={960}
        draggable={false}
        fetchPriority={place === 'next' ? 'low' : 'high'}
        onError={(event) => {
          event.currentTarget.hidden = true;
        }}
      />
      <span className="swipe-scrim" />
      <span className="swipe-label swipe-label-like" aria-hidden="true">
        {LABELS[exit === 'super-like' ? exit : 'like']}
      </span>
      <span className="swipe-label swipe-label-pass" aria-hidden="true">
        {LABELS.pass}
      </span>
      <Presence />
      <CardText card={card} isTop={place === 'top'} />
      <span className="swipe-dim" />
    </article>
  );
}

/** That she is AI, and whether an answer can come now. */
function Presence() {
  const isOnline = useOnline();
  return (
    <div className="swipe-presence">
      <Tag variant="glass">
        {isOnline && <span className="swipe-live" aria-hidden="true" />}
        {isOnline ? 'Disponível · personagem de IA' : 'Personagem de IA'}
      </Tag>
    </div>
  );
}

function CardText({ card, isTop }: { card: DeckCard; isTop: boolean }) {
  const place = [capitalized(card.occupation), card.city].filter(Boolean).join(' · ');
  return (
    <div className="swipe-text">
      <h2>
        <Link
          to="/avatar/$avatarId"
          params={{ avatarId: card.slug }}
          className="swipe-link"
          draggable={false}
          preload={false}
        >
          {card.name}
        </Link>{' '}
        <small className="num">{card.age}</small>
      </h2>
      {place !== '' && (
        <p className="swipe-place">
          <MapPin className="icon" aria-hidden="true" />
          {place}
        </p>
      )}
      <p className="swipe-quote">{quoteOf(card)}</p>
      <div className="swipe-tags">
        {card.tags.slice(0, TAGS_SHOWN).map((tag) => (
          <Tag key={tag} variant="veil">
            {tagInWords(tag)}
          </Tag>
        ))}
      </div>
      {isTop && <LazyVoice card={card} />}
    </div>
  );
}

/** Comes after the portrait: nobody presses play before they saw who speaks. */
function LazyVoice({ card }: { card: DeckCard }) {
  const CardVoice = useOnDemand({
    load: () => import('./card-voice.tsx').then((module) => module.CardVoice),
    wanted: true,
  });
  return CardVoice === null ? null : <CardVoice card={card} />;
}
