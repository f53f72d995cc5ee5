import '../../../testing/console-guard.ts';
import 'fake-indexeddb/auto';
import type { AvatarDefinition } from '@cafune/contract/avatars/definition';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { errorAnswer, jsonAnswer } from '../../../testing/answers.ts';
import { EDITABLE, MY_AVATAR } from '../../../testing/own-avatar.ts';
import { PERSON, VISITOR } from '../../../testing/page.tsx';
import {
  type Answers,
  beginOnPhone,
  drawWizard as draw,
  endOnPhone,
  later,
  press,
  writeEssence,
} from '../../../testing/wizard.tsx';

beforeEach(beginOnPhone);
afterEach(endOnPhone);

const PAINTING = 'ab'.repeat(16);
const PICTURE = `/media/portraits/${PAINTING}-card720.webp`;
const PAINT = 'Pintar com IA · 10 moedas';
const { card360, card720, face160, face320 } = MY_AVATAR.images;
const PAINTED = { painting: PAINTING, images: { card360, card720, face160, face320 }, priceCoins: 10 };

type Given = { status?: unknown; canPaint?: boolean; answers?: Answers };

async function drawLooks({ status = PERSON, canPaint = true, answers = {} }: Given = {}) {
  const price = { coins: 0, isFirst: true, helpCoins: 10, canSpeak: false, canPaint };
  const drawn = await draw({
    status,
    step: 'aparencia',
    answers: { 'GET /api/my-avatars/price': () => price, 'POST /api/avatar-paintings': () => PAINTED, ...answers },
  });
  await screen.findByRole('radio', { name: 'Canela' });
  return drawn;
}

const shown = () => screen.getByRole('img', { name: /^Prévia do retrato/u });
const paint = async () => fireEvent.click(await screen.findByRole('button', { name: PAINT }));
/** Chooses a skin she does not have. */
const chooseOther = () =>
  fireEvent.click(screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => !checked) ?? document.body);

it('the painting takes the place of the drawing, on her card and when she is here, and goes with her', async () => {
  const { sent } = await drawLooks({ answers: { 'POST /api/my-avatars': () => jsonAnswer(MY_AVATAR, 201) } });
  await paint();
  await waitFor(() => expect(shown().getAttribute('src')).toBe(PICTURE));
  const [asked] = sent('POST /api/avatar-paintings') as { requestId: string; portrait: Record<string, unknown> }[];
  expect(asked?.requestId).toMatch(/^[0-9a-f-]{36}$/u);
  await waitFor(() =>
    expect(sent('PUT /api/avatar-drafts/novo').at(-1)).toMatchObject({ fields: { painting: PAINTING } }),
  );
  press('Continuar pro jeito dela');
  await later('O jeito dela');
  expect(shown().getAttribute('src')).toBe(PICTURE);
  fireEvent.click(screen.getAllByRole('button', { name: 'Voltar' })[0] ?? document.body);
  fireEvent.click(screen.getAllByRole('button', { name: 'Voltar' })[0] ?? document.body);
  await writeEssence();
  press('Revisar');
  await later('Tudo do seu jeito?');
  expect(screen.getByRole('img', { name: 'Retrato ilustrado de Aurora' }).getAttribute('src')).toBe(PICTURE);
  fireEvent.click(await screen.findByRole('button', { name: 'Dar vida' }));
  await screen.findByRole('heading', { name: 'Aurora chegou.' });
  expect(screen.getByRole('img', { name: 'Retrato ilustrado de Aurora' }).getAttribute('src')).toBe(PICTURE);
  const [born] = sent('POST /api/my-avatars') as { definition: AvatarDefinition }[];
  expect(born?.definition).toMatchObject({ painting: PAINTING, portrait: asked?.portrait });
});

it('goes back to the drawing, and that can be undone', async () => {
  await drawLooks();
  await paint();
  fireEvent.click(await screen.findByRole('button', { name: 'Voltar pro desenho' }));
  expect(shown().getAttribute('src')).toBeNull();
  press('Desfazer');
  expect(shown().getAttribute('src')).toBe(PICTURE);
  press('Desfazer');
  expect(shown().getAttribute('src')).toBeNull();
});

