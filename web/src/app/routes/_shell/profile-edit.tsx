import { createFileRoute } from '@tanstack/react-router';
import { ProfileEditScreen } from '../../../features/auth/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { AccountGate } from '../../account-gate.tsx';

export const Route = createFileRoute('/_shell/profile-edit')({
  staticData: { title: 'Editar perfil' },
  component: ProfileEditRoute,
});

function ProfileEditRoute() {
  return (
    <AccountGate title="Editar perfil" what="seu perfil">
      <Ambient light=".5 .12 20" strength={20} />
      <ProfileEditScreen />
    </AccountGate>
  );
}
