import { AUTH_REDIRECT_DELAY_MS } from '@cafune/contract/auth';
import { useNavigate } from '@tanstack/react-router';
import { showToast } from '../../ui/toast-store.ts';
import { useLogout } from './api.ts';

/** Signs out: the texts of spec §8, then home after 100 ms, whether or not the server answered. */
export function useLeave(): { leave: () => void; isLeaving: boolean } {
  const logout = useLogout();
  const navigate = useNavigate();
  const leave = (): void => {
    logout.mutate(undefined, {
      onSuccess: () =>
        showToast({
          kind: 'success',
          title: 'Logout realizado com sucesso',
          description: 'Você foi desconectado da sua conta',
        }),
      onError: () => showToast({ kind: 'info', title: 'Logout realizado', description: 'Sessão finalizada' }),
      onSettled: () => {
        setTimeout(() => void navigate({ to: '/' }), AUTH_REDIRECT_DELAY_MS.logout);
      },
    });
  };
  return { leave, isLeaving: logout.isPending };
}
