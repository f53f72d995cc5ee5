import { avatarDiscoveryRoutes } from '@cafune/contract/avatars/discovery';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshAuthStatus } from '../features/auth/index.ts';
import { announceBalance } from '../features/coins/index.ts';
import { emit, listen } from '../platform/realtime/event-bus.ts';
import { hearOtherTabs } from '../platform/realtime/tab-channel.ts';

/** Somebody's VIP moves prices everywhere: on buttons, in conversations, in the table. The deck in hand stays as it was dealt. */
function askAllAgain(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== avatarDiscoveryRoutes.deck.path });
}

/** Spec §4 "Event bus names": changed data of the person asks again who is here; a payment, that and the coins. */
export function useBusEvents(): void {
  const client = useQueryClient();
  useEffect(() => {
    const stopUser = listen('user_data_changed', () => void refreshAuthStatus(client));
    const stopPayments = listen('payment_processed', () => {
      void refreshAuthStatus(client);
      announceBalance();
    });
    const deaf = hearOtherTabs((message) => {
      if (message.type === 'payment-processed') emit('payment_processed', {});
      if (message.type === 'vip-changed') askAllAgain(client);
    });
    return () => {
      deaf();
      stopUser();
      stopPayments();
    };
  }, [client]);
}
