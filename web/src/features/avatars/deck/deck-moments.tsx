/** What comes between two cards: a match, and the one question to visitors. */
import './deck-moments.css';
import type { DeckCard } from '@cafune/contract/avatars/discovery';
import { Link } from '@tanstack/react-router';
import { MessageCircleHeart } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog, Modal } from '../../../ui/dialog.tsx';
import { firstSentence } from '../spoken-lines.ts';

/** A finger that went this far wants to go on, in CSS pixels. */
const GO_ON_PX = 48;

type MatchDialogProps = {
  /** Null while there is none. */
  card: DeckCard | null;
  isOpening: boolean;
  onTalk: (card: DeckCard) => void;
  onClose: () => void;
};

/** "Vocês combinaram": one key, one tap or one swipe and it is over. */
export function MatchDialog({ card, isOpening, onTalk, onClose }: MatchDialogProps) {
  const id = useId();
  const startX = useRef<number | null>(null);
  return (
    <Modal open={card !== null} onClose={onClose} className="match" label={{ id }}>
      {card !== null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the swipe repeat what the second button does
        <div
          className="match-body"
          onKeyDown={(event) => {
            if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
            // It is answered here: the deck under it does not hear it.
            event.preventDefault();
            onClose();
          }}
          onPointerDown={(event) => {
            startX.current = event.clientX;
          }}
          onPointerUp={(event) => {
            const isSwiped = startX.current !== null && Math.abs(event.clientX - startX.current) >= GO_ON_PX;
            startX.current = null;
            if (isSwiped) onClose();
          }}
        >
          <div className="match-art">
            <MeetingStrands />
            <img
              src={card.images.face320}
              alt={`Retrato ilustrado de ${card.name}`}
              width={160}
              height={160}
              draggable={false}
            />
          </div>
          <h2 id={id}>Vocês combinaram</h2>
          <p className="match-line">“{firstSentence(card.greeting)}”</p>
          <p className="match-who">{card.name}, personagem de IA</p>
          <div className="match-actions">
            <Button
              variant="primary"
              size="lg"
              data-autofocus=""
              busy={isOpening}
              icon={<MessageCircleHeart className="icon" aria-hidden="true" />}
              onClick={() => onTalk(card)}
            >
              Mandar mensagem
            </Button>
            <Button variant="soft" size="lg" onClick={onClose}>
              Continuar vendo
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}

const STRANDS = [0, 12, 24];

/** Two locks of hair that come from the two sides and meet behind her. */
function MeetingStrands() {
  return (
    <svg viewBox="0 0 400 170" fill="none" strokeWidth="3.4" strokeLinecap="round" aria-hidden="true">
      <g className="match-strand-left">
        {STRANDS.map((y) => (
          <path key={y} d={`M-60 ${y + 60}c40-24 80-24 120 0s80 24 140 ${12 - y}`} />
        ))}
      </g>
      <g className="match-strand-right">
        {STRANDS.map((y) => (
          <path key={y} d={`M460 ${y + 84}c-40 24-80 24-120 0s-80-24-140 ${-12 - y}`} />
        ))}
      </g>
    </svg>
  );
}

type SignUpReason = 'likes' | 'super-like';

const QUESTIONS: Readonly<Record<SignUpReason, { title: string; line: string }>> = {
  likes: {
    title: 'Guardar suas curtidas?',
    line: 'Com uma conta grátis elas ficam com você em qualquer aparelho. Sem conta, moram só neste navegador.',
  },
  'super-like': {
    title: 'Super curtir com uma conta?',
    line: 'A super curtida custa moedas. A conta é grátis e chega com 500; suas curtidas vêm junto.',
  },
};

type SignUpQuestionProps = { reason: SignUpReason | null; onClose: () => void };

/** Asked once at the fifth like, and where a visitor wants what costs coins. Nothing is lost either way. */
export function SignUpQuestion({ reason, onClose }: SignUpQuestionProps) {
  const { title, line } = QUESTIONS[reason ?? 'likes'];
  return (
    <Dialog
      open={reason !== null}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="soft" onClick={onClose}>
            Agora não
          </Button>
          <Link to="/register" className={buttonClass('primary')}>
            Criar conta
          </Link>
        </>
      }
    >
      <p>{line}</p>
    </Dialog>
  );
}
