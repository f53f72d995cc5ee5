/** The affiliates' panel on a page of its own, over a server that answers as a test says. */
import type { AffiliatePanel } from '@cafune/contract/affiliates/earnings';
import { useSearch } from '@tanstack/react-router';
import { fireEvent, screen, within } from '@testing-library/react';
import { AffiliateGuard, DashboardScreen, type PanelSearch } from '../features/affiliates/index.ts';
import { drawPage, stubServer } from './page.tsx';

export const OUT = { isAuthenticated: false, user: null };
export const IN = { isAuthenticated: true, user: { id: 'a1', name: 'Rafa Moreira', email: 'rafa@correio.com' } };
export const STATUS = 'GET /api/affiliate/auth-status';
export const PANEL = 'GET /api/affiliate/panel';
export const STATEMENT = 'GET /api/affiliate/statement';
export const PAYOUTS = 'GET /api/affiliate/payouts';
export const PIX_KEY = 'PUT /api/affiliate/pix-key';
const EMPTY = { items: [], nextCursor: null };

export function Page() {
  const search = useSearch({ strict: false }) as PanelSearch;
  return <AffiliateGuard>{(affiliate) => <DashboardScreen affiliate={affiliate} search={search} />}</AffiliateGuard>;
}

type Answers = Parameters<typeof stubServer>[0];

export async function draw(panel: AffiliatePanel, answers: Answers = {}, path = '/affiliate/dashboard') {
  const server = stubServer({
    [STATUS]: () => IN,
    [PANEL]: () => panel,
    [STATEMENT]: () => EMPTY,
    [PAYOUTS]: () => EMPTY,
    ...answers,
  });
  return { ...(await drawPage(() => <Page />, { path })), server };
}

/** The queries of all requests for a path. */
export const asked = (server: ReturnType<typeof stubServer>, path: string) =>
  server.mock.calls
    .map(([url]) => new URL(String(url), 'http://x'))
    .filter(({ pathname }) => pathname === path)
    .map(({ search }) => search);
export const region = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
export const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** Money with a space that does not break, as it is drawn. */
export const brl = (text: string) => text.replaceAll('R$ ', 'R$\u00a0');
