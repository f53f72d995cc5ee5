import { PANEL_DAYS } from '@cafune/contract/affiliates/earnings';
import { Link } from '@tanstack/react-router';
import type { PanelDays } from '../api.ts';

/** Which days are counted. It is a part of the address: the back button and a reload keep it. */
export function PeriodSwitch({ days }: { days: PanelDays }) {
  return (
    <nav className="panel-period" aria-label="Período">
      {PANEL_DAYS.map((option) => (
        <Link
          key={option}
          to="/affiliate/dashboard"
          search={(now) => ({ ...now, dias: option })}
          resetScroll={false}
          className="pill"
          data-checked={option === days}
          aria-current={option === days ? 'true' : undefined}
        >
          {option} dias
        </Link>
      ))}
    </nav>
  );
}
