import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Desk } from '../use-desk.ts';

/** A gesture went past the last version: another one is written only once its price was seen. */
export function AgainDialog({ messageId, desk }: { messageId: string; desk: Desk }) {
  return (
    <Dialog
      open
      onClose={desk.dismissAgain}
      title="Pedir outra versão?"
      actions={
        <>
          <Button variant="soft" onClick={desk.dismissAgain}>
            Agora não
          </Button>
          <Button variant="primary" onClick={() => desk.again(messageId)}>
            Pedir · {desk.prices.again}
          </Button>
        </>
      }
    >
      <p>As que já existem ficam guardadas, e você volta a elas quando quiser.</p>
    </Dialog>
  );
}
