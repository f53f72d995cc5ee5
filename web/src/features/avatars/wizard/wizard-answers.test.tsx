import '../../../testing/console-guard.ts';
import 'fake-indexeddb/auto';
import type { WizardStep } from '@cafune/contract/avatars/creation';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorAnswer, jsonAnswer } from '../../../testing/answers.ts';
import { EDITABLE, MY_AVATAR } from '../../../testing/own-avatar.ts';
import { drawPage, PERSON, stubServer, stubWidth, VISITOR } from '../../../testing/page.tsx';
import {
  type Answers,
  beginOnPhone,
  drawWizard as draw,
  endOnPhone,
  later,
  press,
  Wizard,
  write,
  writeEssence,
} from '../../../testing/wizard.tsx';

beforeEach(beginOnPhone);
afterEach(endOnPhone);

describe('ideas for her texts', () => {
  it('visitors are shown the way to an account, and back', async () => {
    await draw({ step: 'historia' });
    await later('De onde ela vem?');
    const link = screen.getByRole('link', { name: 'Crie sua conta pra pedir ideias' });
    expect(link.getAttribute('href')).toBe('/register?voltar=%2Fcriar-namorada-ia%3Fpasso%3Dhistoria');
  });

  it('come apart from what the person wrote: used, brought back, left', async () => {
    const suggestions = { bio: 'Cresceu na praia.', scenario: 'Uma varanda.' };
    await draw({
      status: PERSON,
      step: 'historia',
      answers: { 'POST /api/avatar-help': () => ({ suggestions, priceCoins: 10 }) },
    });
    await later('De onde ela vem?');
    write('História', 'Minha versão');
    fireEvent.click(await screen.findByRole('button', { name: 'Pedir ideias · 10 moedas' }));
    const idea = within(await screen.findByRole('group', { name: 'Ideia pra a história' }));
    expect(screen.getByLabelText('História')).toHaveProperty('value', 'Minha versão');
    fireEvent.click(idea.getByRole('button', { name: 'Usar' }));
    expect(screen.getByLabelText('História')).toHaveProperty('value', 'Cresceu na praia.');
    press('Voltar ao texto de antes');
    expect(screen.getByLabelText('História')).toHaveProperty('value', 'Minha versão');
    press('Dispensar');
    expect(screen.queryByText('Uma varanda.')).toBeNull();
    expect(screen.getByLabelText('Cenário')).toHaveProperty('value', '');
  });

  it('a request nobody answered is asked again with the same id; an answered one with another', async () => {
    let answer: () => unknown = () => Promise.reject(new TypeError('offline'));
    const { sent } = await draw({
      status: PERSON,
      step: 'historia',
      answers: { 'POST /api/avatar-help': () => answer() },
    });
    await later('De onde ela vem?');
    const ask = await screen.findByRole('button', { name: /^Pedir ideias/u });
    fireEvent.click(ask);
    await screen.findByText(/Não deu pra falar com o servidor/u);
    answer = () => errorAnswer(502, 'avatars.help-failed', 'A ajuda não veio desta vez.');
    fireEvent.click(ask);
    await screen.findByText(/A ajuda não veio/u);
    fireEvent.click(ask);
    await waitFor(() => expect(sent('POST /api/avatar-help')).toHaveLength(3));
    const ids = (sent('POST /api/avatar-help') as { requestId: string }[]).map(({ requestId }) => requestId);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });
});

