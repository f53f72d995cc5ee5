import '../../testing/console-guard.ts';
import { affiliateRoutes } from '@cafune/contract/affiliates';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer } from '../../testing/answers.ts';
import { drawPage, stubServer, VISITOR } from '../../testing/page.tsx';
import { currentToast, dismissToast } from '../../ui/toast-store.ts';
import { ActivateScreen } from './activate-screen.tsx';
import { affiliateStatusQuery } from './api.ts';
import { AffiliateLoginScreen } from './login-screen.tsx';
import { AffiliateRegisterScreen } from './register-screen.tsx';
import { StatusScreen } from './status-screen.tsx';

const OUT = { isAuthenticated: false, user: null };
const IN = { isAuthenticated: true, user: { id: 'a1', name: 'Rafa Moreira', email: 'rafa@correio.com' } };
const STATUS = 'GET /api/affiliate/auth-status';
const KEY = affiliateStatusQuery.queryKey;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  const old = currentToast();
  if (old !== null) dismissToast(old.id);
});

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** What the toast shows, once it is there. */
const shownToast = () =>
  waitFor(() => {
    const toast = currentToast();
    if (toast === null) throw new Error('no toast yet');
    return { title: toast.title, description: toast.description };
  });
const callsOf = (server: ReturnType<typeof stubServer>, path: string) =>
  server.mock.calls.filter(([url]) => String(url) === path).length;

async function tryLogin(answer: () => unknown) {
  const server = stubServer({ [STATUS]: () => OUT, 'POST /api/affiliate/login': answer });
  const page = await drawPage(() => <AffiliateLoginScreen art={null} />, { path: '/affiliate/login' });
  fill('E-mail', 'rafa@correio.com');
  fill('Senha', 'moqueca com dendê');
  press('Entrar');
  return { server, ...page };
}

async function tryActivation(answer: () => unknown) {
  stubServer({ 'POST /api/affiliate/activate': answer });
  await drawPage(() => <ActivateScreen token="t0k3n" art={null} />, { path: '/affiliate/activate' });
  fill('Senha', 'moqueca com dendê');
  press('Ativar a conta');
}

describe('affiliate login', () => {
  it('spec §8: "Affiliate login failure": "Erro no login" or server message', async () => {
    await tryLogin(() => errorAnswer(401, 'affiliates.invalid-credentials', 'E-mail ou senha inválidos.'));
    expect(await shownToast()).toEqual({ title: 'Erro no login', description: 'E-mail ou senha inválidos.' });
  });

  it('spec §5: "a response without success=true is a failure; show the server message or the fallback": the message', async () => {
    const { pathname } = await tryLogin(() => ({ success: false, message: 'Conta ainda não ativada.' }));
    expect(await shownToast()).toEqual({ title: 'Erro no login', description: 'Conta ainda não ativada.' });
    expect(pathname()).toBe('/affiliate/login');
  });

  it.each([{ success: false, message: '' }, {}, { message: '' }])(
    'spec §5: "a response without success=true is a failure; show the server message or the fallback": the fallback for %j',
    async (answer) => {
      await tryLogin(() => answer);
      expect(await shownToast()).toEqual({ title: 'Erro no login', description: undefined });
    },
  );

  it('keeps what was typed when it failed', async () => {
    await tryLogin(() => ({ success: false, message: 'Não.' }));
    await shownToast();
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'rafa@correio.com');
    expect(screen.getByLabelText('Senha')).toHaveProperty('value', 'moqueca com dendê');
  });

  it('spec §4: "login invalidates the affiliate auth status", and the dashboard opens', async () => {
    let isIn = false;
    const server = stubServer({
      [STATUS]: () => (isIn ? IN : OUT),
      'POST /api/affiliate/login': () => {
        isIn = true;
        return { success: true, message: 'ok' };
      },
    });
    const { pathname } = await drawPage(() => <AffiliateLoginScreen art={null} />, { path: '/affiliate/login' });
    await waitFor(() => expect(callsOf(server, affiliateRoutes.status.path)).toBe(1));
    fill('E-mail', 'rafa@correio.com');
    fill('Senha', 'moqueca com dendê');
    press('Entrar');
    await waitFor(() => expect(pathname()).toBe('/affiliate/dashboard'));
    expect(callsOf(server, affiliateRoutes.status.path)).toBe(2);
    expect(currentToast()).toBeNull();
  });
});

