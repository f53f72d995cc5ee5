import '../payments.css';
import type { Order } from '@cafune/contract/payments';
import { Link } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError, sentenceFor } from '../../../platform/api-client/api-error.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useOrder } from '../api.ts';

type OrderViewProps = {
  id: string;
  /** What stands here without an order. */
  none: ReactNode;
  children: (order: Order) => ReactNode;
};

/** Reads an order and keeps it live. What is known of it stays on the screen when the connection goes. */
export function OrderView({ id, none, children }: OrderViewProps) {
  const { data, error, isFetching, refetch } = useOrder(id);
  if (id === '') return none;
  if (data !== undefined)
    return (
      <>
        {error !== null && <Stale />}
        {children(data)}
      </>
    );
  if (error === null) return <OrderSkeleton />;
  // An id that is nobody's, somebody else's, or no id at all.
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return <LostOrder />;
  return <ErrorState message={sentenceFor(error)} busy={isFetching} onRetry={() => void refetch()} />;
}

function Stale() {
  return (
    <p className="order-stale" role="status">
      <CloudOff className="icon" aria-hidden="true" />
      Sem conexão com o servidor agora. Isto é o que a gente sabia; assim que voltar, confere de novo.
    </p>
  );
}

export function OrderSkeleton() {
  return (
    <Loading className="order-skeleton">
      <Skeleton style={{ height: 72, borderRadius: 22 }} />
      <Skeleton style={{ height: 320, borderRadius: 30 }} />
      <Skeleton style={{ height: 56, borderRadius: 28 }} />
    </Loading>
  );
}

function LostOrder() {
  return (
    <EmptyState
      title="Não achei esse pedido"
      line="Ele pode ser de outra conta, ou o endereço veio cortado."
      action={
        <Link to="/compras" className={buttonClass('primary')}>
          Ver suas compras
        </Link>
      }
    />
  );
}

/** No order was named, and there is none to show. */
export function NoOrder({ title, line, action }: { title: string; line: string; action?: ReactNode }) {
  return (
    <EmptyState
      title={title}
      line={line}
      action={
        action ?? (
          <Link to="/coins" className={buttonClass('primary')}>
            Escolher um pacote
          </Link>
        )
      }
    />
  );
}
