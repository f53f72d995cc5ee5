import './navigation-layers.css';
import { Link, useLocation } from '@tanstack/react-router';
import { CalendarCheck, ChevronRight, Gift, LayoutGrid, LogOut, Trophy, X } from 'lucide-react';
import { type useAuth, useLeave } from '../../features/auth/index.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Drawer, SheetDialog } from '../../ui/dialog.tsx';
import { Face } from '../../ui/face.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { BAR_ENTRIES, entriesFor, isActive, type NavEntry } from './nav-entries.ts';
import { NavItem } from './nav-item.tsx';
import { useTheme } from './theme-switch.tsx';
import type { NavLayer } from './use-navigation-state.ts';

type Auth = ReturnType<typeof useAuth>;
type LayersProps = {
  layer: NavLayer | null;
  onLayer: (layer: NavLayer | null) => void;
  auth: Auth;
  /** How many messages wait in the queue of this device: the number on Chats, none at 0. */
  chatsCount: number;
};

/** What slides over the page on phones and tablets: the full menu and the panel of all features. */
export function NavigationLayers({ layer, onLayer, auth, chatsCount }: LayersProps) {
  const close = (): void => onLayer(null);
  return (
    <>
      <Drawer open={layer === 'menu'} onClose={() => layer === 'menu' && close()} label="Menu">
        <FullMenu auth={auth} chatsCount={chatsCount} onClose={close} onResources={() => onLayer('resources')} />
      </Drawer>
      <SheetDialog
        open={layer === 'resources'}
        onClose={() => layer === 'resources' && close()}
        title="Todos os Recursos"
      >
        <Resources isAuthenticated={auth.isAuthenticated} onChoose={close} />
      </SheetDialog>
    </>
  );
}

type FullMenuProps = { auth: Auth; chatsCount: number; onClose: () => void; onResources: () => void };

function FullMenu({ auth, chatsCount, onClose, onResources }: FullMenuProps) {
  const path = useLocation({ select: (location) => location.pathname });
  const theme = useTheme();
  return (
    <>
      <header className="drawer-head">
        <Link to="/" aria-label="Cafuné, ir pro início" onClick={onClose}>
          <Wordmark width={112} />
        </Link>
        <span className="top-grow" />
        <IconButton label={`${theme.label}. Trocar tema`} onClick={theme.next}>
          <theme.Icon className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton label="Fechar menu" onClick={onClose}>
          <X className="icon" aria-hidden="true" />
        </IconButton>
      </header>
      <Account auth={auth} onChoose={onClose} />
      <nav className="drawer-items" aria-label="Menu completo">
        {entriesFor(auth.isAuthenticated).map((entry) => (
          <NavItem
            key={entry.label}
            entry={entry}
            className="drawer-item"
            active={isActive(entry, path)}
            onChoose={onClose}
          >
            <entry.icon className="icon" aria-hidden="true" />
            <span className="drawer-label">{entry.label}</span>{' '}
            {entry.tag !== undefined && <em className="nav-tag">{entry.tag}</em>}
            {entry.to === '/chats' && chatsCount > 0 && (
              <span className="drawer-count num">
                {chatsCount} <span className="visually-hidden">na fila</span>
              </span>
            )}
          </NavItem>
        ))}
      </nav>
      <footer className="drawer-foot">
        <button type="button" className="drawer-item" onClick={onResources}>
          <LayoutGrid className="icon" aria-hidden="true" />
          <span className="drawer-label">Todos os Recursos</span>
        </button>
        {auth.isAuthenticated && <Leave onChoose={onClose} />}
      </footer>
    </>
  );
}

/** Who is here and the way to the profile; the two doors for visitors. */
function Account({ auth, onChoose }: { auth: Auth; onChoose: () => void }) {
  if (!auth.isAuthenticated) {
    return (
      <div className="drawer-doors">
        <Link to="/login" className={buttonClass('soft')} onClick={onChoose}>
          Entrar
        </Link>
        <Link to="/register" className={buttonClass('creme')} onClick={onChoose}>
          Cadastrar
        </Link>
      </div>
    );
  }
  const name = auth.user?.firstName || 'Usuário';
  return (
    <Link to="/user-profile" className="drawer-account" onClick={onChoose}>
      <Face src={null} name={name} size={48} />
      <span className="drawer-who">
        <b>{name}</b>
        <small>{auth.user?.email}</small>
      </span>
      <ChevronRight className="icon" aria-hidden="true" />
    </Link>
  );
}

function Leave({ onChoose }: { onChoose: () => void }) {
  const { leave, isLeaving } = useLeave();
  return (
    <button
      type="button"
      className="drawer-item"
      disabled={isLeaving}
      onClick={() => {
        onChoose();
        leave();
      }}
    >
      <LogOut className="icon" aria-hidden="true" />
      <span className="drawer-label">Sair</span>
    </button>
  );
}

/** Beside the menu's own entries, screens that the menu has no room for. */
const MORE: readonly NavEntry[] = [
  { label: 'Recompensas', to: '/rewards', icon: CalendarCheck },
  { label: 'Conquistas', to: '/achievements', icon: Trophy },
  { label: 'Presentes', to: '/gift-store', icon: Gift },
];

/** Spec §2: a 3-column grid with the menu entries that are not in the bar. */
function Resources({ isAuthenticated, onChoose }: { isAuthenticated: boolean; onChoose: () => void }) {
  const entries = entriesFor(isAuthenticated).filter((entry) => !BAR_ENTRIES.some((slot) => slot.to === entry.to));
  return (
    <div className="resources">
      {[...entries, ...MORE].map((entry) => (
        <NavItem key={entry.label} entry={entry} className="resource" onChoose={onChoose}>
          <entry.icon className="icon resource-icon" aria-hidden="true" />
          <span>{entry.label}</span> {entry.tag !== undefined && <em className="resource-tag">{entry.tag}</em>}
        </NavItem>
      ))}
    </div>
  );
}
