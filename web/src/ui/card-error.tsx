import { Button } from './button.tsx';

type CardErrorProps = { message: string; onRetry: () => void; busy: boolean };

/** What did not come into one card of a page, and the way to ask again. */
export function CardError({ message, onRetry, busy }: CardErrorProps) {
  return (
    <div role="alert">
      <p>{message}</p>
      <div className="account-actions">
        <Button variant="line" busy={busy} onClick={onRetry}>
          Tentar de novo
        </Button>
      </div>
    </div>
  );
}
