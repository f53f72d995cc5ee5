import { createFileRoute } from '@tanstack/react-router';
import { NotificationsScreen } from '../../../features/notifications/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { AccountGate } from '../../account-gate.tsx';

export const Route = createFileRoute('/_shell/notifications')({
  staticData: { title: 'Notificações' },
  component: NotificationsRoute,
});

function NotificationsRoute() {
  return (
    <AccountGate title="Notificações" what="seus avisos">
      <Ambient light=".55 .13 50" strength={20} />
      <NotificationsScreen />
    </AccountGate>
  );
}
