import { createFileRoute } from '@tanstack/react-router';
import { MyAvatarsScreen } from '../../../features/avatars/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { AccountGate } from '../../account-gate.tsx';
import { useTalk } from '../../use-talk.ts';

export const Route = createFileRoute('/_shell/my-avatars')({
  staticData: { title: 'Minhas Namoradas' },
  component: MyAvatarsRoute,
});

function MyAvatarsRoute() {
  const { talk } = useTalk();
  return (
    <AccountGate title="Minhas Namoradas" what="quem você criou">
      <Ambient light=".62 .1 10" strength={20} />
      <MyAvatarsScreen onTalk={(avatar) => talk(avatar.id)} />
    </AccountGate>
  );
}
