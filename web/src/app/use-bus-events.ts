import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshAuthStatus } from '../features/auth/index.ts';
import { announceBalance } from '../features/coins/index.ts';
import { listen } from '../platform/realtime/event-bus.ts';

/** Spec §4 "Event bus names": changed data of the person asks again who is here; a payment, that and the coins. */
export function useBusEvents(): void {
  const client = useQueryClient();
  useEffect(() => {
    const stopUser = listen('user_data_changed', () => void refreshAuthStatus(client));
    const stopPayments = listen('payment_processed', () => {
      void refreshAuthStatus(client);
      announceBalance();
    });
    return () => {
      stopUser();
      stopPayments();
    };
  }, [client]);
}