it('another choice is drawn, which is said once and can be undone', async () => {
  await drawLooks();
  await paint();
  await screen.findByRole('button', { name: 'Voltar pro desenho' });
  const said = () => screen.queryByText('De volta pro desenho. Desfazer traz a pintura.');
  expect(said()).toBeNull();
  chooseOther();
  expect(said()).not.toBeNull();
  expect(shown().getAttribute('src')).toBeNull();
  chooseOther();
  expect(said()).toBeNull();
  press('Desfazer');
  press('Desfazer');
  expect(shown().getAttribute('src')).toBe(PICTURE);
});

it('the slider says it as well, and goes on saying it while it moves', async () => {
  await drawLooks();
  await paint();
  await screen.findByRole('button', { name: 'Voltar pro desenho' });
  fireEvent.click(screen.getByRole('tab', { name: 'Cenário' }));
  const tilt = screen.getByRole('slider', { name: 'Inclinação da cabeça' });
  for (const value of ['1', '2']) fireEvent.change(tilt, { target: { value } });
  expect(screen.getByText('De volta pro desenho. Desfazer traz a pintura.')).toBeDefined();
  press('Desfazer');
  expect(shown().getAttribute('src')).toBe(PICTURE);
});

it('what was changed while it was painted comes back with Desfazer', async () => {
  let finish: (answer: unknown) => void = () => undefined;
  const answer = new Promise((resolve) => {
    finish = resolve;
  });
  await drawLooks({ answers: { 'POST /api/avatar-paintings': () => answer } });
  await paint();
  expect(await screen.findByText('Pintando o retrato.')).toBeDefined();
  expect(screen.getByRole('button', { name: PAINT })).toHaveProperty('disabled', true);
  chooseOther();
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
  const own = chosen();
  finish(jsonAnswer(PAINTED));
  await waitFor(() => expect(shown().getAttribute('src')).toBe(PICTURE));
  expect(chosen()).not.toEqual(own);
  press('Desfazer');
  expect(chosen()).toEqual(own);
  expect(shown().getAttribute('src')).toBeNull();
});

it('nothing is lost when it does not come: the sentence, and the same id until somebody answered', async () => {
  let answer: () => unknown = () => Promise.reject(new TypeError('offline'));
  const { sent } = await drawLooks({ answers: { 'POST /api/avatar-paintings': () => answer() } });
  await paint();
  await screen.findByText(/Não deu pra falar com o servidor/u);
  answer = () => errorAnswer(502, 'avatars.painting-failed', 'O retrato não saiu desta vez e nada foi cobrado.');
  await paint();
  await screen.findByText(/nada foi cobrado/u);
  answer = () => errorAnswer(402, 'coins.insufficient', 'Você não tem moedas suficientes.');
  await paint();
  expect((await screen.findByRole('link', { name: 'Comprar moedas' })).getAttribute('href')).toBe(
    '/coins?voltar=%2Fcriar-namorada-ia%3Fpasso%3Daparencia',
  );
  const ids = (sent('POST /api/avatar-paintings') as { requestId: string }[]).map(({ requestId }) => requestId);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
  expect(shown().getAttribute('src')).toBeNull();
});

it('is not offered where no image model is configured, nor to visitors', async () => {
  await drawLooks({ canPaint: false });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sortear aparência' })).toBeDefined());
  expect(screen.queryByRole('button', { name: /^Pintar/u })).toBeNull();
  document.body.replaceChildren();
  await drawLooks({ status: VISITOR });
  expect(screen.queryByRole('button', { name: /^Pintar/u })).toBeNull();
});

it('a card that brings another look takes the painting away, and undoing brings it back', async () => {
  const her = `/api/my-avatars/${MY_AVATAR.id}`;
  const definition = { ...EDITABLE.definition, painting: PAINTING };
  await draw({
    status: PERSON,
    step: 'essencia',
    copying: MY_AVATAR.id,
    answers: {
      [`GET ${her}`]: () => ({ ...EDITABLE, definition }),
      'POST /api/avatar-imports': () => ({
        importId: MY_AVATAR.id,
        fields: { name: 'Zuleide', portrait: { hair: 'pixie' } },
        missing: [],
        notes: [],
      }),
    },
  });
  await screen.findByDisplayValue('Outra Aurora');
  expect(shown().getAttribute('src')).toBe(PICTURE);
  const file = new File(['{}'], 'zuleide.json', { type: 'application/json' });
  fireEvent.change(screen.getByLabelText('Arquivo do card'), { target: { files: [file] } });
  await screen.findByDisplayValue('Zuleide');
  expect(shown().getAttribute('src')).toBeNull();
  press('Desfazer');
  expect(shown().getAttribute('src')).toBe(PICTURE);
});
