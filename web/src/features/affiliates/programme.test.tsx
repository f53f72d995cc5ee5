import '../../testing/console-guard.ts';
import {
  CLICK_DAYS,
  COMMISSION_MONTHS,
  COMMISSION_PERCENT,
  HOLD_DAYS,
  PAYOUT_DAY,
  PAYOUT_LEAST_CENTS,
} from '@cafune/contract/affiliates/earnings';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer } from '../../testing/answers.ts';
import { drawPage, PERSON, stubServer, VISITOR } from '../../testing/page.tsx';
import { reais } from '../payments/index.ts';
import { ProgrammeScreen } from './programme-screen.tsx';

const READ = 'GET /api/referral';
const WRITE = 'POST /api/referral';

beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined));

async function draw(answers: Parameters<typeof stubServer>[0]) {
  const server = stubServer({ 'GET /api/auth/status': () => PERSON, ...answers });
  return { ...(await drawPage(() => <ProgrammeScreen />, { path: '/afiliados' })), server };
}

const card = async () => within(await screen.findByRole('region', { name: 'Alguém te indicou?' }));

async function enter(typed: string) {
  const box = await card();
  fireEvent.change(await box.findByLabelText('Código'), { target: { value: typed } });
  fireEvent.click(box.getByRole('button', { name: 'Guardar' }));
  return box;
}

describe('the page of the programme', () => {
  it('says every rule with the figures that are counted with', async () => {
    const { container } = await draw({ 'GET /api/auth/status': () => VISITOR });
    const text = container.textContent ?? '';
    expect(
      screen.getByRole('heading', { name: `${COMMISSION_PERCENT}% por ${COMMISSION_MONTHS} meses` }),
    ).toBeDefined();
    expect(text).toContain(`O clique vale ${CLICK_DAYS} dias`);
    expect(text).toContain(`${HOLD_DAYS.pix} dias no Pix, ${HOLD_DAYS.boleto} no boleto e ${HOLD_DAYS.card} no cartão`);
    expect(text).toContain(`a partir do dia ${PAYOUT_DAY}`);
    expect(text).toContain(reais(PAYOUT_LEAST_CENTS));
    expect(text).toContain('Se a compra é devolvida, a comissão dela sai');
    expect(text).not.toContain('ainda não abriram');
  });
});

describe('who brought a person', () => {
  it('is not asked of visitors', async () => {
    const { server } = await draw({ 'GET /api/auth/status': () => VISITOR });
    await waitFor(() => expect(server).toHaveBeenCalled());
    expect(screen.queryByRole('region', { name: 'Alguém te indicou?' })).toBeNull();
    expect(server.mock.calls.map(([url]) => url)).not.toContain('/api/referral');
  });

  it('is not asked of whose session ended since', async () => {
    await draw({ [READ]: () => errorAnswer(401, 'auth.required', 'Entre na sua conta para continuar.') });
    await waitFor(() => expect(screen.queryByText('Carregando')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Alguém te indicou?' })).toBeNull();
  });

  it('has its room before the answer comes', async () => {
    await draw({});
    expect((await card()).getByText('Carregando')).toBeDefined();
  });

  it.each(['0A1B 2C3D 4E', ' 0a1b-2c3d-4e ', 'https://cafune.example/r/0a1b2c3d4e/podcast?x=1'])(
    'is sent as a code, however it was typed: %s',
    async (typed) => {
      const bodies: unknown[] = [];
      await draw({
        [READ]: () => ({ standing: 'open' }),
        [WRITE]: ({ body }) => {
          bodies.push(JSON.parse(String(body)));
          return { standing: 'referred' };
        },
      });
      const box = await enter(typed);
      expect(await box.findByText(/^Sua conta já tem quem indicou\./u)).toBeDefined();
      expect(box.queryByLabelText('Código')).toBeNull();
      expect(bodies).toEqual([{ code: '0a1b2c3d4e' }]);
    },
  );

  it('asks nothing of the server for what is no code', async () => {
    const { server } = await draw({ [READ]: () => ({ standing: 'open' }) });
    const box = await enter('');
    expect(box.getByText('Informe o código.')).toBeDefined();
    await enter('batata');
    expect(box.getByText('Não achamos esse código.')).toBeDefined();
    expect(server.mock.calls.filter(([, init]) => init?.method === 'POST')).toEqual([]);
  });

  it.each([
    { status: 404, code: 'affiliates.unknown-code', message: 'Não achamos esse código, confira.' },
    { status: 422, code: 'affiliates.own-code', message: 'Esse código é seu.' },
  ])('says the server’s sentence, until something else is typed: $code', async ({ status, code, message }) => {
    await draw({ [READ]: () => ({ standing: 'open' }), [WRITE]: () => errorAnswer(status, code, message) });
    const box = await enter('0a1b2c3d4e');
    expect(await box.findByText(message)).toBeDefined();
    fireEvent.change(box.getByLabelText('Código'), { target: { value: '0a1b2c3d4f' } });
    expect(box.queryByText(message)).toBeNull();
  });

  it('is too late after the first purchase, also when that was made meanwhile', async () => {
    let standing = 'open';
    await draw({
      [READ]: () => ({ standing }),
      [WRITE]: () => {
        standing = 'too-late';
        return errorAnswer(409, 'affiliates.too-late', 'O código vale até a primeira compra.');
      },
    });
    const box = await enter('0a1b2c3d4e');
    expect(await box.findByText(/^O código vale até a primeira compra, e a sua já foi feita/u)).toBeDefined();
    expect(box.queryByLabelText('Código')).toBeNull();
  });

  it('can be asked for again', async () => {
    let isDown = true;
    await draw({ [READ]: () => (isDown ? errorAnswer(503, 'internal', 'Voltamos já.') : { standing: 'open' }) });
    const box = await card();
    expect(await box.findByText('Voltamos já.')).toBeDefined();
    isDown = false;
    fireEvent.click(box.getByRole('button', { name: 'Tentar de novo' }));
    expect(await box.findByLabelText('Código')).toBeDefined();
  });
});
