import '../../../testing/console-guard.ts';
import 'fake-indexeddb/auto';
import type { AvatarDefinition } from '@cafune/contract/avatars/definition';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readUserData } from '../../../platform/storage/offline-db.ts';
import { jsonAnswer } from '../../../testing/answers.ts';
import { MY_AVATAR } from '../../../testing/own-avatar.ts';
import { PERSON } from '../../../testing/page.tsx';
import {
  beginOnPhone,
  drawWizard as draw,
  endOnPhone,
  later,
  onLeave,
  onTalk,
  press,
  step,
  write,
  writeEssence,
} from '../../../testing/wizard.tsx';

beforeEach(beginOnPhone);
afterEach(endOnPhone);

describe('making a companion', () => {
  it('walks the six steps, each with its defaults, and brings her to life', async () => {
    const born = vi.fn<(body: string) => unknown>(() => jsonAnswer(MY_AVATAR, 201));
    await draw({ answers: { 'POST /api/my-avatars': (init) => born(String(init.body)) } });
    await writeEssence();
    expect(screen.getByText('Passo 1 de 6')).toBeDefined();
    press('Continuar pra aparência');
    expect(step()).toBe('Aparência');
    fireEvent.click(await screen.findByRole('tab', { name: 'Cabelo' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'Pixie' }));
    press('Continuar pro jeito dela');
    await later('O jeito dela');
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Tímida ou ousada' }), { key: 'End' });
    press('Continuar pra voz');
    await later('Como ela soa?');
    fireEvent.click(screen.getByRole('radio', { name: 'Grave' }));
    press('Continuar pra história');
    await later('De onde ela vem?');
    expect((screen.getByLabelText('Primeira mensagem') as HTMLTextAreaElement).value).toMatch(/^Oi, amor/u);
    press('Revisar tudo');
    await later('Tudo do seu jeito?');
    expect(await screen.findByText('Grátis: é a sua primeira.')).toBeDefined();
    press('Dar vida');
    expect(await screen.findByRole('heading', { name: 'Aurora chegou.' })).toBe(document.activeElement);
    const sent: { id: string; definition: AvatarDefinition; wantsPublic: boolean } = JSON.parse(
      born.mock.calls[0]?.[0] ?? '',
    );
    expect(sent.wantsPublic).toBe(false);
    expect(sent.definition).toMatchObject({ name: 'Aurora', age: 27, voice: { timbre: 'grave' } });
    expect(sent.definition.personality.boldness).toBe(2);
    expect(sent.definition.portrait.hair).toBe('pixie');
    press('Conversar');
    expect(onTalk).toHaveBeenCalledWith(MY_AVATAR.id);
    await waitFor(async () => expect(await readUserData('avatar-draft')).toBeNull());
  });

  it('F01: an age below 18 stays at its field, with its sentence, and nothing goes on', async () => {
    await draw();
    await writeEssence('Aurora', '17');
    press('Continuar pra aparência');
    expect(step()).toBe('Essência');
    expect(screen.getByText('Personagens precisam ter 18 anos ou mais.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Idade')));
    write('Idade', '18');
    expect(screen.queryByText('Personagens precisam ter 18 anos ou mais.')).toBeNull();
  });

  it('with name and age, Revisar is one press away', async () => {
    await draw();
    await screen.findByLabelText('Nome');
    press('Revisar');
    expect(screen.getByText('Preencha o nome.')).toBeDefined();
    await writeEssence();
    press('Revisar');
    await later('Tudo do seu jeito?');
  });

  it('Revisar names what is missing, and leads to the field', async () => {
    await draw({ step: 'revisar' });
    await later('Tudo do seu jeito?');
    expect(screen.getByRole('button', { name: 'Dar vida' })).toHaveProperty('disabled', true);
    press('Preencha o nome.');
    expect(step()).toBe('Essência');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nome')));
  });

  it('is found again as it was left, on the same device', async () => {
    const { server } = await draw();
    await writeEssence();
    press('Continuar pra aparência');
    expect(await screen.findByText('Guardado neste aparelho')).toBeDefined();
    await waitFor(async () =>
      expect(await readUserData('avatar-draft')).toMatchObject({ draft: { step: 'aparencia' } }),
    );
    expect(server.mock.calls.some(([url]) => String(url).includes('avatar-drafts'))).toBe(false);
    document.body.replaceChildren();
    await draw();
    expect(step()).toBe('Aparência');
    fireEvent.click(screen.getAllByRole('button', { name: 'Voltar' })[0] ?? document.body);
    expect(await screen.findByDisplayValue('Aurora')).toBeDefined();
  });

  it("a person's is on their account, and says so", async () => {
    const { sent } = await draw({ status: PERSON });
    await writeEssence();
    press('Continuar pra aparência');
    expect(await screen.findByText('Rascunho salvo')).toBeDefined();
    await waitFor(() =>
      expect(sent('PUT /api/avatar-drafts/novo').at(-1)).toMatchObject({ fields: { name: 'Aurora' } }),
    );
  });

  it('beginning again can be undone', async () => {
    await draw();
    await writeEssence();
    press('Começar do zero');
    expect(screen.getByLabelText('Nome')).toHaveProperty('value', '');
    press('Desfazer');
    expect(screen.getByLabelText('Nome')).toHaveProperty('value', 'Aurora');
  });

  it('the first step leaves by its arrow, asking nothing', async () => {
    await draw();
    await screen.findByLabelText('Nome');
    press('Voltar');
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Salvar e sair' }).getAttribute('href')).toBe('/');
  });
});

