import { AUTH_REDIRECT_DELAY_MS } from '@cafune/contract/auth';
import { type FormEvent, useState } from 'react';
import { ApiError, sentenceFor } from '../../platform/api-client/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Coin } from '../../ui/coin.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useRegister } from './api.ts';
import { type AuthArt, AuthLayout } from './components/auth-layout.tsx';
import { AuthTabs } from './components/auth-tabs.tsx';
import { RegisterFields } from './components/register-fields.tsx';
import {
  isoDateOf,
  type RegisterField,
  type RegisterForm,
  registerErrors,
  safeReturnPath,
  todayInSaoPaulo,
} from './form-validation.ts';
import { useEntrance } from './use-entrance.ts';

const EMPTY: RegisterForm = {
  firstName: '',
  email: '',
  password: '',
  birthDate: { day: '', month: '', year: '' },
  acceptTerms: false,
};

/** Which field a refusal of the server is about. */
const FIELD_OF_CODE: Record<string, RegisterField> = {
  'auth.underage': 'birthDate',
  'auth.invalid-birth-date': 'birthDate',
  'auth.common-password': 'password',
  'auth.terms-required': 'acceptTerms',
};

function registerFailure(error: unknown): string {
  if (error instanceof ApiError) return error.message === '' ? 'Erro ao criar conta' : error.message;
  return sentenceFor(error);
}

type Refusal = { field: RegisterField; message: string } | null;

export function RegisterScreen({ voltar, art }: { voltar: string | undefined; art: AuthArt }) {
  const [form, setForm] = useState(EMPTY);
  const [touched, setTouched] = useState<ReadonlySet<RegisterField>>(new Set());
  const [refusal, setRefusal] = useState<Refusal>(null);
  const register = useRegister();
  const enter = useEntrance();

  const found = registerErrors(form, todayInSaoPaulo(new Date()));
  const errorOf = (field: RegisterField): string | null => {
    if (refusal?.field === field) return refusal.message;
    return touched.has(field) ? (found[field] ?? null) : null;
  };

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTouched(new Set(Object.keys(EMPTY) as RegisterField[]));
    const birthDate = isoDateOf(form.birthDate);
    if (Object.keys(found).length > 0 || birthDate === null) {
      const target = event.currentTarget;
      queueMicrotask(() =>
        requestAnimationFrame(() => target.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()),
      );
      return;
    }
    register.mutate(
      { ...form, birthDate },
      {
        onSuccess: () => {
          showToast({
            kind: 'success',
            title: 'Conta criada com sucesso!',
            description: 'Que bom que você veio. Você ganhou 500 moedas grátis.',
          });
          enter(safeReturnPath(voltar), AUTH_REDIRECT_DELAY_MS.register);
        },
        onError: (error) => {
          const field = error instanceof ApiError && error.code !== null ? FIELD_OF_CODE[error.code] : undefined;
          if (field !== undefined) setRefusal({ field, message: registerFailure(error) });
          showToast({ kind: 'error', title: 'Erro no cadastro', description: registerFailure(error) });
        },
      },
    );
  }

  return (
    <AuthLayout title="Criar conta" art={art}>
      <h1>Que bom que você veio.</h1>
      <AuthTabs current="register" voltar={voltar} />
      <form onSubmit={submit} noValidate>
        <RegisterFields
          form={form}
          errorOf={errorOf}
          onChange={(change) => {
            setForm((now) => ({ ...now, ...change }));
            setRefusal(null);
          }}
          onLeave={(field) => setTouched((now) => new Set([...now, field]))}
        />
        <Button type="submit" variant="primary" size="lg" busy={register.isPending || register.isSuccess}>
          Criar conta
        </Button>
        <p className="auth-welcome">
          <Coin size={26} />
          <span>
            <b>500 moedas grátis</b> te esperando na chegada.
          </span>
        </p>
      </form>
    </AuthLayout>
  );
}
