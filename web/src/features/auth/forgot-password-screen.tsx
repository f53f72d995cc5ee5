import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useForgotPassword } from './api.ts';
import { type AuthArt, AuthLayout } from './components/auth-layout.tsx';
import { emailError } from './form-validation.ts';

export function ForgotPasswordScreen({ art }: { art: AuthArt }) {
  const [email, setEmail] = useState('');
  const [checked, setChecked] = useState(false);
  const request = useForgotPassword();

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (emailError(email) === null) request.mutate(email);
  }

  return (
    <AuthLayout title="Esqueci a senha" art={art} tall>
      <h1>Acontece.</h1>
      <p className="t-body-l ink-2">Diga seu e-mail e mandamos um link pra você escolher uma senha nova.</p>
      {request.isSuccess ? (
        <Notice>{request.data.message}</Notice>
      ) : (
        <form onSubmit={submit} noValidate>
          <TextField
            label="E-mail"
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            placeholder="voce@correio.com"
            value={email}
            error={checked ? emailError(email) : null}
            onChange={(event) => setEmail(event.target.value)}
            onBlur={() => setChecked(checked || email !== '')}
          />
          {request.isError && <Notice kind="error">{sentenceFor(request.error)}</Notice>}
          <Button type="submit" variant="primary" size="lg" busy={request.isPending}>
            Mandar o link
          </Button>
        </form>
      )}
      <Link to="/login" className={buttonClass('ghost')}>
        Voltar pra entrar
      </Link>
    </AuthLayout>
  );
}
