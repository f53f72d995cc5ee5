import { Link } from '@tanstack/react-router';
import { Checkbox, PasswordField, TextField } from '../../../ui/field.tsx';
import type { RegisterField, RegisterForm } from '../form-validation.ts';
import { BirthDateField } from './birth-date-field.tsx';

type RegisterFieldsProps = {
  form: RegisterForm;
  errorOf: (field: RegisterField) => string | null;
  onChange: (change: Partial<RegisterForm>) => void;
  onLeave: (field: RegisterField) => void;
};

export function RegisterFields({ form, errorOf, onChange, onLeave }: RegisterFieldsProps) {
  return (
    <>
      <TextField
        label="Como quer que te chamem?"
        name="firstName"
        autoComplete="given-name"
        placeholder="Caio"
        maxLength={60}
        value={form.firstName}
        error={errorOf('firstName')}
        onChange={(event) => onChange({ firstName: event.target.value })}
        onBlur={() => onLeave('firstName')}
      />
      <TextField
        label="E-mail"
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        placeholder="voce@correio.com"
        value={form.email}
        error={errorOf('email')}
        onChange={(event) => onChange({ email: event.target.value })}
        onBlur={() => onLeave('email')}
      />
      <PasswordField
        label="Senha"
        name="new-password"
        autoComplete="new-password"
        value={form.password}
        error={errorOf('password')}
        hint="Pelo menos 8 caracteres."
        onChange={(event) => onChange({ password: event.target.value })}
        onBlur={() => onLeave('password')}
      />
      <BirthDateField
        value={form.birthDate}
        error={errorOf('birthDate')}
        onChange={(birthDate) => onChange({ birthDate })}
        onLeave={() => onLeave('birthDate')}
      />
      <Checkbox
        checked={form.acceptTerms}
        error={errorOf('acceptTerms')}
        onChange={(acceptTerms) => onChange({ acceptTerms })}
      >
        Tenho 18 anos ou mais e aceito os{' '}
        <Link to="/terms-of-use" className="link">
          termos de uso
        </Link>{' '}
        e a{' '}
        <Link to="/privacy-policy" className="link">
          política de privacidade
        </Link>
        .
      </Checkbox>
    </>
  );
}
