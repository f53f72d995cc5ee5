import './preference-fields.css';
import '../../../ui/badges.css';
import { X } from 'lucide-react';
import type { CatalogueFilter } from '../catalogue-filter.ts';
import { agesInWords, tidyFilter, toggleWord, wordsOf } from '../catalogue-filter.ts';
import { capitalized } from '../common-tags.ts';

type Removable = { key: string; text: string; without: CatalogueFilter };

function removablesOf(filter: CatalogueFilter): Removable[] {
  const ages = agesInWords(filter);
  const { tags, traits } = filter;
  const found: (Removable | undefined)[] = [
    ages === undefined
      ? undefined
      : { key: 'ages', text: ages, without: tidyFilter({ ...filter, minAge: undefined, maxAge: undefined }) },
    filter.relationship === undefined
      ? undefined
      : {
          key: 'relationship',
          text: capitalized(filter.relationship),
          without: tidyFilter({ ...filter, relationship: undefined }),
        },
    ...wordsOf(traits).map((word) => ({
      key: `trait ${word}`,
      text: capitalized(word),
      without: tidyFilter({ ...filter, traits: toggleWord(traits, word) }),
    })),
    ...wordsOf(tags).map((word) => ({
      key: `tag ${word}`,
      text: capitalized(word),
      without: tidyFilter({ ...filter, tags: toggleWord(tags, word) }),
    })),
    filter.origin === undefined
      ? undefined
      : {
          key: 'origin',
          text: filter.origin === 'community' ? 'Feitas pela comunidade' : 'Feitas pela casa',
          without: tidyFilter({ ...filter, origin: undefined }),
        },
  ];
  return found.filter((removable) => removable !== undefined);
}

type RemovablePillsProps = { label: string; filter: CatalogueFilter; onChange: (filter: CatalogueFilter) => void };

/** What narrows a list, each with its way out; nothing where nothing does. */
export function RemovablePills({ label, filter, onChange }: RemovablePillsProps) {
  const removables = removablesOf(filter);
  if (removables.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways in every browser
    <div className="removable-pills" role="group" aria-label={label}>
      {removables.map(({ key, text, without }) => (
        <button
          key={key}
          type="button"
          className="pill removable-pill"
          aria-label={`Tirar ${text}`}
          onClick={() => onChange(without)}
        >
          {text}
          <X className="icon" aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
