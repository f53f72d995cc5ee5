import { Link, Navigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type AuthArt, AuthLayout, emailError } from '../auth/index.ts';
import { serverMessageOf, useAffiliateLogin, useAffiliateStatus } from './api.ts';

/** Spec §8: the fallback of a failed affiliate login. */
const FALLBACK = 'Erro no login';

export function AffiliateLoginScreen({ art }: { art: AuthArt }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState({ email: false, password: false });
  const status = useAffiliateStatus();
  const login = useAffiliateLogin();

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked({ email: true, password: true });
    if (emailError(email) !== null || password === '') return;
    login.mutate(
      { email, password },
      {
        onError: (error) => {
          const description = serverMessageOf(error);
          showToast({ kind: 'error', title: FALLBACK, ...(description === null ? {} : { description }) });
        },
      },
    );
  }

  if (status.data?.isAuthenticated === true) return <Navigate to="/affiliate/dashboard" replace />;
  return (
    <AuthLayout title="Entrar no programa de afiliados" art={art} tall>
      <h1>Entrar no programa.</h1>
      <p className="t-body-l ink-2">Esta entrada é da conta de afiliado. Ela não é a mesma da sua conta no Cafuné.</p>
      <form onSubmit={submit} noValidate>
        <TextField
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          placeholder="voce@correio.com"
          value={email}
          error={checked.email ? emailError(email) : null}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={() => setChecked((now) => ({ ...now, email: now.email || email !== '' }))}
        />
        <PasswordField
          label="Senha"
          name="password"
          autoComplete="current-password"
          value={password}
          error={checked.password && password === '' ? 'Informe sua senha.' : null}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="primary" size="lg" busy={login.isPending}>
          Entrar
        </Button>
      </form>
      <Link to="/affiliate/register" className={buttonClass('line')}>
        Quero participar
      </Link>
      <Link to="/afiliados" className={buttonClass('ghost')}>
        Como o programa funciona
      </Link>
    </AuthLayout>
  );
}
