import { createFileRoute } from '@tanstack/react-router';
import { LeaveScreen } from '../../../features/privacy/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';

export const Route = createFileRoute('/_shell/apagar-conta')({
  staticData: { title: 'Apagar minha conta' },
  component: LeaveRoute,
});

function LeaveRoute() {
  return (
    <>
      <Ambient light=".45 .1 350" strength={20} />
      <LeaveScreen />
    </>
  );
}
