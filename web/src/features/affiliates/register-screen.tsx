import './affiliates.css';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { FieldError, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type AuthArt, AuthLayout, emailError } from '../auth/index.ts';
import { serverMessageOf, useAffiliateRegister } from './api.ts';

const NAME_MAX_LENGTH = 80;
const CHANNEL_MAX_LENGTH = 300;

type Form = { name: string; email: string; channel: string };

function errorsOf({ name, email, channel }: Form): Record<keyof Form, string | null> {
  return {
    name: lengthError(name, NAME_MAX_LENGTH, 'Diga seu nome.'),
    email: emailError(email),
    channel: lengthError(channel, CHANNEL_MAX_LENGTH, 'Conte onde você vai divulgar.'),
  };
}

function lengthError(value: string, max: number, whenEmpty: string): string | null {
  const { length } = [...value.trim()];
  if (length === 0) return whenEmpty;
  return length > max ? `São até ${max} caracteres.` : null;
}

/** Asks to join the programme. The answer is the same for every address; the link comes by e-mail. */
export function AffiliateRegisterScreen({ art }: { art: AuthArt }) {
  const [form, setForm] = useState<Form>({ name: '', email: '', channel: '' });
  const [checked, setChecked] = useState<Partial<Record<keyof Form, boolean>>>({});
  const register = useAffiliateRegister();
  const errors = errorsOf(form);
  const shown = (field: keyof Form): string | null => (checked[field] === true ? errors[field] : null);
  const leave = (field: keyof Form): void =>
    setChecked((now) => ({ ...now, [field]: now[field] === true || form[field] !== '' }));

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked({ name: true, email: true, channel: true });
    if (Object.values(errors).every((error) => error === null)) register.mutate(form);
  }

  return (
    <AuthLayout title="Participar do programa" art={art}>
      <h1>Fale do Cafuné.</h1>
      {register.isSuccess ? (
        <>
          <Notice>{register.data.message || 'Recebemos seu pedido. O link de ativação vai por e-mail.'}</Notice>
          <Link to="/afiliados" className={buttonClass('line')}>
            Voltar pro programa
          </Link>
        </>
      ) : (
        <>
          <p className="t-body-l ink-2">
            Conte quem você é e onde vai falar. O link pra ativar a conta vai por e-mail.
          </p>
          <form onSubmit={submit} noValidate>
            <TextField
              label="Seu nome"
              name="name"
              autoComplete="name"
              placeholder="Rafa Moreira"
              value={form.name}
              error={shown('name')}
              onChange={(event) => setForm({ ...form, name: event.target.value })}
              onBlur={() => leave('name')}
            />
            <TextField
              label="E-mail"
              type="email"
              name="email"
              autoComplete="email"
              inputMode="email"
              placeholder="voce@correio.com"
              value={form.email}
              error={shown('email')}
              onChange={(event) => setForm({ ...form, email: event.target.value })}
              onBlur={() => leave('email')}
            />
            <ChannelField
              value={form.channel}
              error={shown('channel')}
              onChange={(channel) => setForm({ ...form, channel })}
              onLeave={() => leave('channel')}
            />
            {register.isError && (
              <Notice kind="error">{serverMessageOf(register.error) ?? 'Não deu pra enviar o pedido.'}</Notice>
            )}
            <Button type="submit" variant="primary" size="lg" busy={register.isPending}>
              Pedir pra participar
            </Button>
          </form>
          <Link to="/affiliate/login" className={buttonClass('ghost')}>
            Já tenho conta de afiliado
          </Link>
        </>
      )}
    </AuthLayout>
  );
}

type ChannelFieldProps = {
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  onLeave: () => void;
};

function ChannelField({ value, error, onChange, onLeave }: ChannelFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Onde você vai divulgar?
      </label>
      <div className="field-box affiliate-channel" data-invalid={error !== null}>
        <textarea
          id={id}
          name="channel"
          rows={3}
          placeholder="Um podcast sobre relacionamentos, com episódio às quintas"
          value={value}
          aria-invalid={error !== null}
          aria-describedby={error === null ? `${id}-hint` : `${id}-error`}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      </div>
      <FieldError id={`${id}-error`} message={error} />
      {error === null && (
        <p className="field-hint num" id={`${id}-hint`}>
          {[...value.trim()].length} de {CHANNEL_MAX_LENGTH}
        </p>
      )}
    </div>
  );
}
