import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type AuthArt, AuthLayout, passwordError } from '../auth/index.ts';
import { serverMessageOf, useActivate } from './api.ts';

/** Spec §8: the fallback of a failed activation. */
const FALLBACK = 'Erro na ativação';

/** Opens the account with the link that came by e-mail, and gives it a password. */
export function ActivateScreen({ token, art }: { token: string; art: AuthArt }) {
  return (
    <AuthLayout title="Ativar a conta de afiliado" art={art} tall>
      <h1>Ative sua conta.</h1>
      {token === '' ? <MissingLink /> : <ActivateForm token={token} />}
    </AuthLayout>
  );
}

function MissingLink() {
  return (
    <>
      <Notice kind="error">Este link está incompleto. Abra de novo pelo e-mail, ou peça outro.</Notice>
      <Link to="/affiliate/register" className={buttonClass('primary', 'lg')}>
        Pedir outro link
      </Link>
    </>
  );
}

function ActivateForm({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const activate = useActivate();

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (passwordError(password) !== null) return;
    activate.mutate(
      { token, password },
      {
        onError: (error) => {
          const description = serverMessageOf(error);
          showToast({ kind: 'error', title: FALLBACK, ...(description === null ? {} : { description }) });
        },
      },
    );
  }

  if (activate.isSuccess) {
    return (
      <>
        <Notice>{activate.data.message || 'Conta ativada.'}</Notice>
        <Link to="/affiliate/login" className={buttonClass('primary', 'lg')}>
          Entrar
        </Link>
      </>
    );
  }
  return (
    <>
      <p className="t-body-l ink-2">Com ela, você entra no painel do programa de afiliados.</p>
      <form onSubmit={submit} noValidate>
        <PasswordField
          label="Senha"
          name="new-password"
          autoComplete="new-password"
          value={password}
          error={checked ? passwordError(password) : null}
          hint="Pelo menos 8 caracteres."
          onChange={(event) => setPassword(event.target.value)}
          onBlur={() => setChecked(checked || password !== '')}
        />
        <Button type="submit" variant="primary" size="lg" busy={activate.isPending}>
          Ativar a conta
        </Button>
      </form>
    </>
  );
}
