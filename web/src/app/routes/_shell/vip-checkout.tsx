import { createFileRoute } from '@tanstack/react-router';
import { VipCheckoutScreen, VipOrderScreen } from '../../../features/vip/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { AccountGate } from '../../account-gate.tsx';
import { vipOrderSearch } from '../../vip-search.ts';

export const Route = createFileRoute('/_shell/vip-checkout')({
  staticData: { title: 'Assinar o VIP', hidesBottomBar: true, back: 'before' },
  validateSearch: vipOrderSearch,
  component: VipCheckoutRoute,
});

/** A choice can be seen by everybody; an order is somebody's. */
function VipCheckoutRoute() {
  const { order, ...choice } = Route.useSearch();
  const key = `${choice.plano} ${choice.metodo}`;
  return (
    <>
      <Ambient light=".5 .12 12" strength={30} />
      {order === undefined ? (
        <VipCheckoutScreen key={key} choice={choice} />
      ) : (
        <AccountGate title="Assinar o VIP" what="seu pedido">
          <VipOrderScreen key={order} orderId={order} />
        </AccountGate>
      )}
    </>
  );
}
