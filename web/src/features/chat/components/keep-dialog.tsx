import '../panels.css';
import type { ExportFormat } from '@cafune/contract/chat/reading';
import { Braces, FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { readExport } from '../branches/api.ts';

type KeepProps = { conversationId: string; name: string; onClose: () => void };

const EXTENSION: Record<ExportFormat, string> = { text: 'txt', json: 'json' };

function fileName(name: string, format: ExportFormat): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const plain = letters.replace(/[^\p{L}\p{N}]+/gu, '-');
  return `conversa-com-${plain}.${EXTENSION[format]}`;
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The conversation as a file on this device. */
export function KeepDialog({ conversationId, name, onClose }: KeepProps) {
  const [busy, setBusy] = useState<ExportFormat | null>(null);

  async function keep(format: ExportFormat): Promise<void> {
    setBusy(format);
    try {
      save(await readExport(conversationId, format), fileName(name, format));
      onClose();
    } catch (error) {
      showToast({ kind: 'error', title: 'O arquivo não saiu', description: sentenceFor(error) });
      setBusy(null);
    }
  }

  const choice = (format: ExportFormat, icon: ReactNode, words: [string, string]) => (
    <button type="button" className="keep-choice" disabled={busy !== null} onClick={() => void keep(format)}>
      {icon}
      <span>
        <b>{words[0]}</b>
        <small>{words[1]}</small>
      </span>
    </button>
  );

  return (
    <Dialog
      open
      onClose={onClose}
      title="Guardar conversa"
      actions={
        <Button variant="soft" onClick={onClose}>
          Voltar
        </Button>
      }
    >
      <div className="keep-choices">
        {choice('text', <FileText className="icon" aria-hidden="true" />, [
          'Texto',
          'Pra ler: o caminho que está na tela.',
        ])}
        {choice('json', <Braces className="icon" aria-hidden="true" />, [
          'JSON',
          'Completo: todos os caminhos e versões.',
        ])}
      </div>
    </Dialog>
  );
}
