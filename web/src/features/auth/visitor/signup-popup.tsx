import './visitor.css';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

export type Companion = {
  name: string;
  images: { card360: string; card720: string };
  /** The visitor already had an answer from her. */
  hasTalked: boolean;
};

export type SignupPopupProps = {
  /** Null while nobody is known: the words stand alone. */
  companion: Companion | null;
  /** Where signing up leads back to; undefined for home. */
  returnTo: string | undefined;
  /** Closed by the person. */
  onDismiss: () => void;
  /** A way out of it was taken. */
  onLeave: () => void;
};

const WORDS = {
  talked: {
    title: 'A conversa estava boa. Vamos continuar?',
    line: 'Crie sua conta e leve tudo que vocês já falaram. Você chega com 500 moedas.',
  },
  new: {
    title: 'Que tal começar uma conversa?',
    line: 'Com a conta criada, suas conversas ficam guardadas e você chega com 500 moedas.',
  },
} as const;

/** The invitation to sign up (spec §4 "Signup popup"): a sheet on phones, a wide dialog on desktop. */
export function SignupPopup({ companion, returnTo, onDismiss, onLeave }: SignupPopupProps) {
  const { title, line } = companion?.hasTalked === true ? WORDS.talked : WORDS.new;
  const search = returnTo === undefined ? {} : { voltar: returnTo };
  return (
    <Modal open onClose={onDismiss} className="signup" label={{ id: 'signup-title' }}>
      {companion !== null && (
        <div className="signup-portrait">
          <img
            src={companion.images.card360}
            srcSet={`${companion.images.card360} 360w, ${companion.images.card720} 720w`}
            sizes="(min-width: 768px) 380px, 100vw"
            alt={`Retrato ilustrado de ${companion.name}`}
          />
        </div>
      )}
      <IconButton
        label="Fechar"
        variant={companion === null ? 'soft' : 'glass'}
        className="signup-close"
        onClick={onDismiss}
      >
        <X className="icon" aria-hidden="true" />
      </IconButton>
      <div className="signup-text">
        <h2 id="signup-title" tabIndex={-1} data-autofocus="">
          {title}
        </h2>
        <p className="signup-line">{line}</p>
        <Link
          to="/register"
          search={search}
          className={`${buttonClass('primary', 'lg')} button-block`}
          onClick={onLeave}
        >
          Criar conta grátis
        </Link>
        <Link to="/login" search={search} className={`${buttonClass('ghost')} button-block`} onClick={onLeave}>
          Já tenho conta
        </Link>
        <small>
          {`Só para maiores de 18. ${companion === null ? 'Aqui você conversa com personagens de IA.' : `${companion.name} é uma personagem de IA.`}`}
        </small>
      </div>
    </Modal>
  );
}
