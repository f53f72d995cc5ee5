import type { Vip } from '@cafune/contract/vip';
import { useState } from 'react';
import { useOnDemand } from '../../../platform/use-on-demand.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';

/** Two clicks end the renewal. What the first one brings stays, so that it can close as other dialogs do. */
export function CancelVip({ vip }: { vip: Vip }) {
  const [isAsking, setAsking] = useState(false);
  const CancelDialog = useOnDemand({
    load: () => import('./cancel-dialog.tsx').then(({ CancelDialog: drawn }) => drawn),
    wanted: isAsking,
    onFailure: () => {
      setAsking(false);
      const description = 'Confira a internet e toque de novo. Seu VIP continua como estava.';
      showToast({ kind: 'error', title: 'Não deu pra abrir o cancelamento', description });
    },
  });
  return (
    <>
      <Button variant="line" busy={isAsking && CancelDialog === null} onClick={() => setAsking(true)}>
        Cancelar VIP
      </Button>
      {CancelDialog && <CancelDialog vip={vip} isAsking={isAsking} onClose={() => setAsking(false)} />}
    </>
  );
}
