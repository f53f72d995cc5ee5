import type { Vip } from '@cafune/contract/vip';
import { useNavigate } from '@tanstack/react-router';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { useOnline } from '../../../platform/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useCancelVip } from '../api.ts';
import { canceledWords, keptWords } from '../vip-words.ts';

/** The question before a renewal ends: no reason is asked, and what stays is said. */
export function CancelDialog({ vip, isAsking, onClose }: { vip: Vip; isAsking: boolean; onClose: () => void }) {
  const { mutate, isPending, error, reset } = useCancelVip();
  const isOnline = useOnline();
  const navigate = useNavigate();
  const isTrial = vip.state === 'trialing';
  const close = () => {
    onClose();
    reset();
  };
  const cancel = () =>
    mutate(undefined, {
      onSuccess: ({ cancellation }) => {
        onClose();
        const title = isTrial ? 'Renovação cancelada' : 'VIP cancelado';
        showToast({ kind: 'success', title, description: canceledWords(cancellation) });
        if (isTrial) void navigate({ to: '/trial-cancelado' });
      },
    });
  return (
    <Dialog
      open={isAsking}
      onClose={close}
      title={isTrial ? 'Cancelar o teste?' : 'Cancelar o VIP?'}
      actions={
        <>
          <Button data-autofocus="" onClick={close}>
            Ficar com o VIP
          </Button>
          <Button variant="danger" busy={isPending} disabled={!isOnline} onClick={cancel}>
            Sim, cancelar
          </Button>
        </>
      }
    >
      <p className="num">{`${keptWords(vip)} Suas conversas e suas moedas continuam suas.`}</p>
      {!isOnline && <p className="buy-offline">Sem internet agora. Quando ela voltar, dá pra cancelar.</p>}
      {error !== null && (
        <div className="withdrawal-error">
          <Notice kind="error">{sentenceFor(error)}</Notice>
        </div>
      )}
    </Dialog>
  );
}
