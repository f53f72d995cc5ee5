import '../../testing/console-guard.ts';
import { FEEDBACK_TYPES } from '@cafune/contract/feedback';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorAnswer, jsonAnswer } from '../../testing/answers.ts';
import { pressEscapeInDialog, stubDialogs } from '../../testing/dialogs.ts';
import { drawPage, stubServer } from '../../testing/page.tsx';
import { currentToast, dismissToast } from '../../ui/toast-store.ts';
import { closeFeedback, openFeedback } from './feedback-store.ts';
import { FeedbackHost } from './index.ts';

const REQUIRED = {
  kind: 'error',
  title: 'Campos obrigatórios',
  description: 'Por favor, preencha todos os campos obrigatórios.',
};

async function draw(answer: () => unknown = () => jsonAnswer({ message: 'Recebido.' }, 201)) {
  const server = stubServer({ 'POST /api/feedback': answer });
  await drawPage(() => <FeedbackHost />);
  await open();
  return server;
}

async function open() {
  act(openFeedback);
  return screen.findByRole('dialog', { name: 'Ajuda & Feedback' });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
const bodyOf = (server: Awaited<ReturnType<typeof draw>>) => JSON.parse(String(server.mock.calls[0]?.[1]?.body));

function fill(): void {
  choose('Sugestão');
  write('Assunto', 'Áudio mais lento');
  write('Mensagem', 'Queria escolher a velocidade.');
}

// The first time its code is read, which is slower than what comes after.
beforeAll(() => import('./feedback-dialog.tsx'));
beforeEach(stubDialogs);
afterEach(() => {
  const left = currentToast();
  if (left !== null) dismissToast(left.id);
  act(closeFeedback);
});

describe('the feedback dialog', () => {
  it('spec §5: "Types: bug ("Bug Report"), suggestion ("Sugestão"), support ("Suporte"), general ("Feedback Geral")"', async () => {
    await draw();
    const types = within(screen.getByRole('group', { name: 'Tipo' })).getAllByRole('radio');
    expect(types.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Bug Report',
      'Sugestão',
      'Suporte',
      'Feedback Geral',
    ]);
    expect(FEEDBACK_TYPES.map((type) => type.id)).toEqual(['bug', 'suggestion', 'support', 'general']);
    expect(types.some((radio) => (radio as HTMLInputElement).checked)).toBe(false);
  });

  it.each(['Tipo', 'Assunto', 'Mensagem'])(
    'spec §5: "type, subject and message are required. If any is empty, a destructive toast": without %s',
    async (missing) => {
      const server = await draw();
      if (missing !== 'Tipo') choose('Suporte');
      if (missing !== 'Assunto') write('Assunto', 'Ajuda');
      write('Mensagem', missing === 'Mensagem' ? '   ' : 'Oi');
      send();
      expect(currentToast()).toMatchObject(REQUIRED);
      expect(server).not.toHaveBeenCalled();
      expect(screen.getByRole('dialog')).toBeDefined();
    },
  );

  it('says beside each empty field what is missing', async () => {
    await draw();
    send();
    expect(field('Assunto').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Escolha um tipo.')).toBeDefined();
    write('Assunto', 'Ajuda');
    expect(field('Assunto').getAttribute('aria-invalid')).toBe('false');
  });

  it('spec §5: "Rating is optional (1-5) and sent only when above 0": none chosen', async () => {
    const server = await draw();
    fill();
    send();
    await waitFor(() => expect(server).toHaveBeenCalledTimes(1));
    expect(bodyOf(server)).toEqual({
      type: 'suggestion',
      subject: 'Áudio mais lento',
      message: 'Queria escolher a velocidade.',
    });
  });

  it('spec §9: "Rating scale 1-5": it is said in words, sent, and can be taken back', async () => {
    const server = await draw();
    fill();
    expect(screen.getAllByRole('radio', { name: / de 5$/u })).toHaveLength(5);
    choose('2 de 5');
    fireEvent.click(screen.getByRole('button', { name: 'Limpar nota' }));
    expect(screen.queryByText('2 de 5')).toBeNull();
    choose('4 de 5');
    expect(screen.getByText('4 de 5')).toBeDefined();
    send();
    await waitFor(() => expect(server).toHaveBeenCalledTimes(1));
    expect(bodyOf(server).rating).toBe(4);
  });

  it('spec §4: "closed, open, submitting; on success it closes and the form resets."', async () => {
    let answer: (response: Response) => void = () => undefined;
    const server = await draw(() => new Promise<Response>((resolve) => (answer = resolve)));
    fill();
    send();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enviar' }).getAttribute('aria-busy')).toBe('true'));
    fireEvent.submit(field('Assunto'));
    await act(async () => answer(jsonAnswer({ message: 'Recebido.' }, 201)));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server).toHaveBeenCalledTimes(1);
    expect(currentToast()).toMatchObject({
      kind: 'success',
      title: 'Feedback Enviado',
      description: 'Obrigado pelo seu feedback! Iremos analisá-lo em breve.',
    });
    await open();
    expect(field('Assunto').value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sugestão' }).checked).toBe(false);
  });

  it.each([
    ['with server message', () => errorAnswer(429, 'rate.limited', 'Calma, respira.'), 'Calma, respira.'],
    ['or "Erro ao enviar feedback."', () => Promise.reject(new TypeError('offline')), 'Erro ao enviar feedback.'],
  ])('spec §8: Feedback failure "Erro" %s, and nothing typed is lost', async (_what, answer, description) => {
    await draw(answer);
    fill();
    send();
    await waitFor(() => expect(currentToast()).toMatchObject({ kind: 'error', title: 'Erro', description }));
    expect(field('Assunto').value).toBe('Áudio mais lento');
  });

  it('keeps what was written when it is closed, by Cancelar or Escape, and gives the focus back', async () => {
    await draw();
    act(closeFeedback);
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    await open();
    fill();
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
    await open();
    expect(field('Mensagem').value).toBe('Queria escolher a velocidade.');
    act(pressEscapeInDialog);
    expect(screen.queryByRole('dialog')).toBeNull();
    opener.remove();
    expect(JSON.parse(localStorage.getItem('feedbackDraft') ?? '')).toMatchObject({ type: 'suggestion', rating: 0 });
  });
});
