import './top-bar.css';
import { Link } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { useAuth } from '../../features/auth/index.ts';
import { CoinBalance } from '../../features/coins/index.ts';
import { emit } from '../../platform/realtime/event-bus.ts';
import { useOnDemand } from '../../platform/use-on-demand.ts';
import { useOnline } from '../../platform/use-online.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Face } from '../../ui/face.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { AuthLoading } from './auth-loading.tsx';
import { BackButton, type BackTo } from './back-button.tsx';
import { OfflinePill } from './offline-pill.tsx';
import { useTheme } from './theme-switch.tsx';

/** visual.md §10 "Top bar": it takes a ground of its own once the page scrolls this far. */
const STUCK_AFTER_PX = 8;

/** Longer titles are set smaller on phones: beside coins and bell there is room for one line only. */
const SHORT_TITLE = 11;

function useStuck(): boolean {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    const read = (): void => setStuck(scrollY > STUCK_AFTER_PX);
    read();
    addEventListener('scroll', read, { passive: true });
    return () => removeEventListener('scroll', read);
  }, []);
  return stuck;
}

type Auth = ReturnType<typeof useAuth>;
type TopBarProps = {
  title: string | undefined;
  back: BackTo | undefined;
  show: 'always' | 'desktop';
  auth: Auth;
  /** Whether the sidebar is pinned open, for the toggle's words. */
  isMenuOpen: boolean;
};

export function TopBar({ title, back, show, auth, isMenuOpen }: TopBarProps) {
  const stuck = useStuck();
  const online = useOnline();
  return (
    <header className="top" data-stuck={stuck} data-show={show} data-online={online}>
      {back !== undefined && <BackButton to={back} />}
      <IconButton
        label={isMenuOpen ? 'Fechar menu' : 'Abrir menu'}
        className="top-toggle"
        aria-expanded={isMenuOpen}
        onClick={() => emit('toggle_sidebar', {})}
      >
        <Menu className="icon" aria-hidden="true" />
      </IconButton>
      {title === undefined ? (
        <Link to="/" className="top-home" aria-label="Cafuné, ir pro início">
          <Wordmark width={104} />
        </Link>
      ) : (
        <h1 className="top-title" data-long={title.length > SHORT_TITLE}>
          {title}
        </h1>
      )}
      <span className="top-grow" />
      {!online && <OfflinePill />}
      {auth.isLoading ? <AuthLoading /> : auth.isAuthenticated ? <Person auth={auth} /> : <Doors />}
    </header>
  );
}

/** Visitors: Entrar and Cadastrar. */
function Doors() {
  return (
    <>
      <ThemeSwitch />
      <Link to="/login" className={`${buttonClass('ghost', 'sm')} top-login`}>
        Entrar
      </Link>
      <Link to="/register" className={buttonClass('creme', 'sm')}>
        Cadastrar
      </Link>
    </>
  );
}

/** Coins, the bell, theme, and the way to the own profile. The pill's place is kept while it is unknown. */
function Person({ auth }: { auth: Auth }) {
  const name = auth.user?.firstName || 'Usuário';
  return (
    <>
      <span className="top-coins">
        <CoinBalance />
      </span>
      <span className="top-bell">
        <LazyBell />
      </span>
      <ThemeSwitch />
      <Link to="/user-profile" className="profile">
        <Face src={null} name={name} size={34} />
        <span className="visually-hidden">Perfil de</span> <span className="profile-name">{name}</span>
      </Link>
    </>
  );
}

/** The bell comes once it is known that there is a person to tell something; its place is kept. */
function LazyBell() {
  const Bell = useOnDemand({
    load: () => import('../../features/notifications/index.ts').then((module) => module.NotificationBell),
    wanted: true,
  });
  return Bell === null ? null : <Bell />;
}

/** Hidden on small screens (spec §2): there the menu has it. */
function ThemeSwitch() {
  const theme = useTheme();
  return (
    <span className="top-theme">
      <IconButton label={`${theme.label}. Trocar tema`} variant="soft" onClick={theme.next}>
        <theme.Icon className="icon" aria-hidden="true" />
      </IconButton>
    </span>
  );
}
