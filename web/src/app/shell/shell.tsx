import './shell.css';
import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAuth } from '../../features/auth/index.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { BottomBar, Sidebar } from './navigation.tsx';
import { TopBar } from './top-bar.tsx';

/** Bars around every screen but the entry ones. What each route shows of them is its static data. */
export function Shell({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const data = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  const topBar = data.topBar ?? 'always';
  return (
    <div className="app" data-bar={data.hidesBottomBar === true ? 'hidden' : 'shown'}>
      <a href="#conteudo" className="skip-link button button-creme">
        Ir pro conteúdo
      </a>
      <Sidebar />
      {topBar !== 'never' && <TopBar title={data.title} show={topBar} auth={auth} />}
      <main className="app-main" id="conteudo" tabIndex={-1}>
        {children}
      </main>
      {data.hidesBottomBar !== true && <BottomBar />}
      <ConnectionBanner />
    </div>
  );
}
