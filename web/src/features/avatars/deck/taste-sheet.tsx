import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { type FilterDraft, type Taste, tidyFilter } from '../catalogue-filter.ts';
import { PreferenceFields } from '../components/preference-fields.tsx';
import { tasteOf } from './taste.ts';

type TasteSheetProps = { open: boolean; taste: Taste; onChoose: (taste: Taste) => void; onClose: () => void };

/** What a person likes, said by themselves. Loaded when first opened. */
export function TasteSheet({ open, taste, onChoose, onClose }: TasteSheetProps) {
  return (
    <SheetDialog open={open} onClose={onClose} title="Seu gosto">
      <TasteForm taste={taste} onChoose={onChoose} onClose={onClose} />
    </SheetDialog>
  );
}

function TasteForm({ taste, onChoose, onClose }: Omit<TasteSheetProps, 'open'>) {
  const [draft, setDraft] = useState<FilterDraft>(taste);
  const choose = (next: FilterDraft): void => {
    onChoose(tasteOf(tidyFilter(next)));
    onClose();
  };
  return (
    <div className="preference-sheet">
      <p className="preference-lead">
        Idade e relação escolhem quem aparece. Etiquetas trazem pra frente. Fica só neste aparelho.
      </p>
      <PreferenceFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
      <div className="preference-actions">
        <Button variant="soft" onClick={() => choose({})}>
          Limpar
        </Button>
        <Button variant="primary" onClick={() => choose(draft)}>
          Aplicar
        </Button>
      </div>
    </div>
  );
}
