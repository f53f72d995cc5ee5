import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { dayOf } from '../payments/index.ts';
import { plansQuery, useVip } from './api.ts';
import { heldUntil, membershipTitle } from './vip-words.ts';

/** In the sidebar: a member's plan and until when; `offer` for who may try, the plans for who has tried. */
export function MemberCard({ offer }: { offer: ReactNode }) {
  const { data: vip, isError } = useVip();
  const plans = useQuery({ ...plansQuery, enabled: vip?.isMember === true });
  if (vip === undefined) return isError ? offer : null;
  if (vip.isMember) {
    const until = heldUntil(vip);
    return (
      <Card
        label="SEU VIP"
        title={plans.isPending ? 'VIP' : membershipTitle(vip, plans.data?.items)}
        line={stateWords(vip.renewal, until)}
        action="Ver meu VIP"
      />
    );
  }
  if (vip.trial.isOpen) return offer;
  return (
    <Card
      label="CAFUNÉ VIP"
      title="Conversa livre"
      line="Sem contar moedas, quando você quiser"
      action="Ver os planos"
    />
  );
}

function stateWords(renewal: { at: string; hasFailed: boolean } | null, until: string | null): string {
  if (renewal?.hasFailed === true) return `O cartão não passou. Vale até ${until === null ? 'hoje' : dayOf(until)}`;
  if (renewal !== null) return `Renova em ${dayOf(renewal.at)}`;
  return until === null ? '' : `Vale até ${dayOf(until)}`;
}

function Card({ label, title, line, action }: { label: string; title: string; line: string; action: string }) {
  return (
    <div className="promo-card">
      <span className="strands" aria-hidden="true" />
      <small>{label}</small>
      <b>{title}</b>
      <p className="num">{line}</p>
      <Link to="/vip-plans" className={buttonClass('ink', 'sm')}>
        {action}
      </Link>
    </div>
  );
}
