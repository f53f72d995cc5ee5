import '../payments.css';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hasCode, sentenceFor } from '../../../platform/api-client/api-error.ts';
import { useOnline } from '../../../platform/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

type OrderButtonProps = {
  icon?: ReactNode;
  opening: { isPending: boolean; error: unknown };
  onPress: () => void;
  /** The verb, and the price where something is charged. */
  children: ReactNode;
};

/** Opens an order: once at a time, never without a connection, and says why when it did not open. */
export function OrderButton({ icon, opening: { isPending, error }, onPress, children }: OrderButtonProps) {
  const isOnline = useOnline();
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
