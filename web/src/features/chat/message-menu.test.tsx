import '../../testing/console-guard.ts';
import type { Message } from '@cafune/contract/chat';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeMessage } from '../../testing/conversation.ts';
import { stubDialogs } from '../../testing/dialogs.ts';
import { makeConversation, makeDesk, makeLive } from '../../testing/live-conversation.ts';
import { stubWidth } from '../../testing/page.tsx';
import { MessageEditor } from './components/message-editor.tsx';
import { MessageFoot } from './components/message-foot.tsx';
import { MessageMenu } from './components/message-menu.tsx';
import { NoticeCard } from './components/notice-card.tsx';
import { EMPTY_CONVERSATION } from './conversation-state.ts';
import type { Desk } from './use-desk.ts';

const HERS = makeMessage({ id: 'r', seq: 3, content: '*sorri* Oi!' });
const MINE = makeMessage({ id: 'p', seq: 2, role: 'person', content: 'oi' });

beforeEach(() => {
  stubWidth(1440);
  stubDialogs();
});

function openMenu(message: Message, desk: Desk) {
  const live = makeLive({ state: { ...EMPTY_CONVERSATION, isLoaded: true, messages: [MINE, HERS] } });
  render(
    <MessageMenu
      conversation={makeConversation()}
      live={live}
      show={vi.fn()}
      message={message}
      anchor={{ left: 0, right: 0, top: 0, bottom: 0 }}
      desk={desk}
    />,
  );
  return screen.getAllByRole('button', { hidden: true }).map((button) => button.textContent);
}
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

describe('the menu of a message', () => {
  it('of hers offers everything, prices included, and asks for another version', () => {
    const desk = makeDesk();
    const words = openMenu(HERS, desk);
    for (const wanted of ['Copiar', 'Citar', 'Editar', 'Outra versão · 1 moeda', 'Continuar · 1 moeda', 'Apagar'])
      expect(words).toContain(wanted);
    press(/Reagir com 🔥/);
    expect(desk.react).toHaveBeenCalledWith('r', '🔥');
    press(/Outra versão/);
    expect(desk.again).toHaveBeenCalledWith('r');
    expect(desk.closeMenu).toHaveBeenCalledTimes(2);
  });

  it('of one’s own has the price of the new reply, and neither reactions nor other versions', () => {
    const desk = makeDesk();
    const words = openMenu(MINE, desk);
    expect(words).toContain('Editar · 2 moedas');
    expect(words.some((word) => /Outra versão|Continuar|❤️/.test(word ?? ''))).toBe(false);
    press(/Citar/);
    expect(desk.quote).toHaveBeenCalledWith({ messageId: 'p', role: 'person', excerpt: 'oi' });
  });

  it('of her greeting has no other version', () => {
    expect(openMenu({ ...HERS, seq: 1 }, makeDesk()).join()).not.toContain('Outra versão');
  });
});

describe('under a message', () => {
  it('the versions step back and forth, and past the last of hers stands the price of another', () => {
    const desk = makeDesk();
    const message = { ...HERS, variant: { index: 3, count: 3 }, reaction: '❤️' as const };
    render(<MessageFoot message={message} desk={desk} isCurrent />);
    expect(screen.getByText('3 de 3')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Versão anterior' }));
    expect(desk.turn).toHaveBeenCalledWith(message, -1);
    fireEvent.click(screen.getByRole('button', { name: 'Outra · 1 moeda' }));
    expect(desk.again).toHaveBeenCalledWith('r');
    fireEvent.click(screen.getByRole('button', { name: 'Tirar a reação ❤️' }));
    expect(desk.react).toHaveBeenCalledWith('r', null);
  });

  it('says where it was written', () => {
    render(
      <MessageFoot message={{ ...HERS, isFallback: true, isOffline: true }} desk={makeDesk()} isCurrent={false} />,
    );
    expect(screen.getByText('Respondeu com o motor da casa · Escrita no aparelho, sem conexão')).toBeDefined();
  });
});

describe('the field of a message', () => {
  const write = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });

  it('shows the price, keeps what was written when it is refused, and Escape gives up', async () => {
    const saveEdit = vi.fn(async () => 'Remova dados pessoais do texto.');
    const desk = makeDesk({ saveEdit });
    const { unmount } = render(<MessageEditor message={MINE} desk={desk} />);
    expect(screen.getByRole('button', { name: 'Salvar · 2 moedas' })).toHaveProperty('disabled', true);
    write('meu CPF é');
    fireEvent.click(screen.getByRole('button', { name: 'Salvar · 2 moedas' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Remova dados pessoais do texto.');
    unmount();
    render(<MessageEditor message={MINE} desk={desk} />);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'meu CPF é');
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    expect(desk.cancelEdit).toHaveBeenCalledTimes(1);
  });

  it('of hers costs nothing', () => {
    render(<MessageEditor message={HERS} desk={makeDesk()} />);
    expect(screen.getByRole('button', { name: 'Salvar' })).toBeDefined();
    expect(screen.getByText(/Só o texto muda/)).toBeDefined();
  });
});

describe('what the house says (H01)', () => {
  const notice = (kind: Message['notice']) =>
    makeMessage({ id: 'n', seq: 4, role: 'notice', notice: kind, content: 'Você não está só.' });

  it('in a crisis names who listens, in plain words, and cannot be closed', () => {
    render(<NoticeCard message={notice('crisis')} />);
    expect(screen.getByRole('region', { name: 'Ajuda agora' }).textContent).toContain('Você não está só.');
    expect(screen.getByRole('link', { name: 'Ligar 188' }).getAttribute('href')).toBe('tel:188');
    const site = screen.getByRole('link', { name: /cvv\.org\.br/ });
    expect([site.getAttribute('href'), site.getAttribute('rel')]).toEqual([
      'https://www.cvv.org.br',
      'noopener noreferrer',
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
