import './store-offer.css';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';
import { useAuth } from '../auth/index.ts';
import { useVip } from './api.ts';
import { freeOf } from './vip-words.ts';

/** Beside the coin store: what VIP saves, for whoever is none. Members see nothing here. */
export function StoreOffer() {
  const { isAuthenticated, isLoading } = useAuth();
  const { data: vip } = useVip();
  const isUnknown = isLoading || (isAuthenticated && vip === undefined);
  if (isUnknown || vip?.isMember === true) return null;
  const mayTry = vip === undefined || vip.trial.isOpen;
  return (
    <section className="store-offer" aria-labelledby="no-vip">
      <span className="strands" aria-hidden="true" />
      <h2 id="no-vip">No VIP, conversar é livre</h2>
      <p>
        Respostas sem moedas, {freeOf('message-voice')} áudios por dia e fotos pela metade do preço.
        {mayTry && ' 7 dias grátis.'}
      </p>
      <Link to={mayTry ? '/vip-trial' : '/vip-plans'} className={buttonClass('ink', 'sm')}>
        {mayTry ? 'Começar Trial' : 'Ver os planos'}
      </Link>
    </section>
  );
}
