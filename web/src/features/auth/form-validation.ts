/** What the forms check before asking the server. Schemas do not run in the browser; the server has the last word. */
import { authErrors, MIN_AGE_YEARS, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@cafune/contract/auth';

export type BirthDateParts = { day: string; month: string; year: string };
export type RegisterForm = {
  firstName: string;
  email: string;
  password: string;
  birthDate: BirthDateParts;
  acceptTerms: boolean;
};
export type RegisterField = keyof RegisterForm;

const NAME_MAX_LENGTH = 40;
const EMAIL_MAX_LENGTH = 254;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function firstNameError(value: string): string | null {
  const name = value.trim();
  if (name === '') return 'Diga como quer que te chamem.';
  return name.length > NAME_MAX_LENGTH ? `O nome pode ter até ${NAME_MAX_LENGTH} caracteres.` : null;
}

export function emailError(value: string): string | null {
  const email = value.trim();
  if (email === '') return 'Informe seu e-mail.';
  if (email.length > EMAIL_MAX_LENGTH) return 'E-mail inválido.';
  return EMAIL.test(email) ? null : 'Confira o e-mail. Ex.: voce@correio.com.';
}

/** Counts characters as a person would, emoji included. */
export function passwordError(value: string): string | null {
  const length = [...value].length;
  if (length === 0) return 'Informe uma senha.';
  if (length < PASSWORD_MIN_LENGTH) return `Use pelo menos ${PASSWORD_MIN_LENGTH} caracteres.`;
  return length > PASSWORD_MAX_LENGTH ? `A senha pode ter até ${PASSWORD_MAX_LENGTH} caracteres.` : null;
}

/** `YYYY-MM-DD` when the three parts make a day that exists, else null. */
export function isoDateOf({ day, month, year }: BirthDateParts): string | null {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}

/** Whole years between a birth date and today, both calendar dates `YYYY-MM-DD`. */
function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Today in São Paulo, as the server counts days. */
export function todayInSaoPaulo(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(now);
}

export function birthDateError(parts: BirthDateParts, today: string): string | null {
  if (parts.day === '' && parts.month === '' && parts.year === '') return 'Informe sua data de nascimento.';
  const iso = isoDateOf(parts);
  if (iso === null || iso >= today || iso < '1900-01-01') return 'Essa data não existe. Ex.: 14 08 1994.';
  return ageOn(iso, today) < MIN_AGE_YEARS ? authErrors['auth.underage'].message : null;
}

/** Every problem of the registration form, by field; an empty object when it may be sent. */
export function registerErrors(form: RegisterForm, today: string): Partial<Record<RegisterField, string>> {
  const found: Record<RegisterField, string | null> = {
    firstName: firstNameError(form.firstName),
    email: emailError(form.email),
    password: passwordError(form.password),
    birthDate: birthDateError(form.birthDate, today),
    acceptTerms: form.acceptTerms ? null : 'Marque para aceitar os termos e continuar.',
  };
  return Object.fromEntries(Object.entries(found).filter((entry) => entry[1] !== null)) as Partial<
    Record<RegisterField, string>
  >;
}

/** A path of this site to go back to, or `/`: other sites and odd forms are refused. */
export function safeReturnPath(path: string | undefined): string {
  if (path === undefined || !/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]/u.test(path)) return '/';
  const url = new URL(path, 'https://cafune.invalid');
  return url.origin === 'https://cafune.invalid' ? url.pathname + url.search : '/';
}
