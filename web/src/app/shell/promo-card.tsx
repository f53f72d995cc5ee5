import { Link } from '@tanstack/react-router';
import { useAuth } from '../../features/auth/index.ts';
import { useOnDemand } from '../../platform/use-on-demand.ts';
import { buttonClass } from '../../ui/button.tsx';

/** Spec §2, "Desktop sidebar": the promo card of the open sidebar; whoever has an account sees how their VIP stands. */
export function PromoCard() {
  const { isAuthenticated } = useAuth();
  const MemberCard = useOnDemand({
    load: () => import('../../features/vip/index.ts').then((module) => module.MemberCard),
    wanted: isAuthenticated,
  });
  if (!isAuthenticated) return <Offer />;
  return MemberCard === null ? null : <MemberCard offer={<Offer />} />;
}

function Offer() {
  return (
    <div className="promo-card">
      <span className="strands" aria-hidden="true" />
      <small>7 DIAS GRÁTIS</small>
      <b>Trial VIP Grátis</b>
      <p>7 dias grátis para experimentar tudo</p>
      <Link to="/vip-trial" className={buttonClass('ink', 'sm')}>
        Começar Trial
      </Link>
    </div>
  );
}
