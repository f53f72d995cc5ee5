import { useNavigate } from '@tanstack/react-router';
import { showToast } from '../../ui/toast-store.ts';
import { serverMessageOf, useAffiliateLogout } from './api.ts';

/** Ends the affiliate session and goes to its login. Unlike an account's, a logout that failed is said: it did not happen. */
export function useAffiliateLeave(): { leave: () => void; isLeaving: boolean } {
  const logout = useAffiliateLogout();
  const navigate = useNavigate();
  const leave = (): void => {
    logout.mutate(undefined, {
      onSuccess: () => {
        showToast({ kind: 'success', title: 'Você saiu da conta de afiliado' });
        void navigate({ to: '/affiliate/login' });
      },
      onError: (error) => {
        const description = serverMessageOf(error);
        showToast({ kind: 'error', title: 'Não deu pra sair', ...(description === null ? {} : { description }) });
      },
    });
  };
  return { leave, isLeaving: logout.isPending };
}
