import '../plans.css';
import type { Vip, VipPlan } from '@cafune/contract/vip';
import { membershipRows } from '../vip-words.ts';

type FactsProps = { vip: Vip; plans: readonly VipPlan[] | undefined };

/** Until when, the next charge and the next coins, in rows. */
export function MembershipFacts({ vip, plans }: FactsProps) {
  return (
    <dl className="vip-facts">
      {membershipRows(vip, plans).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
