import '../payments.css';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hasCode, sentenceFor } from '../../../platform/api-client/api-error.ts';
import { useOnline } from '../../../platform/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { reais } from '../money.ts';
import type { PriceChange } from '../use-price-check.ts';

type OrderButtonProps = {
  icon?: ReactNode;
  opening: { isPending: boolean; error: unknown };
  /** The order has another price than this button said: both are said, and only this press goes on with it. */
  change?: PriceChange | null;
  onPress: () => void;
  /** The verb, and the price where something is charged. */
  children: ReactNode;
};

/** Opens an order: once at a time, never without a connection, and says why when it did not open. */
export function OrderButton({
  icon,
  opening: { isPending, error },
  change = null,
  onPress,
  children,
}: OrderButtonProps) {
  const isOnline = useOnline();
  if (change !== null) return <OtherPrice change={change} />;
  return (
    <div className="buy">
      {error !== null && (
        <Notice kind="error">
          {sentenceFor(error)}{' '}
          {hasCode(error, 'payments.too-many-open') && (
            <Link to="/compras" className="link">
              Ver meus pedidos
            </Link>
          )}
        </Notice>
      )}
      {!isOnline && <p className="buy-offline">Sem internet agora. Quando ela voltar, dá pra continuar.</p>}
      <Button variant="primary" size="lg" icon={icon} busy={isPending} disabled={!isOnline} onClick={onPress}>
        {children}
      </Button>
    </div>
  );
}

/** The price changed between what was read and what was opened. */
function OtherPrice({ change: { shownCents, orderCents, onGo } }: { change: PriceChange }) {
  return (
    <div className="buy">
      <Notice kind="error">
        {`O preço mudou: aqui estava ${reais(shownCents)}, e o pedido ficou em ${reais(orderCents)}. Nada foi cobrado.`}
      </Notice>
      <Button variant="primary" size="lg" onClick={onGo}>
        {`Continuar por ${reais(orderCents)}`}
      </Button>
    </div>
  );
}
