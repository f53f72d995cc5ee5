import { AUTH_REDIRECT_DELAY_MS } from '@cafune/contract/auth';
import { useNavigate } from '@tanstack/react-router';
import { showToast } from '../../ui/toast-store.ts';
import { useLogout } from './api.ts';

const SIGNED_OUT = {
  kind: 'success',
  title: 'Logout realizado com sucesso',
  description: 'Você foi desconectado da sua conta',
} as const;
const SESSION_ENDED = { kind: 'info', title: 'Logout realizado', description: 'Sessão finalizada' } as const;

/** Asked before signing out; false stays. */
type LeaveGuard = () => Promise<boolean>;
let guard: LeaveGuard | null = null;
let isAsking = false;

/** Puts a question before every "Sair" of the app, until the returned function is called. */
export function guardLeaving(next: LeaveGuard): () => void {
  guard = next;
  return () => {
    if (guard !== next) return;
    guard = null;
    isAsking = false;
  };
}

async function mayLeave(): Promise<boolean> {
  if (guard === null) return true;
  if (isAsking) return false;
  isAsking = true;
  try {
    return await guard();
  } finally {
    isAsking = false;
  }
}

/** Signs out: the texts of spec §8, then home after 100 ms, whether or not the server answered. */
export function useLeave(): { leave: () => void; isLeaving: boolean } {
  const logout = useLogout();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    if (!(await mayLeave())) return;
    // Not by the callbacks of `mutate`: the menu it is called from may be gone by then, and they with it.
    const hasAnswered = await logout.mutateAsync().then(
      () => true,
      () => false,
    );
    showToast(hasAnswered ? SIGNED_OUT : SESSION_ENDED);
    setTimeout(() => void navigate({ to: '/' }), AUTH_REDIRECT_DELAY_MS.logout);
  };
  return { leave: () => void leave(), isLeaving: logout.isPending };
}
