/** What the forms check before asking the server, with the contract's own schemas and sentences. */
import { authErrors, Email, FirstName, MIN_AGE_YEARS, Password } from '@cafune/contract/auth';
import type { z } from 'zod';

export type BirthDateParts = { day: string; month: string; year: string };
export type RegisterForm = {
  firstName: string;
  email: string;
  password: string;
  birthDate: BirthDateParts;
  acceptTerms: boolean;
};
export type RegisterField = keyof RegisterForm;

/** The first sentence of a schema about a value, or null when it is fine. */
export function sentenceOf(schema: z.ZodType, value: unknown): string | null {
  const parsed = schema.safeParse(value);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'Confira este campo.');
}

/** `YYYY-MM-DD` when the three parts make a day that exists, else null. */
export function isoDateOf({ day, month, year }: BirthDateParts): string | null {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}

/** Whole years between a birth date and today, both calendar dates `YYYY-MM-DD`. */
export function ageOn(birthDate: string, today: string): number {
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
    firstName: sentenceOf(FirstName, form.firstName),
    email: sentenceOf(Email, form.email),
    password: sentenceOf(Password, form.password),
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
