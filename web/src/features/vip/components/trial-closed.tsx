import type { Vip, VipPlan } from '@cafune/contract/vip';
import { Link } from '@tanstack/react-router';
import { Crown } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { dayOf, reais } from '../../payments/index.ts';
import { membershipTitle } from '../vip-words.ts';
import { MembershipFacts } from './membership.tsx';

type TrialClosedProps = { vip: Vip; plans: readonly VipPlan[] | undefined };

/** Who is VIP, or had their seven days: what they have, and where it goes on. */
export function TrialClosed({ vip, plans }: TrialClosedProps) {
  return (
    <>
      <header className="trial-head">
        <span className="tag">
          <Crown className="icon" aria-hidden="true" />
          {vip.isMember ? membershipTitle(vip, plans) : 'Cafuné VIP'}
        </span>
        <h1>{vip.isMember ? 'Você já é VIP' : 'Seu teste já foi'}</h1>
        <p>{lineOf(vip, plans)}</p>
      </header>
      {vip.isMember && <MembershipFacts vip={vip} plans={plans} />}
      <div className="trial-acts">
        <Link to="/vip-plans" className={buttonClass('primary', 'lg')}>
          {vip.isMember ? 'Ver meu VIP' : 'Ver os planos'}
        </Link>
        <Link to="/" className={buttonClass('line', 'lg')}>
          Conhecer companhias
        </Link>
      </div>
    </>
  );
}

function lineOf({ isMember, state, trial }: Vip, plans: readonly VipPlan[] | undefined): string {
  if (isMember && state === 'trialing') return 'Seus 7 dias já estão valendo. Aproveite com calma.';
  if (isMember) return 'Tudo isto já é seu.';
  const when = trial.usedAt === null ? '' : ` O seu começou em ${dayOf(trial.usedAt)}.`;
  return `O teste é um por pessoa.${when} O VIP continua por aqui${lowestWords(plans)}.`;
}

function lowestWords(plans: readonly VipPlan[] | undefined): string {
  if (plans === undefined || plans.length === 0) return '';
  return `, a partir de ${reais(Math.min(...plans.map(({ monthCents }) => monthCents)))} por mês`;
}
