import '../admin.css';
import { Link, useLocation } from '@tanstack/react-router';
import { ArrowLeft, Menu, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { BrandSymbol, Wordmark } from '../../../ui/wordmark.tsx';
import { type AdminEntry, GROUPS, PANEL } from '../sections.ts';

/** The rail at the left (a fold on phones) and the section beside it. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const path = useLocation({ select: (location) => location.pathname.replace(/\/+$/, '') });
  const [open, setOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState(path);
  if (openedAt !== path) {
    setOpenedAt(path);
    setOpen(false);
  }
  return (
    <div className="admin">
      <a href="#conteudo" className="admin-skip button button-creme">
        Ir pro conteúdo
      </a>
      <header className="admin-top">
        <BrandSymbol size={34} />
        <b>Painel</b>
        <IconButton
          label={open ? 'Fechar seções' : 'Abrir seções'}
          aria-expanded={open}
          aria-controls="secoes"
          onClick={() => setOpen(!open)}
        >
          {open ? <X className="icon" aria-hidden="true" /> : <Menu className="icon" aria-hidden="true" />}
        </IconButton>
      </header>
      <nav className="admin-rail" id="secoes" aria-label="Administração" data-open={open}>
        <div className="admin-brand">
          <BrandSymbol size={36} />
          <div>
            <Wordmark width={92} />
            <small>Painel</small>
          </div>
        </div>
        <RailLink entry={PANEL} current={path === PANEL.path} />
        {GROUPS.map(({ title, sections }) => (
          <div key={title}>
            <p>{title}</p>
            {sections.map((section) => (
              <RailLink key={section.path} entry={section} current={path === section.path} />
            ))}
          </div>
        ))}
        <Link to="/" className="admin-out">
          <ArrowLeft className="icon" aria-hidden="true" />
          Voltar pro Cafuné
        </Link>
      </nav>
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

function RailLink({ entry, current }: { entry: AdminEntry; current: boolean }) {
  const { path, label, icon: Icon } = entry;
  return (
    <Link to={path} activeOptions={{ exact: true }} aria-current={current ? 'page' : undefined}>
      <Icon className="icon" aria-hidden="true" />
      {label}
    </Link>
  );
}
