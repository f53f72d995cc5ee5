import type { ImportedCard } from '@cafune/contract/avatars/creation';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { sentenceFor } from '../../../../platform/api-client/api-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useImportCard } from '../api.ts';
import type { WizardForm } from '../use-wizard-form.ts';
import { withCard } from '../wizard-state.ts';

const MISSING: Record<ImportedCard['missing'][number], string> = {
  name: 'o nome',
  age: 'a idade',
  greeting: 'a primeira mensagem',
};

function missingSentence(missing: ImportedCard['missing']): string | null {
  if (missing.length === 0) return null;
  const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(missing.map((field) => MISSING[field]));
  return `O card não traz ${list}. Complete do seu jeito.`;
}

/** A Character Card from a file: what it knows fills the wizard, what it lacks is asked for, what was left out is told. */
export function CardImport({ form }: { form: WizardForm }) {
  const picker = useRef<HTMLInputElement>(null);
  const reading = useImportCard();
  const [notes, setNotes] = useState<readonly string[]>([]);

  function read(file: File): void {
    setNotes([]);
    reading.mutate(file, {
      onSuccess: (card) => {
        form.update((state) => withCard(state, card.fields, card.importId));
        setNotes([missingSentence(card.missing), ...card.notes].filter((note) => note !== null));
        for (const field of card.missing) form.onLeaveField(field);
      },
    });
  }

  return (
    <div className="card-import">
      <input
        ref={picker}
        type="file"
        hidden
        accept=".png,.json,.charx,image/png,application/json"
        aria-label="Arquivo do card"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file !== undefined) read(file);
        }}
      />
      <Button
        variant="ghost"
        icon={<FileUp className="icon" aria-hidden="true" />}
        busy={reading.isPending}
        onClick={() => picker.current?.click()}
      >
        Importar um card
      </Button>
      {reading.isError && <Notice kind="error">{sentenceFor(reading.error)}</Notice>}
      {notes.length > 0 && (
        <Notice>
          <ul className="card-notes">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
