import { Link } from '@tanstack/react-router';
import { LogOut, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type useAuth, useLeave } from '../../features/auth/index.ts';
import { CoinBalance } from '../../features/coins/index.ts';
import { useOnline } from '../../platform/use-online.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Face } from '../../ui/face.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { ThinkingStrands } from '../../ui/strand.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { useTheme } from './theme-switch.tsx';

const STUCK_AFTER_PX = 8;

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

type TopBarProps = { title: string | undefined; show: 'always' | 'desktop'; auth: ReturnType<typeof useAuth> };

export function TopBar({ title, show, auth }: TopBarProps) {
  const stuck = useStuck();
  const online = useOnline();
  const theme = useTheme();
  return (
    <header className="top" data-stuck={stuck} data-show={show}>
      {title === undefined ? (
        <Link to="/" className="top-home" aria-label="Cafuné, ir pro início">
          <Wordmark width={104} />
        </Link>
      ) : (
        <h1 className="top-title">{title}</h1>
      )}
      <span className="top-grow" />
      {!online && (
        <span className="offline-pill" role="status">
          <WifiOff className="icon" aria-hidden="true" />
          Offline
        </span>
      )}
      {auth.isAuthenticated && <CoinBalance />}
      <span className="top-theme">
        <IconButton label={`${theme.label}. Trocar tema`} variant="soft" onClick={theme.next}>
          <theme.Icon className="icon" aria-hidden="true" />
        </IconButton>
      </span>
      <Entry auth={auth} />
    </header>
  );
}

/** Who is here, or the doors; strands while that is not known. */
function Entry({ auth }: Pick<TopBarProps, 'auth'>) {
  if (auth.isLoading) {
    return (
      <span role="status">
        <ThinkingStrands />
        <span className="visually-hidden">Carregando</span>
      </span>
    );
  }
  return auth.isAuthenticated ? <ProfileMenu auth={auth} /> : <Doors />;
}

/** Visitors: Entrar and Cadastrar. */
function Doors() {
  return (
    <>
      <Link to="/login" className={buttonClass('ghost', 'sm')}>
        Entrar
      </Link>
      <Link to="/register" className={buttonClass('creme', 'sm')}>
        Cadastrar
      </Link>
    </>
  );
}

function ProfileMenu({ auth }: Pick<TopBarProps, 'auth'>) {
  const { leave, isLeaving } = useLeave();
  const theme = useTheme();
  const name = auth.user?.firstName || 'Usuário';
  return (
    <Menu
      trigger={(props) => (
        <button type="button" className="profile" {...props}>
          <Face src={null} name={name} size={34} />
          <span className="visually-hidden">Conta de </span>
          <span className="profile-name">{name}</span>
        </button>
      )}
    >
      {(close) => (
        <>
          <p className="menu-title">{auth.user?.email}</p>
          <button type="button" className="menu-item" onClick={theme.next}>
            <theme.Icon className="icon" aria-hidden="true" />
            {theme.label}
          </button>
          <button
            type="button"
            className="menu-item"
            disabled={isLeaving}
            onClick={() => {
              close();
              leave();
            }}
          >
            <LogOut className="icon" aria-hidden="true" />
            Sair
          </button>
        </>
      )}
    </Menu>
  );
}
