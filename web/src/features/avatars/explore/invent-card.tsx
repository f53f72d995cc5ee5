import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';

/** The one cream card: whoever is not there can be made. */
export function InventCard() {
  return (
    <aside className="wall-invent" aria-labelledby="invente">
      <span className="strands" aria-hidden="true" />
      <h3 id="invente">Não achou? Invente.</h3>
      <p>Rosto, voz e jeito de falar do seu gosto.</p>
      <Link to="/criar-namorada-ia" className={buttonClass('ink', 'sm')}>
        <Plus className="icon" aria-hidden="true" />
        Criar Namorada IA
      </Link>
    </aside>
  );
}
