import { MEMORY_MAX_LENGTH, type Memory } from '@cafune/contract/chat/memory';
import { Pencil, Pin, Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useMemoryChanges } from './api.ts';

const DAY = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', timeZone: 'America/Sao_Paulo' });

type MemoryItemProps = {
  avatarId: string;
  memory: Memory;
  /** Said about it before where it comes from. */
  note?: string;
  goToMessage: ((place: { conversationId: string; messageId: string }) => void) | undefined;
};

/** One memory with where it comes from; corrected, pinned or forgotten in place. */
export function MemoryItem({ avatarId, memory, note, goToMessage }: MemoryItemProps) {
  const [mode, setMode] = useState<'read' | 'correct' | 'forget'>('read');
  const item = useFocusOnChange(mode);
  const [source] = memory.sources;
  return (
    <li ref={item} className="memory-item">
      {mode === 'correct' ? (
        <Correction avatarId={avatarId} memory={memory} onDone={() => setMode('read')} />
      ) : (
        <p>{memory.text}</p>
      )}
      {mode === 'read' && (
        <small>
          {note !== undefined && `${note} `}
          {memory.dueAt !== null && `Ela pergunta a partir de ${DAY.format(new Date(memory.dueAt))}. `}
          {memory.isCorrected && 'Corrigida por você. '}
          {memory.kind !== 'episode' && source !== undefined && (
            <button type="button" disabled={goToMessage === undefined} onClick={() => goToMessage?.(source)}>
              de “{source.excerpt}”
            </button>
          )}
        </small>
      )}
      {mode === 'read' && <Tools avatarId={avatarId} memory={memory} onMode={setMode} />}
      {mode === 'forget' && <Forgetting avatarId={avatarId} memory={memory} onDone={() => setMode('read')} />}
    </li>
  );
}

/** What was pressed is gone when something else stands there: the focus goes to what came. */
function useFocusOnChange(mode: string) {
  const item = useRef<HTMLLIElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    item.current?.querySelector<HTMLElement>('input, .memory-form button, .memory-tools button')?.focus();
  }, [mode]);
  return item;
}

type ToolsProps = { avatarId: string; memory: Memory; onMode: (mode: 'correct' | 'forget') => void };

function Tools({ avatarId, memory, onMode }: ToolsProps) {
  const { correct } = useMemoryChanges(avatarId);
  const canCorrect = memory.kind === 'fact' || memory.kind === 'pinned';
  return (
    <div className="memory-tools">
      {canCorrect && (
        <IconButton label={`Corrigir: ${memory.text}`} onClick={() => onMode('correct')}>
          <Pencil className="icon" aria-hidden="true" />
        </IconButton>
      )}
      {memory.kind === 'fact' && (
        <IconButton
          label={`Fixar: ${memory.text}`}
          onClick={() =>
            correct.mutate(
              { id: memory.id, change: { isPinned: true } },
              { onError: (error) => showToast({ kind: 'error', title: sentenceFor(error) }) },
            )
          }
        >
          <Pin className="icon" aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={`Esquecer: ${memory.text}`} onClick={() => onMode('forget')}>
        <Trash2 className="icon" aria-hidden="true" />
      </IconButton>
    </div>
  );
}

type StepProps = { avatarId: string; memory: Memory; onDone: () => void };

function Correction({ avatarId, memory, onDone }: StepProps) {
  const [value, setValue] = useState(memory.value);
  const { correct } = useMemoryChanges(avatarId);
  function submit(event: FormEvent): void {
    event.preventDefault();
    correct.mutate({ id: memory.id, change: { value: value.trim() } }, { onSuccess: onDone });
  }
  return (
    <form className="memory-form" onSubmit={submit}>
      <TextField
        label="Como é de verdade"
        value={value}
        maxLength={MEMORY_MAX_LENGTH}
        error={correct.error === null ? null : sentenceFor(correct.error)}
        onChange={(event) => setValue(event.target.value)}
      />
      <div>
        <Button size="sm" onClick={onDone}>
          Cancelar
        </Button>
        <Button size="sm" type="submit" busy={correct.isPending} disabled={value.trim() === ''}>
          Corrigir
        </Button>
      </div>
    </form>
  );
}

function Forgetting({ avatarId, memory, onDone }: StepProps) {
  const { forget } = useMemoryChanges(avatarId);
  return (
    <div className="memory-form" role="alert">
      <p>Ela esquece de vez. Não dá pra desfazer.</p>
      <div>
        <Button size="sm" onClick={onDone}>
          Deixar
        </Button>
        <Button
          size="sm"
          variant="danger"
          busy={forget.isPending}
          onClick={() =>
            forget.mutate(memory.id, {
              onError: (error) => showToast({ kind: 'error', title: sentenceFor(error) }),
            })
          }
        >
          Esquecer
        </Button>
      </div>
    </div>
  );
}
