import { createFileRoute } from '@tanstack/react-router';
import { MyAvatarsScreen } from '../../../features/avatars/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { AccountGate } from '../../account-gate.tsx';

export const Route = createFileRoute('/_shell/my-avatars')({
  staticData: { title: 'Minhas Namoradas' },
  component: MyAvatarsRoute,
});

function MyAvatarsRoute() {
  return (
    <AccountGate title="Minhas Namoradas" what="quem você criou">
      <Ambient light=".62 .1 10" strength={20} />
      <MyAvatarsScreen />
    </AccountGate>
  );
}
