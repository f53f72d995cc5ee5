import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';

/** `before`: where the person came from. A page one may reach from a provider's page names where it belongs instead. */
export type BackTo = 'before' | '/coins' | '/compras' | '/vip-plans';

/** Phones have no bottom bar where something is bought: the arrow is the way out. */
export function BackButton({ to }: { to: BackTo }) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const leave = () => {
    if (to !== 'before') void router.navigate({ to });
    else if (canGoBack) router.history.back();
    else void router.navigate({ to: '/' });
  };
  return (
    <IconButton label="Voltar" className="top-back" onClick={leave}>
      <ChevronLeft className="icon" aria-hidden="true" />
    </IconButton>
  );
}
