import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

type LeaveDialogProps = { open: boolean; text: string; onAnswer: (leaves: boolean) => void };

/** The question before signing out; closing it in any way stays. */
export function LeaveDialog({ open, text, onAnswer }: LeaveDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      title="Sair agora?"
      actions={
        <>
          <Button variant="soft" onClick={() => onAnswer(false)}>
            Ficar
          </Button>
          <Button variant="danger" onClick={() => onAnswer(true)}>
            Sair
          </Button>
        </>
      }
    >
      <p className="num">{text}</p>
    </Dialog>
  );
}
