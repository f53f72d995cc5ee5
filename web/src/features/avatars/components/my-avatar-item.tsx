import type { MyAvatar } from '@cafune/contract/avatars/creation';
import { Link } from '@tanstack/react-router';
import { Archive, Copy, Download, Ellipsis, EyeOff, Globe, MessageCircleHeart, Pencil } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { useArchive, usePublish } from '../my-avatars-actions.ts';
import { ExportDialog } from './export-dialog.tsx';
import { LinkedAvatarCard } from './linked-avatar-card.tsx';

const SIZES = '(min-width: 1360px) 220px, (min-width: 768px) 25vw, (min-width: 600px) 33vw, 50vw';

/** Who sees her, in words; nothing for the usual. */
function standingOf(avatar: MyAvatar): string | undefined {
  if (avatar.isPaused || avatar.publication === 'in-review') return 'Em análise';
  if (avatar.publication === 'refused') return 'Não publicada';
  return avatar.visibility === 'public' ? 'No catálogo' : undefined;
}

type MyAvatarItemProps = { avatar: MyAvatar; onTalk: () => void };

/** One of the person's own, with what can be done with her. */
export function MyAvatarItem({ avatar, onTalk }: MyAvatarItemProps) {
  const [isExporting, setExporting] = useState(false);
  return (
    <li className="my-avatar">
      <LinkedAvatarCard avatar={avatar} sizes={SIZES} tag={standingOf(avatar)} />
      <div className="my-avatar-menu">
        <Menu
          trigger={(props) => (
            <IconButton label={`Opções de ${avatar.name}`} variant="glass" {...props}>
              <Ellipsis className="icon" aria-hidden="true" />
            </IconButton>
          )}
        >
          {(close) => (
            <Choices
              avatar={avatar}
              onDone={close}
              onTalk={onTalk}
              onExport={() => {
                close();
                setExporting(true);
              }}
            />
          )}
        </Menu>
      </div>
      <ExportDialog avatar={avatar} open={isExporting} onClose={() => setExporting(false)} />
    </li>
  );
}

type ChoicesProps = { avatar: MyAvatar; onDone: () => void; onTalk: () => void; onExport: () => void };

function Choices({ avatar, onDone, onTalk, onExport }: ChoicesProps) {
  const archive = useArchive();
  const isShown = avatar.visibility === 'public' || avatar.publication === 'in-review';
  const { publish, unpublish } = usePublish();
  const act = (work: (avatar: MyAvatar) => void) => () => {
    onDone();
    work(avatar);
  };
  return (
    <>
      {!avatar.isPaused && (
        <button type="button" className="menu-item" onClick={act(onTalk)}>
          <MessageCircleHeart className="icon" aria-hidden="true" />
          Conversar
        </button>
      )}
      <Link to="/criar-namorada-ia" search={{ editar: avatar.id }} className="menu-item">
        <Pencil className="icon" aria-hidden="true" />
        Editar
      </Link>
      <Link to="/criar-namorada-ia" search={{ copiar: avatar.id }} className="menu-item">
        <Copy className="icon" aria-hidden="true" />
        Duplicar
      </Link>
      <button type="button" className="menu-item" onClick={onExport}>
        <Download className="icon" aria-hidden="true" />
        Exportar
      </button>
      <button type="button" className="menu-item" onClick={act(isShown ? unpublish : publish)}>
        {isShown ? <EyeOff className="icon" aria-hidden="true" /> : <Globe className="icon" aria-hidden="true" />}
        {isShown ? 'Tirar do catálogo' : 'Publicar no catálogo'}
      </button>
      <button type="button" className="menu-item menu-item-danger" onClick={act(archive)}>
        <Archive className="icon" aria-hidden="true" />
        Arquivar
      </button>
    </>
  );
}