describe('affiliate activation', () => {
  it('spec §8: "Affiliate activation failure": "Erro na ativação" or server message', async () => {
    await tryActivation(() => errorAnswer(410, 'affiliates.activation-spent', 'Este link já foi usado ou expirou.'));
    expect(await shownToast()).toEqual({
      title: 'Erro na ativação',
      description: 'Este link já foi usado ou expirou.',
    });
  });

  it('spec §5: "a response without success=true is a failure; show the server message or the fallback"', async () => {
    await tryActivation(() => ({ success: false, message: '' }));
    expect(await shownToast()).toEqual({ title: 'Erro na ativação', description: undefined });
    expect(screen.getByLabelText('Senha')).toHaveProperty('value', 'moqueca com dendê');
  });

  it('sends the token with the password, then shows the door', async () => {
    const bodies: unknown[] = [];
    stubServer({
      'POST /api/affiliate/activate': (init) => {
        bodies.push(JSON.parse(String(init.body)));
        return { success: true, message: 'Conta ativada. Entre com sua senha.' };
      },
    });
    await drawPage(() => <ActivateScreen token="t0k3n" art={null} />);
    fill('Senha', 'moqueca com dendê');
    press('Ativar a conta');
    expect(await screen.findByText('Conta ativada. Entre com sua senha.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/affiliate/login');
    expect(bodies).toEqual([{ token: 't0k3n', password: 'moqueca com dendê' }]);
  });

  it('asks nothing of the server for a password that is too short, or without a token', async () => {
    const server = stubServer({});
    const { unmount } = await drawPage(() => <ActivateScreen token="t0k3n" art={null} />);
    fill('Senha', 'curta');
    press('Ativar a conta');
    expect(screen.getByText('Use pelo menos 8 caracteres.')).toBeDefined();
    unmount();
    await drawPage(() => <ActivateScreen token="" art={null} />);
    expect(screen.getByRole('alert').textContent).toMatch(/incompleto/u);
    expect(server).not.toHaveBeenCalled();
  });
});

describe('asking to join', () => {
  it('checks the fields first, sends them, and shows the answer', async () => {
    const server = stubServer({
      'POST /api/affiliate/register': () => ({ success: true, message: 'Pedido recebido.' }),
    });
    await drawPage(() => <AffiliateRegisterScreen art={null} />);
    press('Pedir pra participar');
    expect(screen.getByText('Diga seu nome.')).toBeDefined();
    expect(screen.getByText('Conte onde você vai divulgar.')).toBeDefined();
    expect(server).not.toHaveBeenCalled();
    fill('Seu nome', 'Rafa');
    fill('E-mail', 'rafa@correio.com');
    fill('Onde você vai divulgar?', 'Um podcast');
    press('Pedir pra participar');
    expect(await screen.findByText('Pedido recebido.')).toBeDefined();
    expect(JSON.parse(String(server.mock.calls[0]?.[1]?.body))).toEqual({
      name: 'Rafa',
      email: 'rafa@correio.com',
      channel: 'Um podcast',
    });
  });
});

describe('the affiliate session', () => {
  it('spec §7: the affiliate status is "cached 5 min": coming back sooner asks nothing, later asks again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const server = stubServer({ [STATUS]: () => OUT });
    const { client } = await drawPage(() => <StatusScreen />);
    expect(await screen.findByText('Fora da conta')).toBeDefined();
    vi.setSystemTime(Date.now() + 5 * 60_000 - 1_000);
    await client.fetchQuery(affiliateStatusQuery);
    expect(callsOf(server, affiliateRoutes.status.path)).toBe(1);
    vi.setSystemTime(Date.now() + 2_000);
    await act(() => client.fetchQuery(affiliateStatusQuery));
    expect(callsOf(server, affiliateRoutes.status.path)).toBe(2);
    vi.useRealTimers();
  });

  it('spec §4: "Logout clears the whole client cache"', async () => {
    let isIn = true;
    stubServer({
      [STATUS]: () => (isIn ? IN : OUT),
      'GET /api/auth/status': () => VISITOR,
      'POST /api/affiliate/logout': () => {
        isIn = false;
        return { success: true, message: 'ok' };
      },
    });
    const { client, pathname } = await drawPage(() => <StatusScreen />, { path: '/affiliate/test' });
    expect(await screen.findByText('Dentro da conta')).toBeDefined();
    client.setQueryData(['/api/conversations'], ['antiga']);
    client.setQueryData(['/api/avatars', { q: '' }], ['catálogo']);
    press('Sair');
    await waitFor(() => expect(pathname()).toBe('/affiliate/login'));
    const others = client.getQueryCache().findAll({ predicate: (query) => query.queryKey[0] !== KEY[0] });
    expect(others).toEqual([]);
    expect(await screen.findByText('Fora da conta')).toBeDefined();
  });

  it('says so when leaving failed, and stays', async () => {
    stubServer({
      [STATUS]: () => IN,
      'POST /api/affiliate/logout': () => ({ success: false, message: 'Tente de novo.' }),
    });
    const { pathname } = await drawPage(() => <StatusScreen />, { path: '/affiliate/test' });
    await screen.findByText('Dentro da conta');
    press('Sair');
    expect(await shownToast()).toEqual({ title: 'Não deu pra sair', description: 'Tente de novo.' });
    expect(pathname()).toBe('/affiliate/test');
  });
});
