import type { AffiliatePanel } from '@cafune/contract/affiliates/earnings';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import type { PanelDays } from '../api.ts';
import { DayChart } from './day-chart.tsx';
import { PeriodShapes } from './panel-shapes.tsx';
import { PeopleSteps } from './people-steps.tsx';
import { PeriodSwitch } from './period-switch.tsx';
import { TopLinks } from './top-links.tsx';

type PanelPeriodProps = {
  days: PanelDays;
  /** Undefined while these days are on their way. */
  panel: AffiliatePanel | undefined;
  /** Where they are not to be had. */
  failure: ReactNode;
};

/** What happened in the chosen days. */
export function PanelPeriod({ days, panel, failure }: PanelPeriodProps) {
  return (
    <section className="panel-section" aria-labelledby="periodo">
      <div className="panel-section-head">
        <h2 className="t-title-2" id="periodo">{`Últimos ${days} dias`}</h2>
        <PeriodSwitch days={days} />
      </div>
      {panel !== undefined && <PeriodNumbers days={days} panel={panel} />}
      {panel === undefined &&
        (failure ?? (
          <Loading>
            <PeriodShapes />
          </Loading>
        ))}
    </section>
  );
}

function PeriodNumbers({ days, panel }: { days: PanelDays; panel: AffiliatePanel }) {
  if (isQuiet(panel)) return <Quiet days={days} hasEarned={hasEarned(panel)} />;
  return (
    <>
      <div className="panel-pair">
        <DayChart days={panel.days} />
        <PeopleSteps people={panel.people} revenueCents={panel.revenueCents} />
      </div>
      <TopLinks links={panel.links} />
    </>
  );
}

/** Nothing at all in these days: what went back, or came by a code, is something. */
function isQuiet({ people, revenueCents, days }: AffiliatePanel): boolean {
  const isIdle = days.every((day) => day.clicks === 0 && day.signUps === 0 && day.commissionCents === 0);
  return isIdle && revenueCents === 0 && Object.values(people).every((many) => many === 0);
}

function hasEarned({ commission }: AffiliatePanel): boolean {
  const { heldCents, payableCents, sendingCents, paidCents } = commission;
  return [heldCents, payableCents, sendingCents, paidCents].some((cents) => cents !== 0);
}

function Quiet({ days, hasEarned: isKnown }: { days: PanelDays; hasEarned: boolean }) {
  return (
    <div className="card">
      <EmptyState
        level="h3"
        title={isKnown ? `Ninguém clicou nestes ${days} dias` : 'Ninguém clicou ainda'}
        line="Copie seu link ali em cima e conte do seu jeito onde as pessoas já ouvem você. O primeiro clique aparece aqui."
      />
    </div>
  );
}
