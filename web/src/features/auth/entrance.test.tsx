import '../../testing/console-guard.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCookie, removeCookie } from '../../platform/storage/cookies.ts';
import { errorAnswer } from '../../testing/answers.ts';
import { pass, stopTime } from '../../testing/fake-time.ts';
import { drawPage, PERSON, stubServer, VISITOR } from '../../testing/page.tsx';
import { currentToast, dismissToast } from '../../ui/toast-store.ts';
import { authStatusQuery, useAuth } from './api.ts';
import { LoginScreen } from './login-screen.tsx';
import { RegisterScreen } from './register-screen.tsx';

const SIGNED_IN = { user: PERSON.user, syncToken: { token: 'sync-1', expiresAt: '2026-11-22T12:00:00.000Z' } };
const CONVERSATIONS = ['/api/conversations'];

/** Whether the server says who is here once more. */
let isAnsweredTwice = true;

beforeEach(() => {
  isAnsweredTwice = true;
  vi.stubGlobal('scrollTo', () => undefined);
  stopTime();
  const old = currentToast();
  if (old !== null) dismissToast(old.id);
});
afterEach(() => {
  vi.useRealTimers();
  removeCookie('signupCompleted');
});

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function Who() {
  const { isAuthenticated, isGuest } = useAuth();
  return <output>{`${isAuthenticated ? 'entrou' : 'fora'}, ${isGuest ? 'visitante' : 'não visitante'}`}</output>;
}

async function draw(screenOf: () => React.ReactNode, path: string, answers: Parameters<typeof stubServer>[0]) {
  let asked = 0;
  let isIn = false;
  const enter = (answer: unknown) => (init: RequestInit) => {
    const said = typeof answer === 'function' ? answer(init) : answer;
    isIn = !(said instanceof Response);
    return said;
  };
  const server = stubServer({
    'GET /api/auth/status': () => {
      asked += 1;
      return asked === 1 || isAnsweredTwice ? (isIn ? PERSON : VISITOR) : new Promise(() => undefined);
    },
    ...Object.fromEntries(Object.entries(answers).map(([route, answer]) => [route, enter(answer)])),
  });
  const page = await drawPage(
    () => (
      <>
        <Who />
        {screenOf()}
      </>
    ),
    { path },
  );
  page.client.setQueryData(CONVERSATIONS, []);
  await pass(0);
  return { server, ...page, statusAsked: () => asked };
}

async function logIn(answer: unknown = SIGNED_IN) {
  const page = await draw(() => <LoginScreen voltar={undefined} art={null} />, '/login', {
    'POST /api/auth/login': answer as never,
  });
  write('E-mail', 'caio@correio.com');
  write('Senha', 'moqueca com dendê');
  press('Entrar');
  await pass(0);
  return page;
}

async function signUp(answer: unknown = SIGNED_IN) {
  const page = await draw(() => <RegisterScreen voltar={undefined} art={null} />, '/register', {
    'POST /api/auth/register': answer as never,
  });
  write('Como quer que te chamem?', 'Caio');
  write('E-mail', 'caio@correio.com');
  write('Senha', 'moqueca com dendê');
  write('Dia', '14');
  write('Mês', '08');
  write('Ano', '1994');
  fireEvent.click(screen.getByRole('checkbox'));
  press('Criar conta');
  await pass(0);
  return page;
}

