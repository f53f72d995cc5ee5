import '../../../testing/console-guard.ts';
import type { SecondFactor } from '@cafune/contract/auth/second-factor';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { errorAnswer } from '../../../testing/answers.ts';
import { drawPage, stubServer } from '../../../testing/page.tsx';
import { SecondFactorGate } from './second-factor-gate.tsx';

const FACTOR = '/api/admin/second-factor';
const WRONG = 'Código inválido ou já usado.';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

async function draw(state: SecondFactor, answers: Parameters<typeof stubServer>[0] = {}) {
  stubServer({ [`GET ${FACTOR}`]: () => state, ...answers });
  await drawPage(() => <SecondFactorGate waiting="Espera">O painel inteiro</SecondFactorGate>, { path: '/admin' });
}
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('lets in who has shown it in this session', async () => {
  await draw({ isEnrolled: true, isProven: true, recoveryCodesLeft: 10 });
  expect(await screen.findByText('O painel inteiro')).toBeDefined();
});

it('asks for a code, says that one is wrong, and opens with one that is right', async () => {
  const state = { isEnrolled: true, isProven: false, recoveryCodesLeft: 2 };
  await draw(state, {
    [`POST ${FACTOR}/prove`]: (init) => {
      if (!String(init.body).includes('654321')) return errorAnswer(401, 'auth.invalid-code', WRONG);
      state.isProven = true;
      return new Response(null, { status: 204 });
    },
  });
  await screen.findByRole('heading', { name: 'Confirme o código do aplicativo' });
  expect(screen.getByText('Códigos de reserva que sobram: 2.')).toBeDefined();
  write('Código', '111111');
  press('Entrar na administração');
  expect(await screen.findByText(WRONG)).toBeDefined();
  expect(screen.queryByText('O painel inteiro')).toBeNull();
  write('Código', '654321');
  press('Entrar na administração');
  expect(await screen.findByText('O painel inteiro')).toBeDefined();
});

it('sets one up: password, picture and code, recovery codes that have to be put away', async () => {
  const state = { isEnrolled: false, isProven: false, recoveryCodesLeft: 0 };
  await draw(state, {
    [`POST ${FACTOR}`]: (init) =>
      String(init.body).includes('dendê')
        ? { secret: 'GEZDGNBVGY3TQOJQ', address: 'otpauth://totp/Cafun%C3%A9:ana?secret=GEZDGNBVGY3TQOJQ' }
        : errorAnswer(401, 'auth.invalid-credentials', 'E-mail ou senha inválidos.'),
    [`POST ${FACTOR}/confirm`]: () => {
      state.isProven = true;
      return { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'] };
    },
  });
  await screen.findByRole('heading', { name: 'Quem administra entra com dois fatores' });
  write('Sua senha', 'palpite');
  press('Continuar');
  expect(await screen.findByText('A senha não é essa.')).toBeDefined();
  write('Sua senha', 'moqueca com dendê');
  press('Continuar');
  expect(await screen.findByRole('img', { name: 'QR code do segundo fator' })).toBeDefined();
  expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeDefined();
  write('Código', '123456');
  press('Confirmar');
  const codes = await screen.findByRole('list', { name: 'Códigos de reserva' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByText('O painel inteiro')).toBeNull();
  expect(screen.getByRole('button', { name: 'Entrar na administração' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('checkbox'));
  press('Entrar na administração');
  expect(await screen.findByText('O painel inteiro')).toBeDefined();
});

it('says when it cannot be known, and asks again by hand', async () => {
  let answers = 0;
  await draw(
    { isEnrolled: true, isProven: true, recoveryCodesLeft: 10 },
    {
      [`GET ${FACTOR}`]: () => {
        answers += 1;
        return answers === 1
          ? errorAnswer(503, 'request.unavailable', 'Voltamos já.')
          : { isEnrolled: true, isProven: true, recoveryCodesLeft: 10 };
      },
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('O painel inteiro')).toBeDefined();
});
