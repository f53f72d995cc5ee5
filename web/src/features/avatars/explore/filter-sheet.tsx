import { PERSONALITY_SLIDERS } from '@cafune/contract/avatars';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { type CatalogueFilter, type FilterDraft, tidyFilter } from '../catalogue-filter.ts';
import { PreferenceFields, WordPills } from '../components/preference-fields.tsx';

const TRAITS = PERSONALITY_SLIDERS.flatMap(({ low, high }) => [low, high]);

type FilterSheetProps = {
  open: boolean;
  filter: CatalogueFilter;
  onFilter: (filter: CatalogueFilter) => void;
  onClose: () => void;
};

/** Everything the catalogue can be narrowed by. Loaded when first opened. */
export function FilterSheet({ open, filter, onFilter, onClose }: FilterSheetProps) {
  return (
    <SheetDialog open={open} onClose={onClose} title="Filtrar">
      <FilterForm filter={filter} onFilter={onFilter} onClose={onClose} />
    </SheetDialog>
  );
}

function FilterForm({ filter, onFilter, onClose }: Omit<FilterSheetProps, 'open'>) {
  const [draft, setDraft] = useState<FilterDraft>(filter);
  const change = (part: FilterDraft): void => setDraft({ ...draft, ...part });
  const apply = (next: FilterDraft): void => {
    onFilter(tidyFilter(next));
    onClose();
  };
  return (
    <div className="preference-sheet">
      <PreferenceFields draft={draft} onChange={change} />
      <WordPills label="Jeito" words={TRAITS} chosen={draft.traits} onChange={(traits) => change({ traits })} />
      <Switch
        label="Feitas pela comunidade"
        hint="Só quem outras pessoas criaram e publicaram"
        checked={draft.origin === 'community'}
        onChange={(isOn) => change({ origin: isOn ? 'community' : undefined })}
      />
      <div className="preference-actions">
        <Button variant="soft" onClick={() => apply({ q: filter.q, sort: filter.sort })}>
          Limpar
        </Button>
        <Button variant="primary" onClick={() => apply(draft)}>
          Ver companhias
        </Button>
      </div>
    </div>
  );
}
