import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useResetPassword } from './api.ts';
import { type AuthArt, AuthLayout } from './components/auth-layout.tsx';
import { passwordError } from './form-validation.ts';

export function ResetPasswordScreen({ token, art }: { token: string; art: AuthArt }) {
  return (
    <AuthLayout title="Senha nova" art={art} tall>
      <h1>Uma senha nova.</h1>
      {token === '' ? <MissingLink /> : <ResetForm token={token} />}
    </AuthLayout>
  );
}

function MissingLink() {
  return (
    <>
      <Notice kind="error">Este link está incompleto. Peça outro e abra pelo e-mail.</Notice>
      <Link to="/forgot-password" className={buttonClass('primary', 'lg')}>
        Pedir outro link
      </Link>
    </>
  );
}

function ResetForm({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const reset = useResetPassword();

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (passwordError(password) === null) reset.mutate({ token, password });
  }

  if (reset.isSuccess) {
    return (
      <>
        <Notice>{reset.data.message}</Notice>
        <Link to="/login" className={buttonClass('primary', 'lg')}>
          Entrar
        </Link>
      </>
    );
  }
  return (
    <>
      <p className="t-body-l ink-2">Ao trocar, saímos da sua conta em todos os aparelhos.</p>
      <form onSubmit={submit} noValidate>
        <PasswordField
          label="Senha nova"
          name="new-password"
          autoComplete="new-password"
          value={password}
          error={checked ? passwordError(password) : null}
          hint="Pelo menos 8 caracteres."
          onChange={(event) => setPassword(event.target.value)}
          onBlur={() => setChecked(checked || password !== '')}
        />
        {reset.isError && <Notice kind="error">{sentenceFor(reset.error)}</Notice>}
        <Button type="submit" variant="primary" size="lg" busy={reset.isPending}>
          Trocar a senha
        </Button>
      </form>
      <Link to="/forgot-password" className={buttonClass('ghost')}>
        Pedir outro link
      </Link>
    </>
  );
}
