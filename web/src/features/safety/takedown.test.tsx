import '../../testing/console-guard.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorAnswer, jsonAnswer } from '../../testing/answers.ts';
import { drawPage, stubServer } from '../../testing/page.tsx';
import { TakedownScreen } from './index.ts';

const RECEIVED = { protocol: 'CAF-2026-ABC123', message: 'Recebemos.', dueAt: '2026-11-23T12:00:00.000Z' };

async function draw(answer: () => unknown = () => jsonAnswer(RECEIVED, 202), address?: string) {
  const server = stubServer({ 'POST /api/takedowns': answer });
  await drawPage(() => <TakedownScreen address={address} />);
  await screen.findByRole('heading', { level: 1 });
  return server;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar pedido' }));

function fill(): void {
  fireEvent.click(screen.getByRole('radio', { name: 'Sou a pessoa' }));
  write('Seu nome completo', 'Teresa Lemos Prado');
  write('Seu e-mail', 'teresa@correio.com');
  write('Endereço da personagem', 'https://cafune.example/avatar/teresa');
  write('O que aconteceu', 'Esta personagem usa meu nome.');
}

beforeEach(() => sessionStorage.clear());

describe('asking for a character to be taken down (abuse suite G04)', () => {
  it('says the protocol and where the answer goes', async () => {
    const server = await draw();
    fill();
    send();
    expect(await screen.findByRole('heading', { name: 'Pedido recebido' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('CAF-2026-ABC123');
    expect(JSON.parse(String(server.mock.calls[0]?.[1]?.body))).toEqual({
      name: 'Teresa Lemos Prado',
      email: 'teresa@correio.com',
      relation: 'self',
      characterAddress: 'https://cafune.example/avatar/teresa',
      statement: 'Esta personagem usa meu nome.',
    });
  });

  it('asks for what is missing and sends nothing', async () => {
    const server = await draw();
    send();
    expect(await screen.findByText('Informe seu nome completo.')).toBeDefined();
    expect(screen.getByText('Diga qual é a sua relação com a pessoa.')).toBeDefined();
    expect(document.activeElement).toBe(field('Seu nome completo'));
    expect(server).not.toHaveBeenCalled();
  });

  it('keeps what was written when it could not be sent, and over a reload', async () => {
    await draw(() => errorAnswer(429, 'request.too-many', 'Muitos pedidos. Espere um minuto.'));
    fill();
    send();
    await waitFor(() => expect(screen.getByText('Muitos pedidos. Espere um minuto.')).toBeDefined());
    expect(field('O que aconteceu').value).toBe('Esta personagem usa meu nome.');
    document.body.innerHTML = '';
    await draw();
    expect(field('Seu nome completo').value).toBe('Teresa Lemos Prado');
  });

  it('knows the address of the character one comes from', async () => {
    await draw(undefined, 'https://cafune.example/avatar/livia');
    expect(field('Endereço da personagem').value).toBe('https://cafune.example/avatar/livia');
  });
});
