import './visitor.css';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { Coin } from '../../../ui/coin.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

/** `maracuja` is the look in use; `creme` the newer one, on paper with strands. */
export type PrizeLook = 'maracuja' | 'creme';

type PrizeBannerProps = {
  look?: PrizeLook;
  /** In the flow of a page instead of floating over it. */
  inline?: boolean;
  /** Closed by the person. */
  onDismiss: () => void;
  /** The way to signing up was taken. */
  onLeave: () => void;
};

/** What waits for who signs up, said as it is: coins at once, and a trial that can be begun (spec §4 "Prize banner"). */
export function PrizeBanner({ look = 'maracuja', inline = false, onDismiss, onLeave }: PrizeBannerProps) {
  return (
    <aside className="prize" data-look={look} data-inline={inline} aria-label="500 moedas na criação da conta">
      {look === 'creme' && <span className="strands" aria-hidden="true" />}
      <Coin size={58} />
      <div className="prize-text">
        <b>500 moedas te esperando</b>
        <p>São grátis, na criação da conta, e dá pra experimentar o VIP por 7 dias. Sem cartão.</p>
      </div>
      <Link to="/register" className={`${buttonClass('ink', 'sm')} prize-action`} onClick={onLeave}>
        Criar conta
      </Link>
      <IconButton label="Fechar" className="prize-close" onClick={onDismiss}>
        <X className="icon" aria-hidden="true" />
      </IconButton>
    </aside>
  );
}
