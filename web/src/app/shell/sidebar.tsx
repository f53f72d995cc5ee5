import './sidebar.css';
import { Link, useLocation } from '@tanstack/react-router';
import { LogOut, PanelLeftClose } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLeave } from '../../features/auth/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { BrandSymbol, Wordmark } from '../../ui/wordmark.tsx';
import { entriesFor, isActive, type NavEntry } from './nav-entries.ts';
import { NavItem } from './nav-item.tsx';
import { PromoCard } from './promo-card.tsx';
import { useSidebar } from './use-sidebar.ts';

type SidebarProps = {
  isAuthenticated: boolean;
  isPinned: boolean;
  onUnpin: () => void;
  /** How many messages wait in the queue of this device: the number on Chats, none at 0. */
  chatsCount: number;
};

/** From 1024 px: 80 px wide; opens over the content on hover, by the keyboard and when pinned. */
export function Sidebar({ isAuthenticated, isPinned, onUnpin, chatsCount }: SidebarProps) {
  const path = useLocation({ select: (location) => location.pathname });
  const { isOpen, collapse, handlers } = useSidebar(isPinned, onUnpin);
  const closing = useFocusWhilePinned(isPinned);
  return (
    <nav className="side" id="menu-lateral" aria-label="Principal" data-open={isOpen} {...handlers}>
      <Link to="/" className="side-brand" aria-label="Cafuné, ir pro início">
        <BrandSymbol size={44} />
        <Wordmark width={118} />
      </Link>
      <IconButton ref={closing} label="Recolher menu" className="side-close" hidden={!isPinned} onClick={collapse}>
        <PanelLeftClose className="icon" aria-hidden="true" />
      </IconButton>
      <div className="side-items">
        {entriesFor(isAuthenticated).map((entry) => (
          <NavItem key={entry.label} entry={entry} className="side-item" active={isActive(entry, path)}>
            <SideContent entry={entry} count={entry.to === '/chats' ? chatsCount : 0} />
          </NavItem>
        ))}
      </div>
      <div className="side-foot">
        {isOpen && <PromoCard />}
        {isAuthenticated && <Leave />}
      </div>
    </nav>
  );
}

/** Pinned, it covers the top bar's toggle: the focus goes to the button that closes it, and back to where it was. */
function useFocusWhilePinned(isPinned: boolean) {
  const closing = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = closing.current;
    if (!isPinned || button === null) return;
    const opener = document.activeElement;
    button.focus();
    return () => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || button.closest('nav')?.contains(focused) !== true) return;
      // Where clicking a button does not focus it there is nothing to go back to.
      focused.blur();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isPinned]);
  return closing;
}

function SideContent({ entry: { icon: Icon, label, tag }, count }: { entry: NavEntry; count: number }) {
  return (
    <>
      <Icon className="icon" aria-hidden="true" />
      <span className="side-label">
        {label} {tag !== undefined && <em className="nav-tag">{tag}</em>}
      </span>
      {count > 0 && (
        <span className="side-count num">
          {count} <span className="visually-hidden">na fila</span>
        </span>
      )}
    </>
  );
}

function Leave() {
  const { leave, isLeaving } = useLeave();
  return (
    <button type="button" className="side-item" disabled={isLeaving} onClick={leave}>
      <LogOut className="icon" aria-hidden="true" />
      <span className="side-label">Sair</span>
    </button>
  );
}
