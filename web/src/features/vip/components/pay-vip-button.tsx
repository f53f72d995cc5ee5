import { useNavigate } from '@tanstack/react-router';
import { keepReturn, METHOD_WORDS, MethodIcon, OrderButton, reais, usePriceCheck } from '../../payments/index.ts';
import { useOpenVipOrder } from '../api.ts';
import type { PickedVip } from '../vip-choice.ts';

type PayVipButtonProps = {
  picked: PickedVip;
  /** The path to go back to once it is paid, where there is one. */
  backTo: string | null;
};

/** The one way to open an order of VIP that charges today. Its price is on it, in reais (abuse suite I06). */
export function PayVipButton({ picked: { plan, method, renews }, backTo }: PayVipButtonProps) {
  const { mutate, isPending, error } = useOpenVipOrder();
  const navigate = useNavigate();
  const { change, take } = usePriceCheck({
    what: `${plan.id}:${method}:${renews}`,
    shownCents: plan.priceCents,
    goOn: ({ id }) => {
      if (backTo !== null) keepReturn(id, backTo);
      void navigate({ to: '/vip-checkout', search: { order: id } });
    },
  });
  const pay = () =>
    mutate({ planId: plan.id, method, renews, isTrial: false, shownCents: plan.priceCents }, { onSuccess: take });
  return (
    <OrderButton icon={<MethodIcon method={method} />} opening={{ isPending, error }} change={change} onPress={pay}>
      {`Pagar com ${METHOD_WORDS[method]} · ${reais(plan.priceCents)}`}
    </OrderButton>
  );
}