describe('her look', () => {
  it('goes back and forth with the button and the keys, and a draw by chance as well', async () => {
    await draw({ step: 'aparencia' });
    fireEvent.click(await screen.findByRole('tab', { name: 'Cabelo' }));
    await screen.findByRole('radio', { name: 'Pixie' });
    const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);
    const names = () => chosen().map((radio) => radio.getAttribute('aria-label'));
    const before = names();
    const other = screen.getAllByRole<HTMLInputElement>('radio').find((radio) => !radio.checked);
    fireEvent.click(other ?? document.body);
    const after = names();
    expect(after).not.toEqual(before);
    press('Desfazer');
    expect(names()).toEqual(before);
    fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true });
    expect(names()).toEqual(after);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(names()).toEqual(before);
    press('Sortear aparência');
    press('Desfazer');
    expect(names()).toEqual(before);
  });

  it('portraits.md §3: says quietly what does not go together', async () => {
    await draw({ step: 'aparencia' });
    fireEvent.click(await screen.findByRole('tab', { name: 'Cabelo' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'Cachos longos' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Adornos' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Tiara' }));
    expect(screen.getByText('Pra combinar: na cabeça flores')).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Flores' })).toHaveProperty('checked', true);
  });

  it('its tabs move with the arrows', async () => {
    await draw({ step: 'aparencia' });
    const first = await screen.findByRole('tab', { name: 'Pele' });
    await screen.findByRole('radio', { name: 'Canela' });
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Cenário', selected: true }));
    expect(screen.getByRole('radio', { name: 'Pôr do sol' })).toBeDefined();
    expect(screen.getByRole('slider', { name: 'Inclinação da cabeça' })).toBeDefined();
  });
});

describe('her manner', () => {
  it('is heard in a line that follows the beads, each a slider in words', async () => {
    await draw({ step: 'jeito' });
    await later('O jeito dela');
    const line = () => document.querySelector('.presence-line')?.textContent;
    const before = line();
    const bead = screen.getByRole('slider', { name: 'Tímida ou ousada' });
    expect(bead.getAttribute('aria-valuetext')).toBe('Entre tímida e ousada');
    fireEvent.keyDown(bead, { key: 'ArrowRight' });
    expect(bead.getAttribute('aria-valuetext')).toBe('Um pouco ousada');
    fireEvent.keyDown(bead, { key: 'End' });
    fireEvent.keyDown(bead, { key: 'ArrowRight' });
    expect(bead.getAttribute('aria-valuenow')).toBe('2');
    expect(line()).not.toBe(before);
  });

  it('what she loves is added by Enter and taken away again, and has its limit', async () => {
    await draw({ step: 'jeito' });
    await later('O jeito dela');
    const field = screen.getByLabelText('O que ela ama');
    fireEvent.change(field, { target: { value: 'a'.repeat(61) } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByText('O que ela ama: use até 60 caracteres.')).toBeDefined();
    fireEvent.change(field, { target: { value: 'mar' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    const chosen = screen.getByRole('list', { name: 'O que ela ama: escolhas' });
    expect(within(chosen).getAllByRole('listitem')).toHaveLength(1);
    press('Tirar mar');
    expect(screen.queryByRole('list', { name: 'O que ela ama: escolhas' })).toBeNull();
  });

  it('a browser without a Portuguese voice says so', async () => {
    await draw({ step: 'voz' });
    await later('Como ela soa?');
    expect(screen.getByText(/não tem voz em português/u)).toBeDefined();
  });
});
