import '../moments.css';
import type { Vip, VipPlan } from '@cafune/contract/vip';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { CancelVip } from './cancel-vip.tsx';
import { MembershipFacts } from './membership.tsx';

type HowItStandsProps = { vip: Vip; plans: readonly VipPlan[] | undefined };

/** What holds now, and how it is ended: the same two clicks everywhere. */
export function HowItStands({ vip, plans }: HowItStandsProps) {
  if (!vip.isMember) return null;
  return (
    <section className="card vip-stands" aria-labelledby="como-fica">
      <h2 id="como-fica">Como fica</h2>
      <MembershipFacts vip={vip} plans={plans} />
      <div className="vip-acts">
        <Link to="/vip-plans" className={buttonClass('soft')}>
          Ver meu VIP
        </Link>
        {vip.renewal !== null && <CancelVip vip={vip} />}
      </div>
    </section>
  );
}
