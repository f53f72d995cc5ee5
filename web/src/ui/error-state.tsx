import './feedback.css';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type ErrorStateProps = { message: string; onRetry: () => void; busy?: boolean };

/** A read that did not come: what happened, what to do. Offline is said as such. */
export function ErrorState({ message, onRetry, busy = false }: ErrorStateProps) {
  const offline = typeof navigator !== 'undefined' && !navigator.onLine;
  return (
    <div role="alert">
      <EmptyState
        title={offline ? 'Sem conexão agora' : 'Isso não carregou'}
        line={offline ? 'Quando a internet voltar, é só tentar de novo.' : message}
        action={
          <Button variant="line" busy={busy} onClick={onRetry}>
            Tentar de novo
          </Button>
        }
      />
    </div>
  );
}
