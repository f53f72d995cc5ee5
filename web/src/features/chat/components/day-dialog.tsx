import '../panels.css';
import { type FormEvent, useState } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { findDay } from '../branches/api.ts';

type DayProps = { conversationId: string; from: Date; onGo: (place: { seq: number }) => void; onClose: () => void };

/** A local day as a date field has it. */
function dayOf(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Goes to the first message of a day, or of the next one that has any. */
export function DayDialog({ conversationId, from, onGo, onClose }: DayProps) {
  const [day, setDay] = useState(dayOf(from));
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function go(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted = new Date(`${day}T00:00:00`);
    if (Number.isNaN(wanted.getTime())) return setError('Escolha um dia.');
    setBusy(true);
    try {
      const seq = await findDay(conversationId, wanted, AbortSignal.timeout(15_000));
      setBusy(false);
      if (seq === null) return setError('Não há mensagens desse dia em diante.');
      onClose();
      onGo({ seq });
    } catch (failure) {
      setBusy(false);
      setError(sentenceFor(failure));
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Ir pra um dia"
      actions={
        <>
          <Button variant="soft" onClick={onClose}>
            Voltar
          </Button>
          <Button variant="primary" type="submit" form="day-form" busy={isBusy}>
            Ir
          </Button>
        </>
      }
    >
      <form id="day-form" className="day-form" onSubmit={(event) => void go(event)}>
        <TextField
          label="Dia"
          type="date"
          value={day}
          max={dayOf(new Date())}
          error={error}
          onChange={(event) => {
            setDay(event.target.value);
            setError(null);
          }}
        />
      </form>
    </Dialog>
  );
}
