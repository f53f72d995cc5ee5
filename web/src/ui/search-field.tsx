import './field.css';
import { Search, X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

type SearchFieldProps = { label: string; placeholder: string; value: string; onChange: (value: string) => void };

/** Looks for something while the words are written; apart from the other fields, since the first page has it alone. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  return (
    <div className="field-box search-box">
      <Search className="icon" aria-hidden="true" />
      <input
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={80}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') onChange('');
        }}
      />
      {value !== '' && (
        <IconButton label="Limpar busca" onClick={() => onChange('')}>
          <X className="icon" aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
