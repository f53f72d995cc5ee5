import '../affiliates.css';
import type { Affiliate } from '@cafune/contract/affiliates';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ThinkingStrands } from '../../../ui/strand.tsx';
import { useAffiliateStatus } from '../api.ts';

/** Waits while it is not known who is here, sends everyone but affiliates to their login. */
export function AffiliateGuard({ children }: { children: (affiliate: Affiliate) => ReactNode }) {
  const status = useAffiliateStatus();
  if (status.isPending) {
    return (
      <div className="affiliate-wait" role="status">
        <ThinkingStrands />
        <span className="visually-hidden">Carregando</span>
      </div>
    );
  }
  if (status.isError) {
    return (
      <ErrorState message={sentenceFor(status.error)} busy={status.isFetching} onRetry={() => void status.refetch()} />
    );
  }
  const { user } = status.data;
  if (!status.data.isAuthenticated || user === null) return <Navigate to="/affiliate/login" replace />;
  return children(user);
}
