import { createFileRoute, Link } from '@tanstack/react-router';
import { CalendarCheck, ChevronRight } from 'lucide-react';
import { AchievementsScreen } from '../../../features/achievements/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { AccountGate } from '../../account-gate.tsx';

export const Route = createFileRoute('/_shell/achievements')({
  staticData: { title: 'Conquistas' },
  component: AchievementsRoute,
});

function AchievementsRoute() {
  return (
    <AccountGate title="Conquistas" what="suas conquistas">
      <Ambient light=".72 .14 78" strength={20} />
      <AchievementsScreen
        under={
          <Link to="/rewards" className="to-rewards card">
            <CalendarCheck className="icon" aria-hidden="true" />
            <span>
              <b>Recompensa do dia</b>
              <small>Sete dias, um fio, de 10 a 100 moedas.</small>
            </span>
            <ChevronRight className="icon" aria-hidden="true" />
          </Link>
        }
      />
    </AccountGate>
  );
}
