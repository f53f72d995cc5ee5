import { createFileRoute } from '@tanstack/react-router';
import { CoinsScreen } from '../../../features/coins/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';

export const Route = createFileRoute('/_shell/coins')({ staticData: { title: 'Moedas' }, component: CoinsRoute });

function CoinsRoute() {
  return (
    <>
      <Ambient light=".72 .14 78" strength={20} />
      <CoinsScreen />
    </>
  );
}
