import { ThinkingStrands } from '../../ui/strand.tsx';

/** Spec §2: shown while who is here is not known. `floating` where there is no top bar. */
export function AuthLoading({ floating = false }: { floating?: boolean }) {
  return (
    <span className="auth-loading" data-floating={floating} role="status">
      <ThinkingStrands />
      <span className="visually-hidden">Carregando</span>
    </span>
  );
}
