import './panel.css';
import './panel-rows.css';
import type { Affiliate } from '@cafune/contract/affiliates';
import { PANEL_DAYS } from '@cafune/contract/affiliates/earnings';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { useOnline } from '../../platform/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type PanelDays, panelQuery, useKnownPanel } from './api.ts';
import { AffiliatePage } from './components/affiliate-page.tsx';
import { CommissionStatement } from './components/commission-statement.tsx';
import { CommissionStates } from './components/commission-states.tsx';
import { LinkCard } from './components/link-card.tsx';
import { NextPayout } from './components/next-payout.tsx';
import { PanelPeriod } from './components/panel-period.tsx';
import { PanelShapes } from './components/panel-shapes.tsx';
import { PayoutList } from './components/payout-list.tsx';
import { useAffiliateLeave } from './use-affiliate-leave.ts';

/** What the address says of the panel: how many days, and the payout whose lines are open. */
export type PanelSearch = { dias?: number; pagamento?: string };

/** As the server has it where nothing is said. */
const USUAL_DAYS = 30;

function daysOf({ dias }: PanelSearch): PanelDays {
  return PANEL_DAYS.find((days) => days === dias) ?? USUAL_DAYS;
}

type DashboardScreenProps = { affiliate: Affiliate; search: PanelSearch };

/** Who the affiliate is, what to share, what it brought, and when the money comes. */
export function DashboardScreen({ affiliate, search }: DashboardScreenProps) {
  const { leave, isLeaving } = useAffiliateLeave();
  return (
    <AffiliatePage title="Painel de afiliado" isWide>
      <div className="affiliate-head">
        <div>
          <h1>{affiliate.name}</h1>
          <p>{affiliate.email}</p>
        </div>
        <Button variant="line" icon={<LogOut className="icon" aria-hidden="true" />} busy={isLeaving} onClick={leave}>
          Sair
        </Button>
      </div>
      <Panel affiliate={affiliate} search={search} />
    </AffiliatePage>
  );
}

function Panel({ affiliate, search }: DashboardScreenProps) {
  const days = daysOf(search);
  const asked = useQuery(panelQuery(days));
  const known = useKnownPanel();
  const isOnline = useOnline();
  // Other days may not be to be had; the link and the money do not go by days.
  const panel = asked.data ?? known;
  const failure = asked.data === undefined && asked.isError && (
    <ErrorState message={sentenceFor(asked.error)} busy={asked.isFetching} onRetry={() => void asked.refetch()} />
  );
  if (panel === undefined) return failure || <PanelShapes />;
  return (
    <div className="panel">
      {!isOnline && (
        <Notice>Sem conexão: estes números são de antes. Quando a internet voltar, eles se atualizam.</Notice>
      )}
      <div className="panel-lead">
        <LinkCard link={panel.link} code={panel.code} />
        <NextPayout nextPayout={panel.nextPayout} pixKey={panel.pixKey} email={affiliate.email} />
      </div>
      <CommissionStates commission={panel.commission} />
      <PanelPeriod
        days={days}
        panel={asked.isPlaceholderData ? undefined : asked.data}
        failure={failure === false ? null : <div className="card">{failure}</div>}
      />
      <div className="panel-pair panel-pair-top">
        <CommissionStatement payout={search.pagamento} />
        <PayoutList opened={search.pagamento} />
      </div>
    </div>
  );
}