describe('what may come between', () => {
  async function finishWith(answer: () => unknown, status: unknown = PERSON) {
    const drawn = await draw({ status, answers: { 'POST /api/my-avatars': answer } });
    await writeEssence();
    press('Revisar');
    await later('Tudo do seu jeito?');
    press(/^Dar vida/u);
    return drawn;
  }

  it('too few coins: the sentence and the way to more; nothing is lost', async () => {
    await finishWith(() => errorAnswer(402, 'coins.insufficient', 'Você não tem moedas suficientes.'));
    expect(await screen.findByText('Você não tem moedas suficientes.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Comprar moedas' }).getAttribute('href')).toBe(
      '/coins?voltar=%2Fcriar-namorada-ia%3Fpasso%3Drevisar',
    );
    expect(screen.getAllByText('Aurora').length).toBeGreaterThan(0);
  });

  it('no account: the way to one, and back to Revisar', async () => {
    await finishWith(() => errorAnswer(403, 'avatars.sign-up-first', 'Crie sua conta grátis.'), VISITOR);
    await screen.findByText('Crie sua conta grátis.');
    const link = screen.getByRole('link', { name: 'Criar conta' });
    expect(link.getAttribute('href')).toBe('/register?voltar=%2Fcriar-namorada-ia%3Fpasso%3Drevisar');
  });

  it('safety: the sentence stands at the top', async () => {
    await finishWith(() => errorAnswer(422, 'safety.real-person', 'Pessoas reais não podem virar personagem.'));
    expect((await screen.findByRole('alert')).textContent).toContain('Pessoas reais não podem virar personagem.');
  });

  it('a person has to look first: she says where she waits, and nobody can talk yet', async () => {
    await finishWith(() => jsonAnswer({ ...MY_AVATAR, isPaused: true, publication: 'in-review' }, 202));
    expect(await screen.findByRole('heading', { name: 'Aurora está quase aqui.' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Minhas Namoradas' }).getAttribute('href')).toBe('/my-avatars');
    expect(screen.queryByRole('button', { name: 'Conversar' })).toBeNull();
  });

  it('the price is on the button, and the same id is sent however often it is tried', async () => {
    const { sent } = await draw({
      status: PERSON,
      answers: {
        'GET /api/my-avatars/price': () => ({
          coins: 60,
          isFirst: false,
          helpCoins: 10,
          canSpeak: false,
          canPaint: false,
        }),
        'POST /api/my-avatars': () => Promise.reject(new TypeError('offline')),
      },
    });
    await writeEssence();
    press('Revisar');
    await later('Tudo do seu jeito?');
    const give = await screen.findByRole('button', { name: 'Dar vida · 60 moedas' });
    fireEvent.click(give);
    await screen.findByText(/Não deu pra falar com o servidor/u);
    fireEvent.click(give);
    await waitFor(() => expect(sent('POST /api/my-avatars')).toHaveLength(2));
    const [first, second] = sent('POST /api/my-avatars') as { id: string }[];
    expect(second?.id).toBe(first?.id);
  });
});

describe('changing her', () => {
  const her = `/api/my-avatars/${MY_AVATAR.id}`;
  const ofHers = {
    [`GET ${her}`]: () => EDITABLE,
    [`GET /api/avatar-drafts/${MY_AVATAR.id}`]: () => null,
    [`PUT /api/avatar-drafts/${MY_AVATAR.id}`]: () => ({ draft: {}, savedAt: '2026-11-21T12:00:00.000Z' }),
    [`DELETE /api/avatar-drafts/${MY_AVATAR.id}`]: () => new Response(null, { status: 204 }),
  };
  const edit = (answers: Answers, step: WizardStep = 'revisar') =>
    draw({ status: PERSON, step, editing: MY_AVATAR.id, answers: { ...ofHers, ...answers } });

  it('keeps a new version, with what it is based on and a note', async () => {
    const { sent } = await edit({ [`PATCH ${her}`]: () => ({ ...MY_AVATAR, version: 4 }) });
    await later('Tudo do seu jeito?');
    expect(screen.queryByText('Quem pode conhecê-la')).toBeNull();
    write('O que mudou', 'Cabelo novo');
    press('Guardar versão nova');
    await screen.findByRole('heading', { name: 'Aurora está de cara nova.' });
    expect(sent(`PATCH ${her}`)).toEqual([
      { definition: EDITABLE.definition, baseVersion: 3, changeNote: 'Cabelo novo' },
    ]);
  });

  it('walking through her steps keeps nothing; a change keeps a draft of hers', async () => {
    const { sent } = await edit({}, 'essencia');
    await screen.findByDisplayValue('Aurora');
    press('Continuar pra aparência');
    fireEvent.click(screen.getAllByRole('button', { name: 'Voltar' })[0] ?? document.body);
    expect(sent(`PUT /api/avatar-drafts/${MY_AVATAR.id}`)).toEqual([]);
    write('Nome', 'Aurora Lua');
    press('Continuar pra aparência');
    await waitFor(() => expect(sent(`PUT /api/avatar-drafts/${MY_AVATAR.id}`)).toHaveLength(1));
  });

  it('somebody was quicker: the newest version comes on request, what was written can come back', async () => {
    let version = 3;
    const { sent } = await edit(
      {
        [`GET ${her}`]: () => ({ ...EDITABLE, avatar: { ...MY_AVATAR, version } }),
        [`PATCH ${her}`]: () => errorAnswer(409, 'avatars.version-conflict', 'Ela foi editada em outro lugar.'),
      },
      'essencia',
    );
    await screen.findByDisplayValue('Aurora');
    write('Nome', 'Meu nome');
    press('Revisar');
    await later('Tudo do seu jeito?');
    press('Guardar versão nova');
    await screen.findByText('Ela foi editada em outro lugar.');
    version = 4;
    press('Recarregar');
    expect(await screen.findByText('Esta é a versão mais nova.')).toBeDefined();
    press('Desfazer');
    press('Guardar versão nova');
    await waitFor(() => expect(sent(`PATCH ${her}`)).toHaveLength(2));
    expect(sent(`PATCH ${her}`).at(-1)).toMatchObject({ baseVersion: 4, definition: { name: 'Meu nome' } });
  });
});

describe('beginning from another', () => {
  const copying = MY_AVATAR.id;
  const answers = { [`GET /api/my-avatars/${copying}`]: () => EDITABLE };

  it('copies at once where nothing was begun', async () => {
    await draw({ status: PERSON, copying, answers });
    expect(await screen.findByDisplayValue('Outra Aurora')).toBeDefined();
  });

  it('asks before it takes the place of a draft, and staying changes nothing', async () => {
    const kept = {
      draft: { fields: { name: 'Bia' }, step: 'essencia', wantsPublic: false, importId: null, avatarId: copying },
    };
    await draw({
      status: PERSON,
      copying,
      answers: { ...answers, 'GET /api/avatar-drafts/novo': () => ({ ...kept, savedAt: '2026-11-21T12:00:00.000Z' }) },
    });
    expect(await screen.findByText(/Você tem Bia pela metade/u)).toBeDefined();
    press('Ficar com ele');
    expect(screen.getByLabelText('Nome')).toHaveProperty('value', 'Bia');
  });

  it('a card fills the fields and asks for what it does not bring', async () => {
    const card = {
      importId: copying,
      fields: { name: 'Zuleide', greeting: 'Oi!' },
      missing: ['age'],
      notes: ['O livro de lendas ficou de fora.'],
    };
    await draw({ answers: { 'POST /api/avatar-imports': () => card } });
    await screen.findByLabelText('Nome');
    const file = new File(['{}'], 'zuleide.json', { type: 'application/json' });
    fireEvent.change(screen.getByLabelText('Arquivo do card'), { target: { files: [file] } });
    expect(await screen.findByText('O livro de lendas ficou de fora.')).toBeDefined();
    expect(screen.getByText('O card não traz a idade. Complete do seu jeito.')).toBeDefined();
    expect(screen.getByLabelText('Nome')).toHaveProperty('value', 'Zuleide');
    expect(screen.getByText('Personagens precisam ter 18 anos ou mais.')).toBeDefined();
  });

  it('a file that is no card changes nothing', async () => {
    const refuse = () => errorAnswer(422, 'avatars.unreadable-card', 'Não conseguimos ler esse arquivo.');
    await draw({ answers: { 'POST /api/avatar-imports': refuse } });
    await writeEssence();
    const file = new File(['x'], 'nada.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Arquivo do card'), { target: { files: [file] } });
    expect(await screen.findByText('Não conseguimos ler esse arquivo.')).toBeDefined();
    expect(screen.getByLabelText('Nome')).toHaveProperty('value', 'Aurora');
  });
});

describe('opening', () => {
  it('says when the account does not answer, and tries again', async () => {
    let answer: () => unknown = () => errorAnswer(503, 'request.unavailable', 'Voltamos já.');
    stubServer({ 'GET /api/auth/status': () => PERSON, 'GET /api/avatar-drafts/novo': () => answer() });
    await drawPage(() => <Wizard />, { path: '/criar-namorada-ia' });
    expect(await screen.findByText('Voltamos já.')).toBeDefined();
    answer = () => null;
    press('Tentar de novo');
    expect(await screen.findByLabelText('Nome')).toBeDefined();
  });

  it('from 1024 px the steps stand beside her, and Revisar opens with name and age', async () => {
    stubWidth(1440);
    await draw();
    const steps = within(await screen.findByRole('navigation', { name: 'Passos' }));
    expect(steps.queryByRole('link', { name: /Revisar/u })).toBeNull();
    expect(steps.getByText('Falta o nome ou a idade')).toBeDefined();
    await writeEssence();
    expect(steps.getByRole('link', { name: /Revisar/u }).getAttribute('href')).toContain('passo=revisar');
  });
});
