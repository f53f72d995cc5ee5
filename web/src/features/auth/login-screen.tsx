import { AUTH_REDIRECT_DELAY_MS } from '@cafune/contract/auth';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { ApiError, sentenceFor } from '../../platform/api-client/api-error.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { StrandRule } from '../../ui/strand.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useLogin } from './api.ts';
import { type AuthArt, AuthLayout } from './components/auth-layout.tsx';
import { AuthTabs } from './components/auth-tabs.tsx';
import { emailError, safeReturnPath } from './form-validation.ts';
import { useEntrance } from './use-entrance.ts';

const DENIED = 'Credenciais inválidas';

/** The sentence of a failed login: the server's, else the fixed one for a refusal, else that the network failed. */
function loginFailure(error: unknown): string {
  if (error instanceof ApiError) return error.message === '' ? DENIED : error.message;
  return sentenceFor(error);
}

export function LoginScreen({ voltar, art }: { voltar: string | undefined; art: AuthArt }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState({ email: false, password: false });
  const [refused, setRefused] = useState(false);
  const login = useLogin();
  const enter = useEntrance();
  const navigate = useNavigate();

  const emailProblem = checked.email ? emailError(email) : null;
  const missing = checked.password && password === '' ? 'Informe sua senha.' : null;
  const passwordProblem = missing ?? (refused ? 'Confira o e-mail e a senha e tente de novo.' : null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked({ email: true, password: true });
    if (emailError(email) !== null || password === '') return;
    login.mutate(
      { email, password },
      {
        onSuccess: ({ user }) => {
          const name = user.firstName || user.email || 'usuário';
          showToast({
            kind: 'success',
            title: 'Login realizado com sucesso!',
            description: `Que bom te ver de volta, ${name}.`,
          });
          enter(safeReturnPath(voltar), AUTH_REDIRECT_DELAY_MS.login);
        },
        onError: (error) => {
          setRefused(error instanceof ApiError && error.status === 401);
          showToast({ kind: 'error', title: 'Erro no login', description: loginFailure(error) });
        },
      },
    );
  }

  return (
    <AuthLayout title="Entrar" art={art} tall>
      <h1>Que bom te ver por aqui.</h1>
      <AuthTabs current="login" voltar={voltar} />
      <form onSubmit={submit} noValidate>
        <TextField
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          placeholder="voce@correio.com"
          value={email}
          error={emailProblem}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={() => setChecked((now) => ({ ...now, email: now.email || email !== '' }))}
        />
        <PasswordField
          label="Senha"
          name="password"
          autoComplete="current-password"
          value={password}
          error={passwordProblem}
          onChange={(event) => {
            setPassword(event.target.value);
            setRefused(false);
          }}
        />
        <div className="flex justify-end -my-2">
          <Link to="/forgot-password" className={buttonClass('ghost', 'sm')}>
            Esqueci a senha
          </Link>
        </div>
        <Button type="submit" variant="primary" size="lg" busy={login.isPending || login.isSuccess}>
          Entrar
        </Button>
      </form>
      <div className="auth-or">
        <StrandRule />
        ou
        <StrandRule />
      </div>
      <Button variant="line" onClick={() => void navigate({ href: safeReturnPath(voltar) })}>
        Continuar como visitante
      </Button>
    </AuthLayout>
  );
}
