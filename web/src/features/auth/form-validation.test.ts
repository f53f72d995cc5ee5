import '../../testing/console-guard.ts';
import { describe, expect, it } from 'vitest';
import { birthDateError, isoDateOf, type RegisterForm, registerErrors, safeReturnPath } from './form-validation.ts';

const TODAY = '2026-11-21';
const GOOD: RegisterForm = {
  firstName: 'Caio',
  email: 'caio@correio.com',
  password: 'uma senha boa',
  birthDate: { day: '14', month: '8', year: '1994' },
  acceptTerms: true,
};

describe('the registration form', () => {
  it('has nothing to say about a good one', () => {
    expect(registerErrors(GOOD, TODAY)).toEqual({});
  });

  it('says how to fix each field', () => {
    const empty = {
      firstName: ' ',
      email: 'caio@correio',
      password: '1234567',
      birthDate: { day: '', month: '', year: '' },
      acceptTerms: false,
    };
    expect(registerErrors(empty, TODAY)).toEqual({
      firstName: 'Diga como quer que te chamem.',
      email: 'Confira o e-mail. Ex.: voce@correio.com.',
      password: 'Use pelo menos 8 caracteres.',
      birthDate: 'Informe sua data de nascimento.',
      acceptTerms: 'Marque para aceitar os termos e continuar.',
    });
  });

  it('counts a password in characters, emoji included', () => {
    expect(registerErrors({ ...GOOD, password: '🧡🧡🧡🧡' }, TODAY).password).toBe('Use pelo menos 8 caracteres.');
    expect(registerErrors({ ...GOOD, password: 'é'.repeat(257) }, TODAY).password).toBe(
      'A senha pode ter até 256 caracteres.',
    );
  });

  it('asks for 18 years complete, to the day', () => {
    const born = (day: string, month: string, year: string) => birthDateError({ day, month, year }, TODAY);
    expect(born('21', '11', '2008')).toBeNull();
    expect(born('22', '11', '2008')).toBe('Cafuné é só para maiores de 18 anos.');
    expect(born('29', '02', '2008')).toBeNull();
  });

  it('refuses days that do not exist', () => {
    expect(isoDateOf({ day: '31', month: '02', year: '1990' })).toBeNull();
    expect(isoDateOf({ day: '29', month: '02', year: '2001' })).toBeNull();
    expect(isoDateOf({ day: '1', month: '2', year: '1990' })).toBe('1990-02-01');
    expect(birthDateError({ day: '01', month: '01', year: '2030' }, TODAY)).toContain('não existe');
  });
});

describe('the way back after entering', () => {
  it('is kept when it is a path of this site', () => {
    expect(safeReturnPath('/chat/123?x=1')).toBe('/chat/123?x=1');
  });

  it.each([
    undefined,
    '',
    'https://evil.test/x',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    'chat/1',
  ])('is home for %s', (path) => {
    expect(safeReturnPath(path)).toBe('/');
  });
});
