import './preference-fields.css';
import { AVATAR_MAX_AGE, AVATAR_MIN_AGE, RELATIONSHIPS } from '@cafune/contract/avatars';
import { useQuery } from '@tanstack/react-query';
import { Pill } from '../../../ui/pill.tsx';
import { RadioPills } from '../../../ui/radio-pills.tsx';
import { RangeField } from '../../../ui/range-field.tsx';
import { tagsQuery } from '../api.ts';
import { type FilterDraft, toggleWord, wordsOf } from '../catalogue-filter.ts';
import { capitalized } from '../common-tags.ts';

type FieldsProps = { draft: FilterDraft; onChange: (change: FilterDraft) => void };

const ANY = 'any';
const RELATIONSHIP_OPTIONS = [
  { id: ANY, label: 'Qualquer' },
  ...RELATIONSHIPS.map((id) => ({ id, label: capitalized(id) })),
];

/** From which age to which; each end pushes the other along. */
function AgeFields({ draft, onChange }: FieldsProps) {
  const minAge = draft.minAge ?? AVATAR_MIN_AGE;
  const maxAge = draft.maxAge ?? AVATAR_MAX_AGE;
  const scale = { min: AVATAR_MIN_AGE, max: AVATAR_MAX_AGE, step: 1 };
  return (
    <fieldset className="preference-ages">
      <legend className="field-label">Idade</legend>
      <RangeField
        {...scale}
        label="A partir de"
        text={`${minAge} anos`}
        value={minAge}
        onChange={(from) => onChange({ minAge: from, maxAge: Math.max(from, maxAge) })}
      />
      <RangeField
        {...scale}
        label="Até"
        text={`${maxAge} anos`}
        value={maxAge}
        onChange={(to) => onChange({ minAge: Math.min(minAge, to), maxAge: to })}
      />
    </fieldset>
  );
}

type WordPillsProps = {
  label: string;
  words: readonly string[];
  chosen: string | undefined;
  onChange: (chosen: string | undefined) => void;
};

/** Several of many words. */
export function WordPills({ label, words, chosen, onChange }: WordPillsProps) {
  const pressed = wordsOf(chosen);
  return (
    <fieldset className="preference-words">
      <legend className="field-label">{label}</legend>
      <div>
        {words.map((word) => (
          <Pill key={word} pressed={pressed.includes(word)} onClick={() => onChange(toggleWord(chosen, word))}>
            {capitalized(word)}
          </Pill>
        ))}
      </div>
    </fieldset>
  );
}

/** What deck and catalogue can both be narrowed by. */
export function PreferenceFields({ draft, onChange }: FieldsProps) {
  const { data: tags = [] } = useQuery(tagsQuery);
  const known = tags.map(({ tag }) => tag);
  const words = [...known, ...wordsOf(draft.tags).filter((word) => !known.includes(word))];
  return (
    <>
      <AgeFields draft={draft} onChange={onChange} />
      <RadioPills
        label="Relação"
        options={RELATIONSHIP_OPTIONS}
        value={draft.relationship ?? ANY}
        onChange={(id) => onChange({ relationship: RELATIONSHIPS.find((relationship) => relationship === id) })}
      />
      {words.length > 0 && (
        <WordPills label="Etiquetas" words={words} chosen={draft.tags} onChange={(tags) => onChange({ tags })} />
      )}
    </>
  );
}
