import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Purchase, useOpenOrder } from '../api.ts';
import { keepReturn } from '../intent.ts';
import { reais } from '../money.ts';
import { usePriceCheck } from '../use-price-check.ts';
import { OrderButton } from './order-button.tsx';

type BuyButtonProps = {
  purchase: Purchase;
  /** Always said on the button itself (abuse suite I06). */
  priceCents: number;
  /** The verb: the price comes after it. */
  label: string;
  icon?: ReactNode;
  /** The path to go back to once it is paid, where there is one. */
  backTo: string | null;
};

/** The one way to open an order of coins. Its price is on it, in reais. */
export function BuyButton({ purchase, priceCents, label, icon, backTo }: BuyButtonProps) {
  const { mutate, isPending, error } = useOpenOrder();
  const navigate = useNavigate();
  const { change, take } = usePriceCheck({
    what: `${purchase.packId}:${purchase.method}`,
    shownCents: priceCents,
    goOn: ({ id }) => {
      if (backTo !== null) keepReturn(id, backTo);
      void navigate({ to: '/checkout', search: { order: id } });
    },
  });
  const buy = () => mutate({ ...purchase, shownCents: priceCents }, { onSuccess: take });
  return (
    <OrderButton icon={icon} opening={{ isPending, error }} change={change} onPress={buy}>
      {`${label} · ${reais(priceCents)}`}
    </OrderButton>
  );
}
