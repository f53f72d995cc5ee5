import './shell.css';
import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAuth } from '../../features/auth/index.ts';
import { useUnsentCount } from '../../features/chat/index.ts';
import { useOnDemand } from '../../platform/use-on-demand.ts';
import { useOnline } from '../../platform/use-online.ts';
import { showToast } from '../../ui/toast-store.ts';
import { AuthLoading } from './auth-loading.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { OfflinePill } from './offline-pill.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useNavigationState } from './use-navigation-state.ts';

/** Bars around every screen but the entry ones. What each route shows of them is its static data. */
export function Shell({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const online = useOnline();
  const waiting = useUnsentCount();
  const data = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  const navigation = useNavigationState();
  const isBare = data.hidesShell === true;
  const hasBar = !isBare && data.hidesBottomBar !== true;
  const topBar = isBare ? 'never' : (data.topBar ?? 'always');
  const { layer, setLayer, isPinned, unpin } = navigation;
  const Layers = useOnDemand({
    load: () => import('./navigation-layers.tsx').then((module) => module.NavigationLayers),
    wanted: layer !== null,
    onFailure: () => {
      setLayer(null);
      showToast({ kind: 'error', title: 'O menu não abriu', description: 'Confira a internet e tente de novo.' });
    },
  });
  return (
    <div className="app" data-bar={hasBar ? 'shown' : 'hidden'} data-bare={isBare}>
      <a href="#conteudo" className="skip-link button button-creme">
        Ir pro conteúdo
      </a>
      {!isBare && (
        <Sidebar isAuthenticated={auth.isAuthenticated} isPinned={isPinned} onUnpin={unpin} chatsCount={waiting} />
      )}
      {topBar === 'never' ? (
        <>
          {auth.isLoading && <AuthLoading floating />}
          {!online && <OfflinePill floating />}
        </>
      ) : (
        <TopBar
          title={data.title}
          back={data.back}
          show={topBar}
          auth={auth}
          isMenuOpen={isPinned || layer === 'menu'}
        />
      )}
      <main className="app-main" id="conteudo" tabIndex={-1}>
        {children}
      </main>
      {hasBar && <BottomBar chatsMark={waiting > 0} />}
      {Layers !== null && <Layers layer={layer} onLayer={setLayer} auth={auth} chatsCount={waiting} />}
      <ConnectionBanner />
    </div>
  );
}
