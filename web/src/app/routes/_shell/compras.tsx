import { createFileRoute } from '@tanstack/react-router';
import { PurchasesScreen } from '../../../features/payments/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { AccountGate } from '../../account-gate.tsx';

export const Route = createFileRoute('/_shell/compras')({
  staticData: { title: 'Suas compras' },
  component: PurchasesRoute,
});

function PurchasesRoute() {
  return (
    <AccountGate title="Suas compras" what="suas compras">
      <Ambient light=".72 .14 78" strength={18} />
      <PurchasesScreen />
    </AccountGate>
  );
}
