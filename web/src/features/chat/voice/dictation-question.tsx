import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useTranscriptionConsent } from './api.ts';

type DictationQuestionProps = {
  open: boolean;
  /** Where the recording would go; null where the browser does it by itself. */
  host: string | null;
  onYes: () => void;
  onNo: () => void;
};

/** Before the first use: who will hear, in one sentence, and two answers. */
export function DictationQuestion({ open, host, onYes, onNo }: DictationQuestionProps) {
  const { mutate, isPending } = useTranscriptionConsent();
  function accept(): void {
    if (host === null) onYes();
    else
      mutate(
        { provider: host, isGranted: true },
        { onSuccess: onYes, onError: (error) => showToast({ kind: 'error', title: sentenceFor(error) }) },
      );
  }
  return (
    <Dialog
      open={open}
      onClose={onNo}
      title={host === null ? 'Ditar com o navegador?' : 'Mandar sua voz pra fora?'}
      actions={
        <>
          <Button data-autofocus onClick={onNo}>
            Agora não
          </Button>
          <Button variant="primary" busy={isPending} onClick={accept}>
            Usar
          </Button>
        </>
      }
    >
      {host === null ? (
        <p>
          Quem transforma sua fala em texto é o seu navegador, e ele pode mandar o som pra empresa que o faz. Pro Cafuné
          só chega o texto que você enviar.
        </p>
      ) : (
        <p>Sua fala vira texto em {host}: a gravação vai pra lá só quando você dita, e não fica guardada aqui.</p>
      )}
    </Dialog>
  );
}
