import { MEMORY_MAX_LENGTH } from '@cafune/contract/chat/memory';
import { type FormEvent, useRef, useState } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { useMemoryChanges } from './api.ts';

/** "Pedir que ela lembre": the person's own words, which go with every reply. */
export function PinForm({ avatar }: { avatar: { id: string; name: string } }) {
  const [text, setText] = useState('');
  const id = useRef(crypto.randomUUID());
  const { pin } = useMemoryChanges(avatar.id);
  function submit(event: FormEvent): void {
    event.preventDefault();
    pin.mutate(
      { id: id.current, text: text.trim() },
      {
        onSuccess: () => {
          setText('');
          id.current = crypto.randomUUID();
        },
      },
    );
  }
  return (
    <form className="memory-form memory-pin" onSubmit={submit}>
      <TextArea
        label={`Pedir que ${avatar.name} lembre`}
        rows={2}
        value={text}
        maxLength={MEMORY_MAX_LENGTH}
        placeholder="Por exemplo: sou alérgico a camarão"
        hint={text === '' ? undefined : `${text.length} de ${MEMORY_MAX_LENGTH}`}
        error={pin.error === null ? null : sentenceFor(pin.error)}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button size="sm" type="submit" busy={pin.isPending} disabled={text.trim() === ''}>
          Lembrar
        </Button>
      </div>
    </form>
  );
}
