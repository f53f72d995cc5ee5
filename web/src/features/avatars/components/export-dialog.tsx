import type { CardFormat, MyAvatar } from '@cafune/contract/avatars/creation';
import { Download } from 'lucide-react';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { cardAddress } from '../api.ts';

const FORMATS: readonly { id: CardFormat; title: string; line: string }[] = [
  { id: 'v3-png', title: 'Imagem PNG (V3)', line: 'O retrato com tudo dentro. O mais aceito.' },
  { id: 'v2-png', title: 'Imagem PNG (V2)', line: 'Pra programas mais antigos.' },
  { id: 'v3-json', title: 'JSON (V3)', line: 'Só o texto, pra ler ou editar.' },
  { id: 'v2-json', title: 'JSON (V2)', line: 'O mesmo, no formato anterior.' },
  { id: 'charx', title: 'CHARX', line: 'Pacote com card e retrato.' },
];

type ExportDialogProps = { avatar: MyAvatar; open: boolean; onClose: () => void };

/** She as a file, in the formats other programs read. */
export function ExportDialog({ avatar, open, onClose }: ExportDialogProps) {
  return (
    <SheetDialog open={open} onClose={onClose} title={`Exportar ${avatar.name}`}>
      <ul className="export-formats">
        {FORMATS.map(({ id, title, line }) => (
          <li key={id}>
            <a href={cardAddress(avatar.id, id)} download onClick={onClose}>
              <span>
                <strong>{title}</strong>
                {line}
              </span>
              <Download className="icon" aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </SheetDialog>
  );
}
