import '../message-editor.css';
import { MESSAGE_MAX_LENGTH, type Message } from '@cafune/contract/chat';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { readEditDraft, writeEditDraft } from '../draft.ts';
import type { Desk } from '../use-desk.ts';

/** A message as a field: Escape gives up, Ctrl+Enter saves. What was written stays when it was not taken. */
export function MessageEditor({ message, desk }: { message: Message; desk: Desk }) {
  const isOwn = message.role === 'person';
  const [text, setText] = useState(() => readEditDraft(message.id) ?? message.content);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const wanted = text.trim();
  const canSave = wanted !== '' && wanted !== message.content && wanted.length <= MESSAGE_MAX_LENGTH && !isSaving;

  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);

  async function save(): Promise<void> {
    if (!canSave) return;
    setIsSaving(true);
    writeEditDraft(message.id, wanted);
    // Her own answer comes while this still waits: the field goes once it is taken.
    const sentence = await desk.saveEdit(message.id, wanted, close);
    if (sentence === null) return;
    setError(sentence);
    setIsSaving(false);
  }

  function close(): void {
    writeEditDraft(message.id, null);
    desk.cancelEdit();
  }

  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key === 'Escape') close();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
  }

  return (
    <form
      className={`editor editor-${isOwn ? 'me' : 'her'}`}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <textarea
        ref={field}
        value={text}
        rows={2}
        aria-label={isOwn ? 'Reescrever sua mensagem' : 'Reescrever o que ela disse'}
        aria-invalid={error !== null}
        aria-describedby="editor-line"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p id="editor-line" role={error === null ? undefined : 'alert'} data-error={error !== null}>
        {error ?? lineOf(isOwn, text.length)}
      </p>
      <div>
        <Button size="sm" variant="ghost" onClick={close}>
          Cancelar
        </Button>
        <Button size="sm" variant="primary" type="submit" busy={isSaving} disabled={!canSave}>
          {isOwn ? `Salvar · ${desk.prices.reply}` : 'Salvar'}
        </Button>
      </div>
    </form>
  );
}

function lineOf(isOwn: boolean, length: number): string {
  if (length > MESSAGE_MAX_LENGTH) return 'A mensagem pode ter até 4.000 caracteres.';
  return isOwn
    ? 'Ela responde de novo a partir daqui. O que havia fica guardado como outro caminho.'
    : 'Só o texto muda. A versão de antes fica guardada.';
}
