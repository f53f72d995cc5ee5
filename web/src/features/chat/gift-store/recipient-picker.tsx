import './recipient-picker.css';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { Face } from '../../../ui/face.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { folded } from '../folded.ts';
import type { Recipient } from './recipients.ts';

/** From so many on, looking through them takes longer than writing a name. */
const MANY = 7;

type RecipientPickerProps = {
  open: boolean;
  all: readonly Recipient[];
  chosenId: string;
  onChoose: (avatarId: string) => void;
  onClose: () => void;
};

/** Everyone it can be for. */
export function RecipientPicker({ open, onClose, ...list }: RecipientPickerProps) {
  return (
    <SheetDialog open={open} onClose={onClose} title="Pra quem é?">
      <PickerList {...list} />
    </SheetDialog>
  );
}

function PickerList({ all, chosenId, onChoose }: Omit<RecipientPickerProps, 'open' | 'onClose'>) {
  const [text, setText] = useState('');
  const wanted = folded(text.trim());
  const found = all.filter(({ avatar }) => folded(avatar.name).includes(wanted));
  return (
    <div className="gift-picker">
      {all.length >= MANY && (
        <SearchField label="Buscar por nome" placeholder="Buscar por nome" value={text} onChange={setText} />
      )}
      <p className="visually-hidden" role="status">
        {wanted !== '' && (found.length === 1 ? '1 companhia' : `${found.length} companhias`)}
      </p>
      {found.length === 0 && <p className="gift-picker-none">Ninguém com “{text.trim()}”.</p>}
      <ul>
        {found.map(({ avatar, conversationId }) => (
          <li key={avatar.id}>
            <button
              type="button"
              aria-current={avatar.id === chosenId ? 'true' : undefined}
              onClick={() => onChoose(avatar.id)}
            >
              <Face src={avatar.images.face160} name={avatar.name} size={48} />
              <span>
                <b>{avatar.name}</b>
                <small>{conversationId === null ? 'Vocês ainda não conversaram' : avatar.occupation}</small>
              </span>
              {avatar.id === chosenId && <Check className="icon" aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
      <Link to="/explorar" className={buttonClass('soft')}>
        Conhecer mais gente
      </Link>
    </div>
  );
}
