import type { Vip } from '@cafune/contract/vip';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx').then(({ CancelDialog: drawn }) => ({ default: drawn })));

/** Two clicks end the renewal. What the first one opens stays afterwards, so that it can close as other dialogs do. */
export function CancelVip({ vip }: { vip: Vip }) {
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  return (
    <>
      <Button
        variant="line"
        onClick={() => {
          setWasAsked(true);
          setAsking(true);
        }}
      >
        Cancelar VIP
      </Button>
      {wasAsked && (
        <Suspense fallback={null}>
          <CancelDialog vip={vip} isAsking={isAsking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