describe('signing in', () => {
  it('spec §4: "Login success: save the user id locally"; spec §3: "kept in local storage under currentUserId"', async () => {
    await logIn();
    expect(localStorage.getItem('currentUserId')).toBe('user-1');
  });

  it('spec §4: "set status to authenticated, non-guest", before the server is asked again', async () => {
    isAnsweredTwice = false;
    await logIn();
    expect(screen.getByRole('status').textContent).toBe('entrou, não visitante');
  });

  it('spec §4: "refresh status and conversations"', async () => {
    const { client, statusAsked } = await logIn();
    expect(statusAsked()).toBe(2);
    expect(client.getQueryState(CONVERSATIONS)?.isInvalidated).toBe(true);
  });

  it('spec §4: "show a success toast; go to / after 500 ms"; spec §9: "Redirect delays 100, 500, 1500 ms"', async () => {
    const { pathname } = await logIn();
    expect(currentToast()).toMatchObject({ kind: 'success', title: 'Login realizado com sucesso!' });
    await pass(480);
    expect(pathname()).toBe('/login');
    await pass(20);
    expect(pathname()).toBe('/');
  });

  it.each([
    ['the first name', { firstName: 'Caio', email: 'caio@correio.com' }, 'Caio'],
    ['else the email', { firstName: '', email: 'caio@correio.com' }, 'caio@correio.com'],
    ['else "usuário"', { firstName: '', email: '' }, 'usuário'],
  ])(
    'spec §8: "a welcome back using the first name, else the email, else "usuário"": %s',
    async (_what, user, name) => {
      await logIn({ ...SIGNED_IN, user: { id: 'user-1', ...user } });
      expect(currentToast()?.description).toBe(`Que bom te ver de volta, ${name}.`);
    },
  );

  it.each([
    ['server message', errorAnswer(401, 'auth.invalid-credentials', 'E-mail ou senha inválidos.')],
    ['"Credenciais inválidas"', new Response('', { status: 401 })],
  ])(
    'spec §8: Login failure: destructive toast "Erro no login" with server message or "Credenciais inválidas": %s',
    async (what, answer) => {
      const { pathname } = await logIn(() => answer.clone());
      const description = what === 'server message' ? 'E-mail ou senha inválidos.' : 'Credenciais inválidas';
      expect(currentToast()).toMatchObject({ kind: 'error', title: 'Erro no login', description });
      expect(localStorage.getItem('currentUserId')).toBeNull();
      await pass(2_000);
      expect(pathname()).toBe('/login');
      expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'caio@correio.com');
    },
  );
});

describe('signing up', () => {
  it('spec §4: "Register success: same": the id is kept, the status authenticated, status and conversations refreshed', async () => {
    const { client, statusAsked } = await signUp();
    expect(localStorage.getItem('currentUserId')).toBe('user-1');
    expect(client.getQueryData(authStatusQuery.queryKey)).toEqual(PERSON);
    expect(statusAsked()).toBe(2);
    expect(client.getQueryState(CONVERSATIONS)?.isInvalidated).toBe(true);
  });

  it('spec §4: "but go to / after 1500 ms"', async () => {
    const { pathname } = await signUp();
    await pass(1_480);
    expect(pathname()).toBe('/register');
    await pass(20);
    expect(pathname()).toBe('/');
  });

  it('spec §8: "Conta criada com sucesso!" with a welcome mentioning 500 free coins', async () => {
    await signUp();
    expect(currentToast()).toMatchObject({ kind: 'success', title: 'Conta criada com sucesso!' });
    expect(currentToast()?.description).toContain('500 moedas grátis');
  });

  it('spec §4: "completing signup sets a completed cookie for 365 days"', async () => {
    expect(readCookie('signupCompleted')).toBeNull();
    await signUp();
    expect(readCookie('signupCompleted')).toBe('1');
  });

  it.each([
    ['server message', errorAnswer(503, 'auth.busy', 'Muita gente entrando agora. Tente de novo em instantes.')],
    ['"Erro ao criar conta"', new Response('', { status: 503 })],
  ])(
    'spec §8: Register failure: "Erro no cadastro" with server message or "Erro ao criar conta": %s',
    async (what, answer) => {
      const { pathname } = await signUp(() => answer.clone());
      const description =
        what === 'server message' ? 'Muita gente entrando agora. Tente de novo em instantes.' : 'Erro ao criar conta';
      expect(currentToast()).toMatchObject({ kind: 'error', title: 'Erro no cadastro', description });
      await pass(3_000);
      expect(pathname()).toBe('/register');
      expect(readCookie('signupCompleted')).toBeNull();
      expect(localStorage.getItem('currentUserId')).toBeNull();
    },
  );
});
